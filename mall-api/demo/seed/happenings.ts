import type { TenantId } from "@contract/tenant-ids";
import { eachText, type LanguageText, translationsOf } from "../../domain/content/language-text";
import type { TenantContent } from "../../domain/content/tenant-content";
import { artImage, cardImage } from "../art/art-image";
import { type Scene, scenesInTurn } from "../art/scenes-in-turn";
import type { EventTemplate } from "../content-schema/happenings";
import type { Fit, OfferTemplate } from "../content-schema/shops";
import { demoContent } from "../demo-content";
import { demoMall } from "../demo-malls";
import { randomOf, whole } from "../random";
import { at, dateAfter, isInSeason, nextOccasion, writtenDay } from "./calendar";
import { motifOf, type SeedCompany } from "./companies";
import { isHoliday } from "./holidays";
import { daysSinceNews, tellersOf } from "./new-shops";
import { seasonsBetween, seasonsOf } from "./seasons";
import { filled, joined, paragraph, slugText } from "./text-forms";
import { isFitting, ownTradeOf } from "./trades";

const { events, news, offers, programme, rewards } = demoContent;
const { "shop-categories": shopCategories, "store-news": storeNews } = demoContent;

const nameOf = (company: SeedCompany) => company.translations?.[0]?.name ?? "";
const categoryOf = (company: SeedCompany) => String(company.categories?.[0] ?? "");

function isFull(tenant: TenantId): boolean {
  return demoMall(tenant).shopsPerCategory >= 8;
}

/** Six offers per category in a full mall, two elsewhere, each by another shop and of its trade. */
export function offersOf(
  tenant: TenantId,
  companies: SeedCompany[],
  openings: Map<string, Date>,
  today: Date,
): TenantContent["products"] {
  const perCategory = isFull(tenant) ? 6 : 2;
  const seasons = seasonsOf(today).filter(({ offer }) => offer);
  const open = companies.filter(({ id }) => daysOpen(openings, id, today) >= 0);
  const drafts = shopCategories.flatMap(({ key: category }, categoryAt) => {
    const shops = open.filter((company) => categoryOf(company) === category).slice(0, perCategory);
    return shops.flatMap((shop, number) => {
      const trade = ownTradeOf(nameOf(shop));
      const templates = (trade?.offers ?? offers.categories[category] ?? []).filter(({ months }) =>
        isInSeason(today, months),
      );
      const earlier = shops
        .slice(0, number)
        .filter((other) => ownTradeOf(nameOf(other))?.key === trade?.key).length;
      // No two shops offer the same.
      const template = templates[earlier];
      if (!template) return [];
      const id = `o-${category}-${number + 1}`;
      const random = randomOf(`${tenant} ${id}`);
      const { before, price } = plausiblePrices(random, template);
      const ends = 2 + ((categoryAt * 7 + number * 11) % 40);
      const starts =
        number % 6 === 5 ? 3 : -Math.min(whole(random, 1, 20), daysOpen(openings, shop.id, today));
      const season = seasons.find(
        ({ offer }, at) =>
          number % 6 !== 5 && number % 2 === at % 2 && (offer?.categories ?? [category]).includes(category),
      );
      return [
        {
          id,
          motif: template.motif,
          take: earlier,
          company_id: shop.id,
          categories: [`product-${category}`],
          updated_at: at(today, -whole(random, 1, 30), 9),
          price: price * 100,
          price_before: before * 100,
          valid_from: at(today, season ? Math.max(starts, daysFrom(today, season.first)) : starts, 0),
          valid_to: at(today, season ? daysFrom(today, season.last) : Math.max(ends, starts + 4), 21),
          only_for_members: number === 2,
          code: number === 1 ? `${category.slice(0, 4).toUpperCase()}${template.discount}` : null,
          thumbs: { up: whole(random, 3, 240), down: whole(random, 0, 12) },
          translations: translationsOf({
            title: template.title,
            slug: slugText(template.title),
            description: joined(
              [
                paragraph(template.description),
                paragraph(
                  joined([
                    ...(season?.offer ? [season.offer.text] : []),
                    offers.redeemed[number === 1 ? "code" : number === 2 ? "members" : "all"],
                  ]),
                ),
              ],
              "",
            ),
            terms: offers.terms,
          }),
        },
      ];
    });
  });
  // The two newest, which lead the list, and each fourth after them are shown where they are sold or used; all others by
  // themselves, so that goods are known at a glance.
  const newest = drafts.toReversed().toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
  const sceneOf = scenesInTurn();
  const scenes = new Map(
    newest.map((draft, at) => [
      draft.id,
      sceneOf(draft.motif, draft.take, { leads: at === 0 || at % 4 === 1 }),
    ]),
  );
  return drafts.map(({ motif: _, take: __, ...product }) => ({
    ...product,
    ...picturesOf(tenant, scenes.get(product.id)),
  }));
}

