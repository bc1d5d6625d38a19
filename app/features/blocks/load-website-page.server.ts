import type { Language } from "@contract/languages";
import type { RouteName } from "~/locale/route-table";
import { type WebsitePageView, websitePageOf, websitePageView } from "~/mall/views/pages/website-page.server";
import type { PageHead } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { notFound } from "~/tenant/not-found.server";
import { loadSite, type Site } from "~/tenant/site.server";

/** A screen that is the website page of a permalink; throws 404 where the mall has none. */
export async function loadWebsitePage(request: Request, name: RouteName, permalink: string = name) {
  const site = await loadSite(request);
  const page = await websitePageOf(site, permalink);
  if (!page) throw notFound(request);
  const view = websitePageView(page, site);
  return { ...view, head: websitePageHead(site, name, view) };
}

/** The head of a website page: what the mall has written for search engines stands before everything else. */
export function websitePageHead(
  site: Site,
  name: RouteName,
  { title, image, seo }: Pick<WebsitePageView, "title" | "image" | "seo">,
  parameters: Record<string, string> | ((language: Language) => Record<string, string>) = {},
): PageHead {
  return pageHead(site, name, { parameters, title, image, seo });
}
