import type { LoaderFunctionArgs } from "@remix-run/node";
import { href } from "~/locale/href";
import { matchRoute } from "~/locale/match-route";
import { isNotFound } from "~/mall/client/mall-api-error";
import { reactorOf } from "~/mall/views/cards/reactions.server";
import { isDetailName, readDetail } from "~/mall/views/detail/details.server";
import { slugOf } from "~/mall/views/translation";
import { detailData } from "~/seo/detail-data.server";
import { pageHead } from "~/seo/page-head.server";
import { addStructuredData } from "~/seo/structured-data.server";
import { memberApiOrNull } from "~/session/session.server";
import { guard } from "~/site/guards.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { contentRedirect } from "~/tenant/redirects.server";

/** The loader of every detail screen. */
export async function loadDetail({ request, params: { id = "", title }, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  // A URL without a title is handled like one with a wrong title.
  const name = matchRoute(title === undefined ? `${pathname}/-` : pathname)?.name;
  if (!name || !isDetailName(name)) throw notFound(request);
  const site = await loadSite(request);
  await guard(request, site, name);
  const detail = await readDetail(name, site, id).catch((error) => {
    throw isNotFound(error) ? notFound(request) : error;
  });
  if (detail.elsewhere) throw contentRedirect(detail.elsewhere, 302);
  const parametersIn = (language: typeof site.language) => ({
    id: detail.entity.id,
    title: slugOf(detail.entity.translations, language),
  });
  if (title !== parametersIn(site.language).title) {
    throw contentRedirect(href(name, parametersIn(site.language), site.language) + search);
  }
  const { about, ...view } = await detail.view({
    reactor: reactorOf(request, site),
    member: () => memberApiOrNull(request, site),
    search: searchParams,
  });
  const head = pageHead(site, name, {
    parameters: parametersIn,
    title: about.title,
    description: about.texts,
    image: view.image,
    type: name === "news-detail" ? "article" : "website",
    hasError: "booking" in view && Boolean(view.booking?.problem),
    ...(detail.times?.published && { ...detail.times, published: detail.times.published }),
  });
  const url = new URL(head.canonical, request.url).href;
  addStructuredData(
    context,
    ...detailData(name, detail.entity, { ...view, summary: about.summary }, site, url),
  );
  return { ...view, url, head };
}