/**
 * The price in CZK before and after a discount: both as shops write them, and as near to the discount in per cent as the
 * range of prices allows.
 */
function plausiblePrices(random: () => number, { discount, price: [from, to] }: OfferTemplate) {
  const around = whole(random, from, to);
  const candidates = Array.from({ length: 12 }, (_, at) => {
    const before = shopPrice(Math.min(to, around + at * (from >= 1000 ? 100 : 10)));
    const price = shopPrice((before * (100 - discount)) / 100);
    return { before, price, miss: Math.abs(100 - (price / before) * 100 - discount) };
  });
  return candidates.reduce((best, next) => (next.miss < best.miss ? next : best));
}

/** The nearest price that ends with a nine, above a thousand with ninety. */
function shopPrice(price: number): number {
  const step = price >= 1000 ? 100 : 10;
  return Math.max(1, Math.round((price + step / 10) / step)) * step - step / 10;
}

export function rewardsOf(tenant: TenantId, companies: SeedCompany[], today: Date): TenantContent["rewards"] {
  const ofMall = rewards.mall.map((template) => ({ template, shop: undefined }));
  const givers = companies.filter(({ gives_points }) => gives_points);
  const ofShops = eachOnce(givers, rewards.shops).slice(0, isFull(tenant) ? 20 : 4);
  const all = [...ofMall, ...ofShops].map((each, number) => ({
    ...each,
    number,
    price: each.template.points + (number % 4) * 10,
  }));
  const cheapest = all.toSorted((one, other) => one.price - other.price);
  const sceneOf = scenesInTurn();
  const scenes = new Map(
    cheapest.map(({ template, shop, number }, at) => {
      const { category } = template;
      // The cheapest leads its list, and each of a category: they are shown where they are used, all others by themselves.
      const leads =
        at < 3 || (at < 7 && cheapest.findIndex((other) => other.template.category === category) === at);
      return [
        number,
        sceneOf(template.motif ?? shownOf(shop), number, { leads, isNear: !leads, part: category }),
      ];
    }),
  );
  return all.map(({ template, shop, number, price }) => {
    const id = shop ? `r-${template.key}-${shop.id}` : `r-${template.key}`;
    const title = shop ? filled(template.title, { name: nameOf(shop) }) : template.title;
    return {
      id,
      company_id: shop?.id ?? null,
      ...picturesOf(tenant, scenes.get(number)),
      categories: [`reward-${template.category}`],
      updated_at: at(today, -number - 1, 9),
      points_price: price,
      stock: number % 5 === 4 ? 3 : number % 3 === 0 ? null : 40 + number,
      limit_per_member: number % 2 === 0 ? 1 : null,
      valid_from: at(today, -30, 0),
      valid_to: at(today, 20 + number * 3, 23),
      tier_id: template.key === "lounge" ? (programme.tiers[2]?.key ?? null) : null,
      code_type: template.code,
      usable_minutes: template.key === "parking" ? 120 : 20_160,
      translations: translationsOf({
        title,
        slug: slugText(title),
        description: joined(
          [paragraph(template.description), shop ? aboutOf(shop) : paragraph(template.more)],
          "",
        ),
        terms: rewards.terms,
      }),
    };
  });
}

