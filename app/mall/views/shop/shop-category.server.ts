import type { Category } from "@contract/category";
import type { Company, CompanyWithEntities } from "@contract/company";
import type { Product } from "@contract/product";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText, shortened } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { categoryName, floorText, newsCard, offerCard, shopTile } from "../cards/cards.server";
import { shopCategories } from "../cards/companies.server";
import { categoryBySlug } from "../category-by-slug";
import { categoryIcon } from "../icons.server";
import { imageView } from "../image.server";
import { slugOf, translated } from "../translation";

const shopsOnPage = 24;
/** A category with fewer shops shows each of them large. */
const fewestForGrid = 3;
const mostOffers = 4;
const mostNews = 3;
/** Some of them may not be current. */
const mostAsked = 12;

/** One page of a category's shops, the first with what opens it; null for an unknown category. */
export async function shopsOfCategory(site: Site, slug: string, page: number) {
  const categories = await shopCategories(site);
  const category = categoryBySlug(categories, slug);
  if (!category) return null;
  const isFirst = page === 1;
  const [shops, offersAndNews] = await Promise.all([
    site.api.companies({ category: category.id, page, per_page: shopsOnPage }),
    isFirst ? latestOf(category, site) : { offers: [], news: [] },
  ]);
  const featured = isFirst ? featuredOf(shops.data) : [];
  return {
    category,
    name: categoryName(category, site),
    page: shops.current_page,
    lastPage: shops.last_page,
    total: shops.total,
    floors: shops.last_page === 1 ? floorsOf(shops.data, site) : [],
    image: isFirst ? headImage(shops.data, featured, site) : null,
    featured: featured.map((company) => featuredShop(company, site)),
    shops: shops.data.map((company) => shopTile(company, site)),
    /** The featured ones are not among those below them. */
    isRest: shops.total - featured.length >= fewestForGrid && featured.length > 0,
    isGrid: !isFirst || shops.total >= fewestForGrid || featured.length < shops.total,
    ...offersAndNews,
    ratios: {
      offers: site.settings.aspectRatios.products.card,
      news: site.settings.aspectRatios.news.card,
    },
    more: translatorOf(site.language)("lists:moreDivisions"),
    chips: categories.map((entry) => {
      const own = slugOf(entry.translations, site.language);
      return {
        name: categoryName(entry, site),
        icon: categoryIcon(entry, site),
        to: href("shops-category", { category: own, page: 1 }, site.language),
        isCurrent: entry.id === category.id,
      };
    }),
  };
}

/** Two shops with pictures: those that the mall features, then the first; none instead of one beside a hole. */
function featuredOf(shops: readonly Company[]): Company[] {
  const shown = shops
    .filter(pictureOf)
    .toSorted((one, other) => Number(other.featured) - Number(one.featured))
    .slice(0, 2);
  return shown.length === 2 ? shown : [];
}

const pictureOf = ({ image_wide, image }: Company) => image_wide ?? image;

/** The first picture of those shops, unless featured ones follow with theirs: they sell the same, and look alike. */
function headImage(shops: readonly Company[], featured: readonly Company[], { tenant }: Site) {
  const shown = featured.length === 0 ? shops.find(pictureOf) : null;
  return imageView(shown ? pictureOf(shown) : null, tenant.tenantId);
}

function featuredShop(company: Company, site: Site) {
  return {
    ...shopTile(company, site),
    image: imageView(pictureOf(company), site.tenant.tenantId),
    text: firstSentences(plainText(translated(company.translations, "description", site.language))),
  };
}

/** As many whole sentences as are a few lines; of a long one its beginning. */
export function firstSentences(text: string): string {
  const [whole] = /^.{1,160}[.!?](?=\s|$)/su.exec(text) ?? [];
  return whole ?? shortened(text, 160);
}

/** The floors where the shops are, from the lowest. */
const floorsOf = (shops: readonly Company[], site: Site): string[] =>
  [...new Set(shops.flatMap(({ floor }) => floor ?? []))]
    .sort((one, other) => one - other)
    .flatMap((floor) => floorText(floor, site) ?? []);

/** The current offers of a category's shops and their latest news: of each shop one, before any has two; the newest comes first. */
async function latestOf({ id }: Category, site: Site) {
  const { api, now } = site;
  const read = api.companiesWithEntities({ category: id, per_page: shopsOnPage });
  const shops = (await sidePart(read, "What belongs to a category's shops could not be read"))?.data ?? [];
  const [offers, news] = await Promise.all([
    items(idsInTurns(shops, "products"), (query) => api.products(query)),
    items(idsInTurns(shops, "news"), (query) => api.news(query)),
  ]);
  const byId = new Map<string, Company>(shops.map((shop) => [shop.id, shop]));
  return {
    offers: offers
      .filter((offer) => isCurrent(offer, now))
      .slice(0, mostOffers)
      .map((offer) => offerCard(offer, byId, site)),
    news: news
      .slice(0, mostNews)
      .map((article) => newsCard(article, site))
      .toSorted(newestFirst),
  };
}

export const isCurrent = ({ valid_from, valid_to }: Pick<Product, "valid_from" | "valid_to">, now: Date) =>
  (!valid_from || Date.parse(valid_from) <= now.getTime()) &&
  (!valid_to || Date.parse(valid_to) > now.getTime());

const newestFirst = (one: { publishedAt?: string | null }, other: typeof one) =>
  Date.parse(other.publishedAt ?? "") - Date.parse(one.publishedAt ?? "") || 0;

/** The ids of what belongs to shops: the first of each shop, then their second ones. */
function idsInTurns(shops: readonly CompanyWithEntities[], kind: keyof CompanyWithEntities["entities"]) {
  const lists = shops.map(({ entities }) => entities[kind] ?? []);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((ids) => ids[at] ?? []))
    .flat()
    .slice(0, mostAsked);
}

/** The entities of these ids, in the order of the ids. */
async function items<Item extends { id: string }>(
  ids: string[],
  read: (query: { ids: string; per_page: number }) => Promise<{ data: Item[] }>,
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const list = await sidePart(
    read({ ids: ids.join(","), per_page: mostAsked }),
    "A list of a category's screen could not be read",
  );
  return (list?.data ?? []).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
