import type { Language } from "@contract/languages";
import type { WebsitePage } from "@contract/website-page";
import type { RouteName } from "~/locale/route-table";
import { throwIfMissing } from "~/mall/client/missing-parts.server";
import { type WebsitePageView, websitePageOf, websitePageView } from "~/mall/views/pages/website-page.server";
import type { PageHead } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { notFound } from "~/site/not-found.server";
import { loadSite, type Site } from "~/site/site.server";

/** The loader of a website page's screen, or of another page in its place; throws 404 if the mall has neither. */
export async function loadWebsitePage(
  request: Request,
  name: RouteName,
  otherPage: (site: Site) => WebsitePage | null = () => null,
) {
  const site = await loadSite(request);
  const page = (await websitePageOf(site, name)) ?? otherPage(site);
  if (!page) {
    throwIfMissing("websitePageByPermalink");
    throw notFound(request);
  }
  const view = websitePageView(page, site);
  return { ...view, head: websitePageHead(site, name, view) };
}

/** The head of a website page: the mall's SEO texts take precedence. */
export function websitePageHead(
  site: Site,
  name: RouteName,
  { title, image, seo }: Pick<WebsitePageView, "title" | "image" | "seo">,
  parameters: Record<string, string> | ((language: Language) => Record<string, string>) = {},
): PageHead {
  return pageHead(site, name, { parameters, title, image, seo });
}
