import type { Category } from "@contract/category";
import type { Company } from "@contract/company";
import { intlLocale, type Language } from "@contract/languages";
import { editDistance } from "@contract/search-language/edit-distance";
import { folded } from "~/locale/folded";
import { collator } from "~/locale/formatters";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import { mostPages } from "~/mall/client/every-page.server";
import type { Site } from "~/site/site.server";
import type { ImageView } from "~/ui/picture";
import {
  categoryName,
  floorText,
  type ShopTileView,
  shopStatus,
  shopTile,
  shopTiles,
} from "../cards/cards.server";
import { allCompanies, shopCategories } from "../cards/companies.server";
import { defaultFloorPlan } from "../floor-plan/floor-plan-links.server";
import { imageView } from "../image.server";
import { slugOf } from "../translation";
import { byInitial } from "./initials.server";

/** The directory's filter; each field is a query parameter. */
export type DirectoryFilter = {
  q: string;
  category: string;
  floor: number | null;
  isDining: boolean;
  isOpenNow: boolean;
  acceptsGiftCards: boolean;
  givesPoints: boolean;
  /** Of a directory that is too long for one page. */
  page: number;
};

export function directoryFilter(search: URLSearchParams): DirectoryFilter {
  const floor = search.get("floor");
  return {
    q: (search.get("q") ?? "").trim().slice(0, 100),
    category: search.get("category") ?? "",
    floor: floor && /^-?\d{1,2}$/.test(floor) ? Number(floor) : null,
    isDining: search.get("f") === "dine",
    isOpenNow: search.get("open") === "1",
    acceptsGiftCards: search.get("gift") === "1",
    givesPoints: search.get("points") === "1",
    page: Number(/^[1-9]\d{0,4}$/.exec(search.get("page") ?? "")?.[0] ?? 1),
  };
}

/** So many are one group: a row for each letter would be mostly empty. */
const undividedShops = 20;

/** All shops; null if they are too many to be read for a page. */
async function companiesIfFew({ api }: Site): Promise<readonly Company[] | null> {
  const { last_page } = await api.companies({ page: 1, per_page: perPage });
  return last_page > mostPages ? null : allCompanies(api);
}

/**
 * The directory: filtered shops with their letters, the filter's options, and the count. One that is too long to be read
 * for a page is filtered, sorted and divided into pages by the mall API.
 */
export async function directoryView(site: Site, filter: DirectoryFilter) {
  // Together, so that slow categories leave time for the shops.
  const [companies, categories] = await Promise.all([companiesIfFew(site), shopCategories(site)]);
  const category = categories.find(
    ({ id, translations }) =>
      id === filter.category || translations.some(({ slug }) => slug === filter.category),
  );
  const ofRestaurants = new Set(
    companies?.flatMap((company) => (company.kind === "dine" ? company.categories : [])),
  );
  const options = {
    // Those of the restaurants alone, where only they are listed.
    categories: categories
      .filter(({ id }) => !companies || !filter.isDining || ofRestaurants.has(id) || id === category?.id)
      .map((entry) => ({
        slug: slugOf(entry.translations, site.language),
        name: categoryName(entry, site),
      })),
    category: category ? slugOf(category.translations, site.language) : "",
  };
  if (!companies) return { ...options, ...(await pageOfDirectory(site, filter, category)) };
  const wanted = folded(filter.q);
  const conditions: ((company: Company) => boolean)[] = [];
  if (filter.category)
    conditions.push(({ categories }) => category !== undefined && categories.includes(category.id));
  if (filter.floor !== null) conditions.push(({ floor }) => floor === filter.floor);
  if (filter.isDining) conditions.push(({ kind }) => kind === "dine");
  if (filter.acceptsGiftCards) conditions.push((company) => company.accepts_gift_cards);
  if (filter.givesPoints) conditions.push((company) => company.gives_points);
  if (filter.isOpenNow) conditions.push((company) => shopStatus(company, site)?.isOpen === true);
  if (wanted) conditions.push((company) => searchable(company, site.language).includes(wanted));
  const shops = shopsByName(companies, site);
  const found =
    conditions.length === 0
      ? shops
      : shops.filter(({ company }) => conditions.every((applies) => applies(company)));
  const pages =
    found === shops
      ? pagesOnce([shops], "", () => pagesByLetter(shops, site.language))
      : pagesByLetter(found, site.language);
  return {
    ...options,
    total: found.length,
    lastPage: pages.length,
    isWhole: true,
    shops: pages[filter.page - 1] ?? [],
    letters: pages.length > 1 ? placesOfLetters(pages) : null,
    floors: floorOptions(
      companies.map(({ floor }) => floor),
      site,
    ),
  };
}

/** As many shops as the mall API has on a page, at most. */
const perPage = 48;

