import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DetailScreen } from "~/features/detail/detail-screen";
import { href } from "~/locale/href";
import { matchRoute } from "~/locale/match-route";
import { isNotFound } from "~/mall/mall-api-error";
import { isDetailName, readDetail } from "~/mall/views/details.server";
import { slugOf } from "~/mall/views/translation";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { guard } from "~/session/guards.server";
import { notFound } from "~/tenant/not-found.server";
import { loadSite } from "~/tenant/site.server";

export const meta = pageMeta;

export async function loader({ request, params: { id = "", title } }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  // An address without a title is one with a wrong title.
  const name = matchRoute(title === undefined ? `${pathname}/-` : pathname)?.name;
  if (!name || !isDetailName(name)) throw notFound(request);
  const site = await loadSite(request);
  guard(request, site, name);
  const detail = await readDetail(name, site, id).catch((error) => {
    throw isNotFound(error) ? notFound(request) : error;
  });
  if (detail.elsewhere) throw redirect(detail.elsewhere);
  const parametersIn = (language: typeof site.language) => ({
    id: detail.id,
    title: slugOf(detail.translations, language),
  });
  if (title !== parametersIn(site.language).title) {
    throw redirect(href(name, parametersIn(site.language), site.language) + search, 301);
  }
  const view = await detail.view();
  const head = pageHead(site, name, {
    parameters: parametersIn,
    title: view.title,
    description: view.summary,
    image: view.image,
    type: name === "news-detail" ? "article" : "website",
  });
  return { ...view, url: new URL(head.canonical, request.url).href, head };
}

export default function Detail() {
  return <DetailScreen {...useLoaderData<typeof loader>()} />;
}
