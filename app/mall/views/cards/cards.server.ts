import type { Amenity } from "@contract/amenity";
import type { Category } from "@contract/category";
import type { Company } from "@contract/company";
import type { Event } from "@contract/event";
import type { NewsArticle } from "@contract/news";
import type { Product } from "@contract/product";
import type { Reward } from "@contract/reward";
import {
  dateStyle,
  dateText,
  formatDate,
  formatDayInWords,
  formatShortDay,
  formatTime,
} from "~/locale/dates";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import { plainText } from "~/mall/content/rich-text.server";
import { safeRedirect } from "~/session/safe-redirect";
import type { Site } from "~/site/site.server";
import { dot } from "~/ui/dot";
import { titleOf } from "../entity-title.server";
import { iconView } from "../icons.server";
import { imageView } from "../image.server";
import { currentStatus } from "../opening/current-status.server";
import { mallStatus } from "../shell/shell.server";
import { timeInWords } from "../time-in-words.server";
import { slugOf, translated } from "../translation";
import { priceText } from "./price-text.server";

export type ShopTileView = ReturnType<typeof shopTile>;
/** `text`: what it is, where few are listed. */
export type OfferCardView = ReturnType<typeof offerCard> & { text?: string };
/** `about`: what it is, where few are listed. */
/** `state`: of an event of today, until when it is on or how soon it begins. */
export type EventCardView = ReturnType<typeof eventCard> & { about?: string; state?: string | null };
/** `rubric`: whose it is, the name of a shop; or what tells posts of the blog apart. */
export type NewsCardView = ReturnType<typeof newsCard> & { rubric?: string };
/** `leaves`: what remains of a member's balance after it, in words. `text`: what the first of a list is. */
export type RewardCardView = ReturnType<typeof rewardCard> & { leaves?: string; text?: string };
export type AmenityCardView = ReturnType<typeof amenityCard>;

/** The cards of a response's items, made once as long as response, mall and settings are the same objects. */
function cardsBy<Item, Card>(card: (item: Item, site: Site) => Card) {
  const once = memoizedByObject<Card[]>();
  return (items: readonly Item[], site: Site): Card[] =>
    once([items, site.settings, site.mall ?? site.settings], site.language, () =>
      items.map((item) => card(item, site)),
    );
}

/** A company is a shop in the site's terms. */
export function shopTile(company: Company, site: Site) {
  const { language, tenant } = site;
  return {
    name: shopName(company, site),
    to: shopHref(company, site),
    logo: imageView(company.logo ?? company.image, tenant.tenantId),
    about: [
      translated(company.translations, "company_category", language),
      floorText(company.floor, site)?.replaceAll(" ", "\u00a0"),
    ]
      .filter(Boolean)
      .join(dot),
    status: ownStatus(company, site),
  };
}

const shopsOnce = memoizedByObject<ShopTileView[]>();

/** The tiles of many shops, made again when one opens or closes. */
export function shopTiles(companies: readonly Company[], site: Site): ShopTileView[] {
  const statuses = companies.map((company) => ownStatus(company, site)?.text);
  return shopsOnce(
    [companies, site.settings, site.mall ?? site.settings],
    `${site.language} ${statuses}`,
    () => companies.map((company) => shopTile(company, site)),
  );
}

export function shopName(company: Company, { language }: Site): string {
  return translated(company.translations, "name", language, translatorOf(language)("common:missing.name"));
}

export function shopHref(company: Company, { language }: Site): string {
  return href("shop-detail", { id: company.id, title: slugOf(company.translations, language) }, language);
}

/** Whether a shop is open now; without hours of its own it has the mall's. */
export function shopStatus(company: Company, site: Site): { isOpen: boolean; text: string } | null {
  const zones = company.opening_hours.length > 0 ? company.opening_hours : (site.mall?.opening_hours ?? []);
  const zone = zones.find((candidate) => candidate.zone === "default");
  return zone ? currentStatus(zone, site) : null;
}

/** The same where it isn't the mall's, which every page says once. */
function ownStatus(company: Company, site: Site) {
  const status = shopStatus(company, site);
  return status && status.text !== mallStatus(site)?.text ? status : null;
}

export function floorText(floor: number | null | undefined, { language }: Site): string | null {
  if (floor === null || floor === undefined) return null;
  const t = translatorOf(language);
  if (floor < 0) return t("common:floor.below", { level: -floor });
  return floor === 0 ? t("common:floor.ground") : t("common:floor.level", { level: floor });
}

/** A floor's name after a comma: only in German it keeps its capital. */
export const floorWithin = (floor: string, { language }: Pick<Site, "language">): string =>
  language === "de" ? floor : floor.charAt(0).toLowerCase() + floor.slice(1);

export function categoryName(category: Category, { language }: Site): string {
  return translated(
    category.translations,
    "name",
    language,
    translatorOf(language)("common:missing.category"),
  );
}

export function offerCard(product: Product, shops: Map<string, Company>, site: Site) {
  const { language, tenant } = site;
  const t = translatorOf(language);
  const shop = shops.get(product.company_id ?? "");
  const hasOldPrice =
    product.price != null &&
    !product.price_is_from &&
    product.price_before != null &&
    product.price_before > product.price;
  return {
    id: product.id,
    title: titleOf(product.translations, language, t("common:missing.offer")),
    to: detailHref("offer-detail", product, site),
    image: imageView(product.image, tenant.tenantId),
    shop: shop ? shopName(shop, site) : null,
    price: product.price == null ? null : priceText(product.price, product.price_is_from, language),
    priceBefore: hasOldPrice && product.price_before ? formatMoney(product.price_before, language) : null,
    discount:
      hasOldPrice && product.price != null && product.price_before
        ? `−${Math.round((1 - product.price / product.price_before) * 100)}\u00a0%`
        : null,
    validity: product.valid_to
      ? t("common:validUntil", {
          date: dateText(product.valid_to, site),
        })
      : null,
    isForMembers: product.only_for_members,
  };
}