export function eventsOf(
  tenant: TenantId,
  companies: SeedCompany[],
  openings: Map<string, Date>,
  today: Date,
): TenantContent["events"] {
  const { name, country } = demoMall(tenant);
  const ofMall = mallEventsOf(tenant, today).map((occasion) => ({ ...occasion, shop: undefined }));
  const hosts = companies.filter(
    (shop) => daysOpen(openings, shop.id, today) > 10 && fitting(events.shops, shop).length > 0,
  );
  const ofShops = eachOnce(hosts, events.shops).flatMap(({ template, shop }, number) => {
    const days = nextOccasion(today, number * 3 - 6, template, (date) => isHoliday(country, date));
    return days === undefined ? [] : [{ template, days, name: "", shop, number }];
  });
  const all = [...ofMall, ...ofShops];
  const sceneOf = scenesInTurn();
  const scenes = new Map(
    all
      .toSorted((one, other) => one.days - other.days || one.template.hour - other.template.hour)
      .map((each) => {
        const { template, days, shop, number } = each;
        // An event that is repeated looks different each time; in a shop it is where its wares are.
        const take = shop ? number : dateAfter(today, days).getTime() / 86_400_000;
        return [
          each,
          sceneOf(template.motif ?? shownOf(shop), take, { leads: true, part: shop ? "shops" : "mall" }),
        ];
      }),
  );
  return all.flatMap((each) => {
    const { template, days, name: occasion, shop, number } = each;
    const host = shop && nameOf(shop);
    const place = host === undefined ? placeOf(template) : eachText(() => host);
    if (!place) return [];
    const id = shop ? `e-${shop.id}` : `e-${slugText(template.title).en}${occasion}`;
    const title = host === undefined ? template.title : filled(template.title, { name: host });
    return [
      {
        id,
        type: shop ? ("stores" as const) : ("mall" as const),
        company_id: shop?.id ?? null,
        ...picturesOf(tenant, scenes.get(each)),
        categories: [],
        updated_at: at(today, -20, 9),
        starts_at: at(today, days, template.hour),
        ends_at: at(today, days, Math.min(23, template.hour + template.hours)),
        place: place.cz,
        floor: "place" in template ? floorOf(template.place, tenant) : shop?.floor,
        price: template.price,
        // As many as there is room for: in a shop, at one table.
        capacity: template.price ? (shop ? 12 : 60) : null,
        organizer: host ?? name,
        thumbs: { up: 20 + number * 7, down: number % 3 },
        translations: translationsOf({
          title,
          slug: repeatedSlug(title, occasion),
          article: shop ? joined([template.article, aboutOf(shop)], "") : template.article,
          place_name: place,
        }),
      },
    ];
  });
}

const placeOf = (template: object) =>
  "place" in template ? events.places[String(template.place)] : undefined;

/** Where the mall's own events are; null if outside of the building. */
const floorOf = (place: EventTemplate["place"], tenant: TenantId): number | null => {
  if (place === "entrance") return null;
  return place === "terrace" ? demoMall(tenant).floors - 1 : 0;
};

type Occasion = { template: EventTemplate; days: number; name: string; number: number };

/**
 * The events of the mall itself: one of each, two in a full mall; those of every week for a month, and those of the season.
 * Each occasion of an event that is repeated has a name.
 */
function mallEventsOf(tenant: TenantId, today: Date): Occasion[] {
  const { country, floors, weekly } = demoMall(tenant);
  const isClosed = (date: Date) => isHoliday(country, date);
  const templates = events.mall.filter(({ leastFloors }) => leastFloors <= floors);
  const rounds = isFull(tenant) ? 2 : 1;
  const changing = Array.from({ length: templates.length * rounds }, (_, number) => {
    const template = pickBy(number, templates);
    const days = template && nextOccasion(today, number * 4 - 8, template, isClosed);
    return { template, days, name: number < templates.length ? "" : "-2" };
  });
  const ofEachWeek = weekly.flatMap((key) => {
    const template = events.weekly[key];
    return daysBetween(-7, 28, today, template?.weekday).map((days) => ({
      template,
      days,
      name: dayName(today, days),
    }));
  });
  const ofSeasons = seasonsBetween(today, -7, 28).flatMap(({ key, first, last }) =>
    events.seasonal
      .filter(({ season }) => season === key)
      .flatMap((template) => {
        const all = daysBetween(daysFrom(today, first), daysFrom(today, last), today, template.weekday);
        const days = template.isOnce ? all.slice(0, 1) : all;
        return days.map((day) => ({ template, days: day, name: dayName(today, day) }));
      }),
  );
  return [...changing, ...ofEachWeek, ...ofSeasons].flatMap(({ template, days, name }, number) =>
    template && days !== undefined && !isClosed(dateAfter(today, days))
      ? [{ template, days, name, number }]
      : [],
  );
}

/** Days relative to today, those of a weekday if one is given. */
const daysBetween = (from: number, to: number, today: Date, weekday: number | undefined): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
    (days) => weekday === undefined || dateAfter(today, days).getUTCDay() === weekday,
  );

const dayName = (today: Date, days: number): string =>
  `-${dateAfter(today, days).toISOString().slice(0, 10)}`;

/** A repeated event has a slug of its own. */
function repeatedSlug(title: LanguageText, occasion: string): LanguageText {
  const slugs = slugText(title);
  return eachText((language) => slugs[language] + occasion);
}