/** One page of it. Which of its shops are open now only their hours say, so that this filter is not offered. */
async function pageOfDirectory(site: Site, filter: DirectoryFilter, category: Category | undefined) {
  const nothing = { data: [], last_page: 1, total: 0 };
  const [list, plan] = await Promise.all([
    filter.category && !category
      ? nothing
      : site.api.companies({
          page: filter.page,
          per_page: perPage,
          sort: "name",
          ...(category && { category: category.id }),
          ...(filter.floor !== null && { floor: filter.floor }),
          ...(filter.isDining && { kind: "dine" }),
          ...(filter.acceptsGiftCards && { accepts_gift_cards: "1" }),
          ...(filter.givesPoints && { gives_points: "1" }),
          ...(filter.q && { search: filter.q }),
        }),
    defaultFloorPlan(site),
  ]);
  const levels = plan?.floors.map(({ level }) => level) ?? [];
  return {
    total: list.total,
    lastPage: list.last_page,
    isWhole: false,
    letters: null,
    shops: list.data.map((company) => ({ letter: null, ...shopTile(company, site), picture: null })),
    floors: floorOptions(levels, site),
  };
}

const floorOptions = (levels: (number | null | undefined)[], site: Site) =>
  [...new Set(levels.flatMap((level) => level ?? []))]
    .sort((one, other) => one - other)
    .map((level) => ({ level, name: floorText(level, site) ?? String(level) }));

type NamedShop = { company: Company; tile: ShopTileView & { picture: ImageView | null } };

const shopsOnce = memoizedByObject<NamedShop[]>();
const pagesOnce = memoizedByObject<ReturnType<typeof pagesByLetter>>();

/** So many tiles have a picture; none where the page of so many shops has no weight left for them. */
const mostPictures = 12;
const mostShopsWithPictures = 60;

/** Shops with their tiles, in the order of their names; those that the mall features have their pictures. */
function shopsByName(companies: readonly Company[], site: Site): NamedShop[] {
  const { compare } = collator(intlLocale(site.language));
  const tiles = shopTiles(companies, site);
  const shown = companies.length > mostShopsWithPictures ? [] : tiles;
  const featured = shown.flatMap(({ name }, at) => {
    const company = companies[at];
    return company?.featured && company.logo && company.image ? [{ company, name }] : [];
  });
  // Spread among the letters.
  const step = Math.max(1, featured.length / mostPictures);
  const withPicture = new Set(
    featured
      .sort((one, other) => compare(one.name, other.name))
      .filter((_, at) => at % step < 1)
      .map(({ company }) => company),
  );
  return shopsOnce([companies, tiles], site.language, () =>
    companies
      .flatMap((company, at) => {
        const image = withPicture.has(company) ? company.image : null;
        const picture = imageView(image, site.tenant.tenantId);
        return tiles[at] ? [{ company, tile: { ...tiles[at], picture } }] : [];
      })
      .sort((one, other) => compare(one.tile.name, other.tile.name)),
  );
}

const mostNearest = 3;

/** The shops whose names are nearest to a word that none has: probably it was misspelled. */
export async function nearestShops(site: Site, q: string): Promise<{ name: string; to: string }[]> {
  const wanted = folded(q);
  const companies = wanted ? await companiesIfFew(site) : null;
  if (!companies) return [];
  const most = Math.max(1, Math.floor(wanted.length / 3));
  return shopsByName(companies, site)
    .map(({ tile: { name, to } }) => ({ name, to, distance: distanceToName(wanted, name, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostNearest)
    .map(({ name, to }) => ({ name, to }));
}

/** To the whole name, or to its nearest word. */
const distanceToName = (wanted: string, name: string, most: number): number =>
  Math.min(...[name, ...name.split(/\s+/)].map((part) => editDistance(wanted, folded(part), most).whole));

/** As many names as search engines show, for the end of a sentence: the last has no full stop of its own. */
export const namesOf = (shops: readonly { name: string }[]): string =>
  shops
    .slice(0, 12)
    .map(({ name }) => name)
    .join(", ")
    .replace(/\.$/, "");

/** More shops than these are divided into pages of about half as many: a page costs what it shows. */
const mostShops = 500;

type LetteredTile = NamedShop["tile"] & { letter: string | null };

/**
 * The tiles in the order of the alphabet, each with its letter; a few have none. Very many are pages, at least one, each of
 * whole letters unless one alone is too many.
 */
function pagesByLetter(shops: readonly NamedShop[], language: Language): LetteredTile[][] {
  const tiles = shops.map(({ tile }) => tile);
  const groups =
    tiles.length > undividedShops ? byInitial(tiles, language) : [{ letter: null, things: tiles }];
  const size = tiles.length > mostShops ? mostShops / 2 : mostShops;
  const pages: LetteredTile[][] = [[]];
  for (const { letter, things } of groups) {
    const lettered = things.map((tile) => ({ letter, ...tile }));
    for (let from = 0; from < lettered.length; from += size) {
      const part = lettered.slice(from, from + size);
      const page = pages.at(-1);
      if (page && (page.length === 0 || page.length + part.length <= size)) page.push(...part);
      else pages.push(part);
    }
  }
  return pages;
}

/** The page on which each letter begins. */
function placesOfLetters(pages: readonly LetteredTile[][]): { letter: string; page: number }[] {
  const places = new Map<string, number>();
  for (const [at, page] of pages.entries())
    for (const { letter } of page) if (letter && !places.has(letter)) places.set(letter, at + 1);
  return [...places].map(([letter, page]) => ({ letter, page }));
}

function searchable(company: Company, language: Language): string {
  const texts = company.translations.filter(
    ({ locale }) => locale === language || locale === company.translations[0]?.locale,
  );
  return folded(texts.map(({ name, company_category }) => `${name} ${company_category ?? ""}`).join(" "));
}