export function eventCard(event: Event, site: Site) {
  const { language, tenant } = site;
  const style = dateStyle(site);
  const part = (pattern: string) => event.starts_at && formatDate(event.starts_at, pattern, style);
  return {
    id: event.id,
    title: titleOf(event.translations, language),
    to: detailHref("event-detail", event, site),
    image: imageView(event.image, tenant.tenantId),
    startsAt: event.starts_at,
    /** Its weekday and time; day and month are said before. */
    when: event.starts_at && timeOfDay(part("dddd") ?? "", event.starts_at, site),
    day: part("D"),
    month: part("MMM"),
    where: translated(event.translations, "place_name", language) || event.place,
    also: [] as { to: string; when: string }[],
  };
}

/** Events of one title and place are one card: the first one's, with the days of the others. */
export function asSeries(events: readonly EventCardView[], site: Site): EventCardView[] {
  const series = new Map<string, EventCardView>();
  for (const event of events) {
    const key = `${event.title}\n${event.where}`;
    const first = series.get(key);
    if (!first || !event.startsAt) series.set(first ? event.id : key, event);
    else {
      const other = { to: event.to, when: formatShortDay(event.startsAt, dateStyle(site)) };
      series.set(key, { ...first, also: [...first.also, other] });
    }
  }
  return [...series.values()];
}

/** Date and time of an instant; at midnight the date alone, because APIs send that for whole days. */
export const whenText = (instant: string, site: Site): string =>
  timeOfDay(formatDayInWords(instant, dateStyle(site)), instant, site);

function timeOfDay(day: string, instant: string, site: Site): string {
  const style = dateStyle(site);
  return formatTime(instant, "HH:mm", style) === "00:00"
    ? day
    : `${day}, ${timeInWords(formatTime(instant, site.mall?.time_format ?? "HH:mm", style), site.language)}`;
}

/** Length of the excerpt of an article without a perex. */
const excerptLength = 160;

export function newsCard(article: NewsArticle, site: Site) {
  const { language, tenant } = site;
  return {
    id: article.id,
    title: titleOf(article.translations, language),
    to: detailHref("news-detail", article, site),
    image: imageView(article.image, tenant.tenantId),
    publishedAt: article.published_at,
    date: article.published_at && dateText(article.published_at, site),
    perex:
      plainText(translated(article.translations, "perex", language)) ||
      plainText(translated(article.translations, "article", language), excerptLength),
  };
}

export function rewardCard(reward: Reward, site: Site) {
  const { language, tenant } = site;
  const t = translatorOf(language);
  return {
    id: reward.id,
    title: titleOf(reward.translations, language),
    to: detailHref("reward-detail", reward, site),
    image: imageView(reward.image, tenant.tenantId),
    points: reward.points_price === null ? null : t("common:points", { count: reward.points_price }),
  };
}

/** What an offer or a reward is, in a sentence. */
export const textOf = (
  { translations }: Pick<Product | Reward, "translations">,
  { language }: Site,
): string => firstSentence(plainText(translated(translations, "description", language), longestAbout));

export function amenityCard(amenity: Amenity, site: Site) {
  const { language, tenant } = site;
  return {
    id: amenity.id,
    title: titleOf(amenity.translations, language),
    to: amenityRedirect(amenity, site) ?? detailHref("amenity-detail", amenity, site),
    image: imageView(amenity.image, tenant.tenantId),
    icon: iconView(
      [amenity.id, ...amenity.translations.flatMap(({ slug }) => slug ?? [])],
      amenity.icon,
      site,
    ),
    floor: floorText(amenity.floor, site),
    about: firstSentence(plainText(translated(amenity.translations, "description", language), longestAbout)),
    categories: amenity.categories,
    /** That it can be booked, in words. */
    bookable: amenity.service_id ? translatorOf(language)("lists:show.bookable.chip") : null,
  };
}

/** In characters. */
export const longestAbout = 160;

export const firstSentence = (text: string): string => /^.*?[.!?](?=\s)/.exec(text)?.[0] ?? text;

/** The mall's settings may replace an amenity's own page: a path of this site or an external URL. */
export function amenityRedirect({ id }: Pick<Amenity, "id">, { settings }: Site): string | null {
  const target = settings.amenityRedirectLinks[id];
  return safeRedirect(target) ?? (target && /^https?:\/\//.test(target) ? target : null);
}

type DetailName = "offer-detail" | "event-detail" | "news-detail" | "reward-detail" | "amenity-detail";

/** The URL of an entity's page, with its title's slug in this language. */
export function detailHref(
  name: DetailName,
  { id, translations }: { id: string; translations: { locale: string; slug: string | null }[] },
  { language }: Site,
): string {
  return href(name, { id, title: slugOf(translations, language) }, language);
}

const eachEvent = cardsBy(eventCard);
export const eventCards = (events: readonly Event[], site: Site): EventCardView[] =>
  asSeries(eachEvent(events, site), site);
export const newsCards = cardsBy(newsCard);
export const rewardCards = cardsBy(rewardCard);
export const amenityCards = cardsBy(amenityCard);

const offersOnce = memoizedByObject<OfferCardView[]>();

/** The same for offers, with the shops that they name. */
export const offerCards = (
  products: readonly Product[],
  shops: Map<string, Company>,
  site: Site,
): OfferCardView[] =>
  offersOnce([products, shops, site.settings, site.mall ?? site.settings], site.language, () =>
    products.map((product) => offerCard(product, shops, site)),
  );