export function newsOf(
  tenant: TenantId,
  companies: SeedCompany[],
  openings: Map<string, Date>,
  today: Date,
): TenantContent["news"] {
  const { name, opens } = demoMall(tenant);
  const current = seasonsOf(dateAfter(today, -1));
  const ofMall = news.mall.flatMap((template, number) => {
    const season = current.find(({ key }) => key === template.season);
    if (template.season && !season) return [];
    return [
      { template, shop: undefined, number, days: season ? daysFrom(today, season.first) : -number * 13 - 1 },
    ];
  });
  const tellers = tellersOf(tenant, companies);
  const isNew = (shop: SeedCompany) => openings.has(String(shop.id));
  const ofShops = [true, false]
    .flatMap((isOpening) =>
      eachOnce(
        tellers.filter((shop) => isNew(shop) === isOpening),
        storeNews.filter((template) => Boolean(template.isOpening) === isOpening),
      ),
    )
    .map(({ template, shop }) => {
      const number = tellers.indexOf(shop);
      return { template, shop, number, days: -daysSinceNews(number) };
    });
  const all = [...ofMall, ...ofShops];
  const latest = all.toSorted((one, other) => other.days - one.days || (other.number % 9) - (one.number % 9));
  const sceneOf = scenesInTurn();
  const scenes = new Map(
    latest.map((each) => {
      const { template, shop, number } = each;
      return [
        each,
        sceneOf(template.motif ?? shownOf(shop), number, { leads: true, part: shop ? "shops" : "mall" }),
      ];
    }),
  );
  return all.map((each) => {
    const { template, shop, number, days } = each;
    const opening = openings.get(String(shop?.id));
    const values: Parameters<typeof filled>[1] = shop
      ? { name: nameOf(shop), ...(opening && { day: writtenDay(opening), hour: opens.replace(/^0/, "") }) }
      : {};
    const scene = scenes.get(each);
    const id = shop ? `n-${shop.id}` : `n-${slugText(template.title).en}`;
    const title = filled(template.title, values);
    return {
      id,
      type: shop ? ("stores" as const) : ("mall" as const),
      company_id: shop?.id ?? null,
      ...picturesOf(tenant, scene),
      ...("also" in template && {
        images: template.also.map((also) => artImage({ tenant, motif: also, take: number, ratio: "4/3" })),
      }),
      categories: template.category ? [`post-${template.category}`] : [],
      updated_at: at(today, days, 18),
      published_at: at(today, days, 8 + (number % 9)),
      author: name,
      thumbs: { up: 4 + number * 3, down: number % 2 },
      translations: translationsOf({
        title,
        slug: slugText(title),
        perex: template.perex,
        article: shop
          ? joined([filled(template.article, values), aboutOf(shop)], "")
          : filled(template.article, values),
      }),
    };
  });
}

/** How many days after today a date is. */
const daysFrom = (today: Date, date: Date): number =>
  Math.round((date.getTime() - today.getTime()) / 86_400_000);

/** For how many days a shop has been open; endless, unless it is new. */
function daysOpen(openings: Map<string, Date>, id: SeedCompany["id"], today: Date): number {
  const opens = openings.get(String(id));
  return opens ? (today.getTime() - opens.getTime()) / 86_400_000 : Number.POSITIVE_INFINITY;
}

const fitting = <Template extends Fit>(templates: readonly Template[], shop: SeedCompany): Template[] =>
  templates.filter((template) => isFitting(template, nameOf(shop), categoryOf(shop)));

/**
 * Each of the templates with one of the shops that it suits, those that suit few shops first: two that say the same would
 * be twins in a list.
 */
function eachOnce<Template extends Fit>(shops: SeedCompany[], templates: readonly Template[]) {
  const free = new Set(shops);
  const suited = (template: Template) => shops.filter((shop) => fitting([template], shop).length > 0);
  return templates
    .map((template) => ({ template, shops: suited(template) }))
    .sort((one, other) => one.shops.length - other.shops.length)
    .flatMap(({ template, shops: suiting }) => {
      const shop = suiting.find((each) => free.delete(each));
      return shop ? [{ template, shop }] : [];
    });
}

const pickBy = <Value>(number: number, values: readonly Value[]): Value | undefined =>
  values[number % values.length];

/** The first paragraph of a shop's description. */
function aboutOf({ translations = [] }: SeedCompany): LanguageText {
  return eachText((language) => {
    const { description } = translations.find(({ locale }) => locale === language) ?? {};
    return description?.match(/^<p>.*?<\/p>/)?.[0] ?? "";
  });
}

/** What pictures of a shop show. */
const shownOf = (shop: SeedCompany | undefined): string =>
  shop
    ? motifOf(
        nameOf(shop),
        shopCategories.find(({ key }) => key === categoryOf(shop)),
      )
    : "mall-interior";

/** What is on cards, and more pictures of the subject itself, from other sides. */
function picturesOf(tenant: TenantId, scene: Scene | undefined) {
  if (!scene) return { images: [] };
  const { motif, take, view, further } = scene;
  return {
    image: cardImage(tenant, motif, take, view),
    images: further.map((each) => artImage({ tenant, motif, take, view: each, ratio: "4/3" })),
  };
}
