import { href } from "~/locale/href";
import type { RouteName } from "~/locale/route-table";
import { isOutage } from "~/mall/client/mall-api-error";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText } from "~/mall/content/rich-text.server";
import { shopCategories } from "~/mall/views/cards/companies.server";
import type { Site } from "~/site/site.server";
import type { HomepageItem } from "~/tenant/settings";
import {
  categoryName,
  eventCards,
  newsCards,
  offerCards,
  rewardCards,
  shopTiles,
} from "../cards/cards.server";
import { shopsById } from "../cards/companies.server";
import { categoryIcon } from "../icons.server";
import { croppedImage, imageView } from "../image.server";
import { defaultHref, isRouteName, namedScreen } from "../links.server";
import { intervalsOf, localTime } from "../opening/opening-status";
import { hoursInWords, hoursOfDay } from "../opening/opening-table.server";
import { mallStatus, shellName, unbrokenCity } from "../shell/shell.server";
import { slugOf, translated, translationOf } from "../translation";

/**
 * The home page: its sections in the order of the mall's settings, its banners first where they are not named. A section whose data can't be fetched is omitted; if
 * that is all of them during an outage, its error is thrown.
 */
export async function homeView(site: Site) {
  const named = site.settings.homepageItems;
  const wants = (item: HomepageItem) => named.includes(item);
  const banners = heroBanners(site);
  const failures: unknown[] = [];
  const section = <View>(part: Promise<View>, what: string) => {
    part.catch((error: unknown) => failures.push(error));
    return sidePart(part, what);
  };
  const sections = await Promise.all([
    wants("shops") ? section(featuredShops(site), "Shops could not be read") : null,
    wants("offers") ? section(latestOffers(site), "Offers could not be read") : null,
    wants("events") ? section(upcomingEvents(site), "Events could not be read") : null,
    wants("news") ? section(latestNews(site), "News could not be read") : null,
    wants("rewards") ? section(cheapestRewards(site), "Rewards could not be read") : null,
    wants("quick_find") ? section(categoryChips(site), "Categories could not be read") : null,
  ]);
  const outage = failures.find(isOutage);
  if (outage && sections.every((read) => !read?.length)) throw outage;
  const [shops, offers, events, news, rewards, categories] = sections;
  const hero = await banners;
  const order = wants("hero") || hero.length === 0 ? named : (["hero", ...named] as const);
  const stories = { offers, events, news };
  return {
    name: nameAndCity(site),
    order,
    /** The section that begins with a feature. */
    lead: order.find((item) => item in stories && stories[item as keyof typeof stories]?.length) ?? null,
    description: plainText(translated(site.mall?.translations ?? [], "description", site.language)),
    hero: hero.map(({ whole, ...banner }) => banner),
    /** The first banner's picture as links are previewed with it. */
    preview: hero[0]?.whole ?? null,
    heroRatio: site.settings.heroBannerAspectRatio,
    today: wants("today") ? todayView(site) : null,
    categories: categories ?? [],
    shops: shops ?? [],
    offers: offers ?? [],
    events: events ?? [],
    news: news ?? [],
    rewards: rewards ?? [],
    ratios: {
      offers: site.settings.aspectRatios.products.card,
      events: site.settings.aspectRatios.events.card,
      news: site.settings.aspectRatios.news.card,
      rewards: site.settings.aspectRatios.rewards.card,
    },
  };
}

/** The page's heading: the mall's name, and its city unless the name has it. */
function nameAndCity(site: Site): string {
  const name = shellName(site);
  const city = site.mall?.address?.city;
  return city && !name.includes(city) ? `${name}, ${city}` : name;
}

