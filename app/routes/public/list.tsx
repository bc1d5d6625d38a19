import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListScreen } from "~/features/lists/list-screen";
import { hrefOf } from "~/locale/href";
import { languageOfPath } from "~/locale/language-choice";
import { matchRoute } from "~/locale/match-route";
import { favouriteMarks, reactorOf } from "~/mall/views/cards/reactions.server";
import { calendarMonth } from "~/mall/views/lists/event-calendar.server";
import {
  categoryRoute,
  isListName,
  listCategory,
  listChoice,
  listView,
} from "~/mall/views/lists/lists.server";
import { joinView } from "~/mall/views/loyalty/join.server";
import { slugOf } from "~/mall/views/translation";
import { memberProgramData } from "~/seo/member-program-data.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { addStructuredData } from "~/seo/structured-data.server";
import { memberApi, memberApiOrNull } from "~/session/session.server";
import { hasSession } from "~/session/token.server";
import { badRequest } from "~/site/bad-request.server";
import { guard } from "~/site/guards.server";
import { notFound } from "~/site/not-found.server";
import { pageNumber } from "~/site/page-number.server";
import { loadSite } from "~/site/site.server";
import { contentRedirect } from "~/tenant/redirects.server";

export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  if (params.page === undefined) {
    redirectToRewards(request);
    pageNumber(request, params.page);
  }
  const name = matchRoute(pathname)?.name;
  if (!name || !isListName(name)) throw notFound(request);
  const site = await loadSite(request);
  await guard(request, site, name);

  // `/en/offers/fashion` has no page: what is in its place is a category.
  const slug = params.category ?? (/^\d/.test(params.page ?? "") ? "" : params.page);
  const category = slug ? await listCategory(site, name, slug) : undefined;
  if (slug && !category) throw notFound(request);
  const own = (language: typeof site.language) => ({
    ...(category && { category: slugOf(category.translations, language) }),
  });
  if (category && (!params.category || params.category !== own(site.language).category)) {
    const page = params.category ? params.page : 1;
    const route = params.category ? name : categoryRoute(name);
    throw contentRedirect(hrefOf(route, { ...own(site.language), page }, site.language) + search);
  }

  const page = pageNumber(request, params.page);
  const choice = listChoice(name, searchParams);
  if (!choice) throw badRequest();
  const isOwn = hasSession(request);
  const month = choice.show === "month" ? calendarMonth(choice.month, site) : null;
  if (choice.show === "month" && !month) throw badRequest();
  const member = choice.show === "now" ? memberApi(request, site) : null;
  const { about, ...view } = await listView(site, name, {
    category,
    page,
    ...choice,
    month,
    isMember: isOwn,
    member,
  });
  if (page > view.lastPage) throw notFound(request);
  const head = pageHead(site, name, {
    parameters: (language) => ({ ...own(language), page }),
    title: about.title,
    ...(choice.show && { seo: { title: view.title } }),
    description: about.texts,
  });
  if (name === "rewards" && page === 1)
    addStructuredData(context, await memberProgramData(site, request.url));
  const { family, items } = view.cards;
  const marks = await favouriteMarks(family, items, { reactor: reactorOf(request, site), site });
  const join = family === "rewards" ? await joinView(site, memberApiOrNull(request, site), pathname) : null;
  return { ...view, marks, join, head };
}

/**
 * `/en/rewards` is also where a member's own rewards used to be: it redirects depending on the session, so it must not
 * be cached.
 */
function redirectToRewards(request: Request) {
  const { pathname, search } = new URL(request.url);
  const language = languageOfPath(pathname);
  if (!language) return;
  const firstPage = hrefOf("rewards", { page: 1 }, language);
  if (pathname.replace(/\/$/, "") !== firstPage.replace(/\/1$/, "")) return;
  throw hasSession(request)
    ? redirect(hrefOf("dashboard-rewards", {}, language), {
        headers: { "Cache-Control": "private, no-store" },
      })
    : redirect(firstPage + search, { status: 301, headers: { "Cache-Control": "private, no-store" } });
}

export default function List() {
  return <ListScreen {...useLoaderData<typeof loader>()} />;
}
