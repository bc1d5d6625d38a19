import type { TenantId } from "@contract/tenant-ids";
import { eachText, type LanguageText, translationsOf } from "../../../domain/content/language-text";
import type { TenantContent } from "../../../domain/content/tenant-content";
import { scenesInTurn } from "../../art/scenes-in-turn";
import type { EventTemplate } from "../../content-schema/happenings";
import { demoContent } from "../../demo-content";
import { demoMall, isFull } from "../../demo-malls";
import { at, dateAfter, daysFrom, nextOccasion } from "../calendar";
import type { SeedCompany } from "../companies";
import { isHoliday } from "../holidays";
import { daysOpen } from "../new-shops";
import { seasonsBetween } from "../seasons";
import { filled, joined, slugText } from "../text-forms";
import { eachOnce, fitting } from "./fitting-shops";
import { picturesOf } from "./pictures";
import { aboutOf, nameOf, shownOf } from "./shop-facts";

const { events } = demoContent;

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

const pickBy = <Value>(number: number, values: readonly Value[]): Value | undefined =>
  values[number % values.length];
