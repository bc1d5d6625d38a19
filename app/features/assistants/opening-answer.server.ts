import type { Company } from "@contract/company";
import type { OpeningHoursZone } from "@contract/opening-hours";
import { z } from "zod";
import { folded } from "~/locale/folded";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { shopHref, shopName } from "~/mall/views/cards/cards.server";
import { todayIn } from "~/mall/views/lists/event-days.server";
import { currentStatus } from "~/mall/views/opening/current-status.server";
import { hoursInWords, hoursOfDay } from "~/mall/views/opening/opening-table.server";
import { shellName } from "~/mall/views/shell/shell.server";
import { openingHoursView, regularWeek } from "~/mall/views/visit/opening-hours.server";
import type { Site } from "~/site/site.server";
import { type Answer, anyAnswer, anyQuestion, day, shortText, Unanswerable } from "./answer.server";
import { shopNamed } from "./shop-named.server";

export const openingQuestion = z.strictObject({
  ...anyQuestion,
  shop: shortText
    .optional()
    .describe("A shop or restaurant by its name or id; the mall itself if it is missing"),
  zone: shortText
    .optional()
    .describe("A part of the mall with hours of its own, such as restaurants or the car park, by its name"),
  date: day.optional().describe("A day such as 2026-12-24; now and today if it is missing"),
});

export const openingAnswer = z.object({
  ...anyAnswer,
  place: z.string(),
  isOpenNow: z.boolean().nullable().describe("null: the mall doesn't say"),
  status: z.string().nullable().describe("Whether it is open now, and until when"),
  hours: z.string().nullable().describe("The hours of the day asked for, or of today; null: unknown"),
  week: z.array(z.object({ days: z.string(), hours: z.string() })).describe("The regular week"),
  otherHours: z
    .array(z.object({ place: z.string(), status: z.string().nullable(), hours: z.string() }))
    .describe("Parts of the mall with hours of their own, such as restaurants or the car park"),
});

type Data = Omit<z.infer<typeof openingAnswer>, keyof typeof anyAnswer>;

/** Whether the mall or a shop is open, as its page says. */
export async function answerOpening(
  { shop, zone, date }: z.infer<typeof openingQuestion>,
  site: Site,
): Promise<Answer<Data>> {
  if (shop && zone) throw new Unanswerable("Hours are those of a shop or of a zone, not of both.");
  if (zone) return ofZone(zone, date, site);
  return shop === undefined ? ofMall(date, site) : ofShop(await shopNamed(shop, site), date, site);
}

/** Of a zone by its name in the answer's language, or its id. */
function ofZone(name: string, date: string | undefined, site: Site): Answer<Data> {
  const { zones } = openingHoursView(site);
  const shown = zones.find((each) => each.id === name || folded(each.name) === folded(name));
  const zone = site.mall?.opening_hours.find(({ zone: id }) => id === shown?.id);
  if (!shown || !zone) {
    const names = zones.map((each) => each.name).join("; ");
    throw new Unanswerable(`The mall says no hours of such a zone.${names && ` Its zones: ${names}.`}`);
  }
  const data = {
    place: shown.name,
    isOpenNow: shown.status?.isOpen ?? null,
    status: shown.status?.text ?? null,
    hours: hoursOn(zone, date ?? todayIn(site), site),
    week: regularWeek(zone, site),
    otherHours: [],
  };
  return { lines: linesOf(data, date, site), data, path: href("opening-hours", null, site.language) };
}

function ofMall(date: string | undefined, site: Site): Answer<Data> {
  const { mall, zones } = openingHoursView(site);
  const own = site.mall?.opening_hours.find(({ zone }) => zone === "default");
  const data = {
    place: shellName(site),
    isOpenNow: mall?.status?.isOpen ?? null,
    status: mall?.status?.text ?? null,
    hours: date === undefined ? (mall?.hours ?? mall?.text ?? null) : own ? hoursOn(own, date, site) : null,
    week: own ? regularWeek(own, site) : [],
    otherHours: zones.flatMap(({ id, name, status, today, text, regular }) => {
      const zone = site.mall?.opening_hours.find((candidate) => candidate.zone === id);
      const onDate = date !== undefined && zone ? hoursOn(zone, date, site) : null;
      const usual = today ?? text ?? regular.map(({ days, hours }) => `${days} ${hours}`).join(", ");
      const hours = date === undefined ? usual : onDate;
      return hours
        ? [{ place: name, status: date === undefined ? (status?.text ?? null) : null, hours }]
        : [];
    }),
  };
  return { lines: linesOf(data, date, site), data, path: href("opening-hours", null, site.language) };
}

function ofShop(shop: Company, date: string | undefined, site: Site): Answer<Data> {
  const zone = shop.opening_hours.find(({ zone }) => zone === "default");
  const status = zone ? currentStatus(zone, site) : null;
  const data = {
    place: shopName(shop, site),
    isOpenNow: status?.isOpen ?? null,
    status: status?.text ?? null,
    hours: zone ? hoursOn(zone, date ?? todayIn(site), site) : null,
    week: zone ? regularWeek(zone, site) : [],
    otherHours: [],
  };
  return { lines: linesOf(data, date, site), data, path: shopHref(shop, site) };
}

/** The hours of a day, or what the mall says in place of hours. */
const hoursOn = (zone: OpeningHoursZone, date: string, site: Site): string | null =>
  (zone.status === "closed" ? null : hoursOfDay(zone, date, site)) ?? hoursInWords(zone, site);

function linesOf({ place, status, hours, week, otherHours }: Data, date: string | undefined, site: Site) {
  const unknown = translatorOf(site.language)("hours:unknown");
  return [
    [place, date ?? status].filter(Boolean).join(": "),
    hours ?? (week.length > 0 && date === undefined ? null : unknown),
    ...week.map(({ days, hours: ofDays }) => `${days}: ${ofDays}`),
    ...otherHours.map((other) => [other.place, other.status, other.hours].filter(Boolean).join(": ")),
  ];
}
