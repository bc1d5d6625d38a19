import { type Language, languageTag } from "@contract/languages";
import type { SitemapEntry } from "@contract/sitemap";
import type { RouteEntry } from "~/locale/route-entry";
import { routeNames, routeTable } from "~/locale/route-table";
import { nullIfNotFound } from "~/mall/client/null-if-not-found.server";
import { amenityRedirect } from "~/mall/views/cards/cards.server";
import { defaultHref } from "~/mall/views/links.server";
import { entitiesOfMall } from "~/mall/views/search/entities-of-mall.server";
import { isGiven } from "~/mall/views/visit/accessibility.server";
import { timeSlices } from "~/process/time-slices.server";
import type { Site } from "~/site/site.server";
import { entityHref, entityRoute } from "./entity-address.server";
import { defaultAlternate } from "./page-head";
import { xmlText } from "./xml.server";

/** A page in all languages that the mall offers. */
type Listed = { paths: Partial<Record<Language, string>>; changed: string | null };

/**
 * The maximum number of URLs in one file; with more there is an index with one part per page of the mall API's own
 * list, far below the protocol's 50,000 URLs and 50 MB.
 */
const maxUrlsPerFile = 5_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The mall's sitemap, or one of its parts (from 1); null for a part that doesn't exist. */
export async function sitemap(site: Site, origin: string, part: number | null): Promise<string | null> {
  const first = (await nullIfNotFound(site.api.sitemap({ page: 1 }))) ?? (await derivedSitemap(site));
  const isWhole = first.total * site.languages.length <= maxUrlsPerFile;
  if (part === null && !isWhole) return indexOf(first.last_page, origin);
  if (part !== null && (isWhole || part > first.last_page)) return null;

  const entries: SitemapEntry[] =
    part === null ? [...first.data] : (await site.api.sitemap({ page: part })).data;
  for (let page = 2; part === null && page <= first.last_page; page++) {
    entries.push(...(await site.api.sitemap({ page })).data);
  }
  const screens = part === null || part === 1 ? screensOf(site) : [];
  const otherTurns = timeSlices();
  const pages = screens;
  for (const entry of entries) {
    await otherTurns();
    const page = entityOf(entry, site);
    if (page) pages.push(page);
  }
  return urlSet(pages, origin);
}

/** The sitemap of an API without one, from its lists. */
async function derivedSitemap(
  site: Site,
): Promise<{ data: SitemapEntry[]; total: number; last_page: number }> {
  const data = await entitiesOfMall(site);
  // There is no second part to ask for.
  return { data, total: Math.min(data.length, maxUrlsPerFile / site.languages.length), last_page: 1 };
}

function indexOf(parts: number, origin: string): string {
  const addresses = Array.from({ length: parts }, (_, at) => `${origin}/sitemap.xml?page=${at + 1}`);
  const sitemaps = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`);
  return `${head}<sitemapindex ${namespace}>\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}

/** The screens that are pages of their own, a list's first page. */
function screensOf(site: Site): Listed[] {
  return routeNames.flatMap((name) => {
    const entry: RouteEntry = routeTable[name];
    if (entry.sitemap !== "page" || entry.noIndex || !isOpen(entry, site)) return [];
    if (name === "accessibility" && !isGiven(site.mall?.accessibility)) return [];
    return inLanguages(site, (language) => defaultHref(name, language, site.settings), null) ?? [];
  });
}

function entityOf(entry: SitemapEntry, site: Site): Listed | null {
  const name = entityRoute(entry);
  if (!name || !isOpen(routeTable[name], site)) return null;
  // Its URL redirects to another.
  if (entry.type === "amenity" && amenityRedirect(entry, site)) return null;
  return inLanguages(site, (language) => entityHref(entry, language), entry.updated_at ?? null);
}

/** Whether an anonymous visitor may see a route. */
function isOpen({ guard, noIndex }: RouteEntry, { settings }: Site): boolean {
  if (guard === "rewards") return !settings.rewardsOnlyWhenLoggedIn;
  if (guard === "offers") return !settings.offersOnlyWhenLoggedIn;
  return !guard && !noIndex;
}

function inLanguages(
  { languages }: Site,
  pathIn: (language: Language) => string | null,
  changed: string | null,
): Listed | null {
  const paths: Listed["paths"] = {};
  for (const language of languages) {
    const path = pathIn(language);
    if (path) paths[language] = path;
  }
  return Object.keys(paths).length > 0 ? { paths, changed } : null;
}

async function urlSet(pages: readonly Listed[], origin: string): Promise<string> {
  const otherTurns = timeSlices();
  const urls: string[] = [];
  for (const { paths, changed } of pages) {
    await otherTurns();
    const alternates = [...alternatesOf(paths)]
      .map(
        ([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${xmlText(origin + path)}"/>`,
      )
      .join("");
    const lastmod = changed ? `<lastmod>${xmlText(changed)}</lastmod>` : "";
    for (const path of Object.values(paths))
      urls.push(`<url><loc>${xmlText(origin + path)}</loc>${lastmod}${alternates}</url>`);
  }
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

function* alternatesOf(paths: Listed["paths"]): Generator<[tag: string, path: string]> {
  for (const [language, path] of Object.entries(paths)) yield [languageTag(language as Language), path];
  const fallback = defaultAlternate(paths);
  if (fallback) yield ["x-default", fallback];
}