/** The banners of the settings, which every page has loaded; only without them those of their own path. */
async function heroBanners(site: Site) {
  const { settings, language, tenant, api } = site;
  const items =
    settings.heroBannerItems ?? (await sidePart(api.heroBanner(), "The hero banners could not be read"));
  return (items ?? []).flatMap(({ image, image_mobile, color, link, focus, translations }) => {
    const about = color ? { color } : {};
    const picture = imageView({ url: image, width: 1600, height: 900, ...about }, tenant.tenantId);
    const forPhones = imageView({ url: image_mobile ?? image, width: 1600, height: 1200 }, tenant.tenantId);
    const texts = translationOf(translations, language);
    if (!picture || !texts) return [];
    const to = heroLink(link, site);
    return [
      {
        whole: picture,
        image: croppedImage(picture, settings.heroBannerAspectRatio, focus),
        phoneImage: forPhones && croppedImage(forPhones, "4/3", image_mobile ? null : focus),
        title: texts.title,
        text: texts.text ?? null,
        button: to ? (texts.button ?? null) : null,
        to,
      },
    ];
  });
}

/** A screen by its name, also with a query, or another site; null for what is neither. */
function heroLink(link: string | null | undefined, { language, settings }: Site): string | null {
  const [name = "", query = ""] = link?.split("?") ?? [];
  const screen = namedScreen(name);
  if (screen) return defaultHref(screen, language, settings, Object.fromEntries(new URLSearchParams(query)));
  return link && /^https?:\/\//.test(link) ? link : null;
}

function todayView(site: Site) {
  const { mall, settings, language, now } = site;
  const status = mallStatus(site);
  const zone = mall?.opening_hours.find((candidate) => candidate.zone === "default");
  if (!mall || !zone) return null;
  const today = localTime(now, mall.time_zone).date;
  const isOpenToday = zone.status !== "closed" && intervalsOf(zone, today)?.length !== 0;
  const hours =
    (isOpenToday ? hoursOfDay(zone, today, site) : null) ?? (status ? null : hoursInWords(zone, site));
  if (!status && !hours) return null;
  return {
    status,
    hours,
    address: mall.address
      ? [mall.address.street, mall.address.city && unbrokenCity(mall.address.city)].filter(Boolean).join(", ")
      : null,
    mapHref: mall.geo
      ? `https://www.openstreetmap.org/directions?to=${mall.geo.lat}%2C${mall.geo.lng}`
      : null,
    ways: settings.mapWayItems,
    hoursHref: isRouteName("opening-hours")
      ? defaultHref("opening-hours" as RouteName, language, settings)
      : null,
  };
}

async function featuredShops(site: Site) {
  const { data } = await site.api.featuredCompanies({ per_page: 12 });
  // Two rows of four, or as many as there are of one.
  const shown = data.slice(0, data.length < 8 ? 4 : 8);
  const tiles = shopTiles(shown, site);
  return tiles.map((tile, at) => ({ ...tile, picture: imageView(shown[at]?.image, site.tenant.tenantId) }));
}

async function latestOffers(site: Site) {
  const { data } = await site.api.products({ per_page: 8, sort: "-updated_at" });
  const shops = await shopsById(
    site,
    data.map(({ company_id }) => company_id),
  );
  return offerCards(data, shops, site);
}

async function upcomingEvents(site: Site) {
  const type = site.settings.heroCardsEventType;
  const { data } = await site.api.upcomingEvents({ per_page: 8, ...(type !== "all" && { type }) });
  return eventCards(data, site);
}

async function latestNews(site: Site) {
  const { data } = await site.api.news({ per_page: 8 });
  return newsCards(data, site).slice(0, 3);
}

async function cheapestRewards(site: Site) {
  const { data } = await site.api.rewards({ per_page: 8 });
  return rewardCards(data, site);
}

async function categoryChips(site: Site) {
  return (await shopCategories(site)).map((category) => ({
    name: categoryName(category, site),
    icon: categoryIcon(category, site),
    to: href(
      "shops-category",
      { category: slugOf(category.translations, site.language), page: 1 },
      site.language,
    ),
  }));
}
