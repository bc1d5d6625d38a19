import { hrefOf } from "~/locale/href";
import { type Language, languages } from "~/locale/languages";
import { type RouteEntry, type RouteName, routeTable } from "~/locale/route-table";
import { shellName } from "~/mall/views/shell.server";
import type { Site } from "~/tenant/site.server";
import { type ImageView, imageHref } from "~/ui/picture";
import type { PageHead } from "./page-head";

type Parameters = Record<string, string | number>;

type PageDescription = {
  /** The address's parameters, the same in all languages or by language. */
  parameters?: Parameters | ((language: Language) => Parameters);
  /** What the page is about, before the mall's name; without it the tenant's own title for the route stands. */
  title?: string;
  description?: string | null;
  image?: ImageView | null;
  type?: PageHead["type"];
  noIndex?: boolean;
};

/** The head of a screen: the tenant's tags for the route, the entity's own words before them, and its address in each language. */
export function pageHead(
  site: Site,
  name: RouteName,
  { parameters = {}, ...page }: PageDescription = {},
): PageHead {
  const { tenant, language, settings } = site;
  const tags = tenant.pagesMetaTags[language];
  const own = tags[name];
  const base = own ?? tags.index;
  const entry: RouteEntry = routeTable[name];
  const alternates = Object.fromEntries(
    languages
      .filter((code) => site.languages.includes(code))
      .map((code) => [
        code,
        hrefOf(name, typeof parameters === "function" ? parameters(code) : parameters, code),
      ]),
  );
  return {
    title: page.title && !own ? `${page.title} | ${shellName(site)}` : base.title,
    description: page.description || base.description,
    ...(base.keywords && { keywords: base.keywords }),
    robots: page.noIndex || entry.noIndex ? "noindex, follow" : settings.robots || tenant.robots,
    canonical: hrefOf(name, typeof parameters === "function" ? parameters(language) : parameters, language),
    alternates,
    ...(page.image && { image: imageHref(page.image.src, 1200) }),
    ...(page.type && { type: page.type }),
  };
}
