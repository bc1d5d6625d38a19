import { intlLocale } from "@contract/languages";
import { type OpeningHoursZone, weekdays } from "@contract/opening-hours";
import { dayText, shortDay } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import { richText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { dot } from "~/ui/dot";
import { currentStatus } from "../opening/current-status.server";
import { addDays, intervalsOf, localTime, weekdayOf } from "../opening/opening-status";
import { hoursInWords, hoursOfDay, hoursText, shortWeek } from "../opening/opening-table.server";
import { timeText, weekdayName } from "../opening/opening-text.server";
import { placeholderHtml } from "../pages/placeholder.server";
import { shellName } from "../shell/shell.server";
import { translated } from "../translation";

export type OpeningHoursView = ReturnType<typeof openingHoursView>;

/** How far ahead exceptions are listed, and how many at most. */
const daysAhead = 365;
const exceptionsAtMost = 20;

/** The hours of the mall and of its extra zones: the coming week, today first, and exceptions. */
export function openingHoursView(site: Site) {
  const { mall, language, tenant } = site;
  const zones = mall?.opening_hours ?? [];
  const own = zones.find(({ zone }) => zone === "default");
  const description = translated(mall?.translations ?? [], "opening_hours_description", language);
  return {
    mall: own ? mallView(own, site) : null,
    zones: zones.filter((zone) => zone !== own).map((zone) => zoneView(zone, site)),
    bars: dayBars(zones, site),
    exceptions: exceptionsView(zones, site),
    description: description
      ? richText(description, tenant.tenantId)
      : placeholderHtml("opening_hours", site),
  };
}

/** The regular week of the mall and of each of its zones. */
export const regularHours = (site: Site) =>
  (site.mall?.opening_hours ?? []).map((zone) => ({
    name:
      zone.zone === "default"
        ? shellName(site)
        : translated(zone.translations, "name", site.language, zone.zone),
    week: regularWeek(zone, site),
    hoursText: hoursInWords(zone, site),
  }));

/** The mall's hours, or a shop's, on some days, in a line: "Sunday 29 November: 10:00–20:00"; null where they are unknown. */
export function hoursOn(
  dates: readonly string[],
  site: Site,
  zones: readonly OpeningHoursZone[] = site.mall?.opening_hours ?? [],
): string | null {
  const zone = zones.find((candidate) => candidate.zone === "default");
  if (!zone || zone.status === "closed") return zone ? hoursInWords(zone, site) : null;
  const t = translatorOf(site.language);
  const lines = dates.flatMap((date) => {
    const hours = hoursOfDay(zone, date, site);
    if (!hours) return [];
    const name = weekdayName(weekdayOf(date), site.language);
    const day = date === todayOf(site) ? `${t("common:day.today")}, ${name}` : capitalized(name, site);
    return [`${day} ${shortDay(date, site.language)}: ${hours}`];
  });
  return lines.join(dot) || hoursInWords(zone, site);
}

/** A weekday's name and its date: "Friday 27 November 2026". */
const dayAndDate = (day: string, date: string, site: Site): string =>
  translatorOf(site.language)("hours:dayAndDate", { day, date: dayText(date, site) });

function mallView(zone: OpeningHoursZone, site: Site) {
  const { language } = site;
  const today = todayOf(site);
  const isKnown = intervalsOf(zone, today) !== null && zone.status !== "closed";
  return {
    status: currentStatus(zone, site),
    text: hoursInWords(zone, site),
    today: dayAndDate(weekdayName(weekdayOf(today), language), today, site),
    hours: isKnown ? hoursOfDay(zone, today, site) : null,
    isClosed: isKnown && intervalsOf(zone, today)?.length === 0,
    next: isKnown ? nextException(zone, addDays(today, 6), site) : null,
    week: shortWeek(zone, site).map(({ until, ...row }) => ({
      ...row,
      dateText: [...new Set([row.date, until])].map((date) => shortDay(date, language)).join(" – "),
      isClosed: intervalsOf(zone, row.date)?.length === 0,
    })),
  };
}

/** Between the marks below the bars, in hours. */
const barStep = 4;

/** Today's hours of each zone as bars on one axis, in minutes from its beginning; null where none has any. */
export function dayBars(zones: readonly OpeningHoursZone[], site: Site) {
  const spans = zones.map((zone) =>
    (zone.status === "closed" ? [] : (intervalsOf(zone, todayOf(site)) ?? [])).map(({ from, to }) => {
      const [opens, closes] = [minutesOf(from), minutesOf(to)];
      return { opens, closes: closes > opens ? closes : closes + 24 * 60 };
    }),
  );
  const all = spans.flat();
  if (all.length === 0) return null;
  const start = Math.floor(Math.min(...all.map(({ opens }) => opens)) / 60) * 60;
  const steps = Math.ceil((Math.max(...all.map(({ closes }) => closes)) - start) / (barStep * 60));
  return {
    date: todayOf(site),
    timeZone: timeZoneOf(site),
    start,
    length: steps * barStep * 60,
    marks: Array.from({ length: steps + 1 }, (_, at) => {
      const hour = (start / 60 + at * barStep) % 24;
      return timeText(`${String(hour).padStart(2, "0")}:00`, site);
    }),
    rows: zones.map((zone, at) => ({
      id: zone.zone,
      name: zoneName(zone, site),
      hours: zone.status === "closed" ? null : hoursOfDay(zone, todayOf(site), site),
      parts: (spans[at] ?? []).map(({ opens, closes }) => ({ x: opens - start, width: closes - opens })),
    })),
  };
}

/** The mall's hours today as a bar on the whole day. */
export function dayBar(site: Site) {
  const own = site.mall?.opening_hours.filter(({ zone }) => zone === "default") ?? [];
  const bars = dayBars(own, site);
  if (!bars) return null;
  const parts = (bars.rows[0]?.parts ?? []).map(({ x, width }) => ({ x: x + bars.start, width }));
  return { date: bars.date, timeZone: bars.timeZone, start: 0, length: 24 * 60, parts };
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** The first day after a day that has exceptional hours. */
function nextException(zone: OpeningHoursZone, after: string, site: Site) {
  const dates = zone.exceptions.map(({ date }) => date).sort();
  const date = dates.find((each) => each > after && each <= addDays(after, daysAhead));
  const hours = date && hoursOfDay(zone, date, site);
  if (!date || !hours) return null;
  const { translations = [] } = zone.exceptions.find((exception) => exception.date === date) ?? {};
  const day = capitalized(weekdayName(weekdayOf(date), site.language), site);
  return {
    date,
    day: translated(translations, "name", site.language) || day,
    dateText: shortDay(date, site.language),
    hours,
  };
}

function zoneView(zone: OpeningHoursZone, site: Site) {
  const today = zone.status === "closed" ? null : hoursOfDay(zone, todayOf(site), site);
  const regular = regularWeek(zone, site);
  return {
    id: zone.zone,
    name: zoneName(zone, site),
    status: currentStatus(zone, site),
    text: hoursInWords(zone, site),
    // If every day including today is the same, one line suffices.
    today: regular.length === 1 && regular[0]?.hours === today ? null : today,
    regular,
  };
}

/**
 * The regular week, days with the same hours grouped: "Monday–Friday 9:00–21:00". Days whose hours are unknown are left
 * out, and the whole week of a place that is closed for now.
 */
export function regularWeek(zone: OpeningHoursZone, site: Pick<Site, "mall" | "language">) {
  if (zone.status === "closed") return [];
  const { language } = site;
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const [at, weekday] of weekdays.entries()) {
    const intervals = zone.days[weekday];
    const hours = intervals ? (hoursText(intervals, site) ?? closedText(site)) : zone.texts[weekday];
    if (!hours) continue;
    const before = rows.at(-1);
    if (before && before.hours === hours && before.last === at - 1) before.last = at;
    else rows.push({ first: at, last: at, hours });
  }
  const name = (at: number) => weekdayName(weekdays[at] ?? "monday", language);
  return rows.map(({ first, last, hours }) => ({
    days:
      last - first === weekdays.length - 1
        ? translatorOf(language)("hours:everyDay")
        : capitalized(first === last ? name(first) : `${name(first)}–${name(last)}`, site),
    hours,
  }));
}

/** The coming days with exceptional hours, with the hours of every zone that has any. */
function exceptionsView(zones: readonly OpeningHoursZone[], site: Site) {
  const { language } = site;
  const today = todayOf(site);
  const last = addDays(today, daysAhead);
  const ahead = (zone: OpeningHoursZone) =>
    zone.exceptions.filter(({ date }) => date >= today && date <= last);
  const concerned = zones.filter((zone) => ahead(zone).length > 0);
  const dates = [...new Set(concerned.flatMap(ahead).map(({ date }) => date))].sort();
  return {
    zones: concerned.map((zone) => ({ id: zone.zone, name: zoneName(zone, site) })),
    rows: dates.slice(0, exceptionsAtMost).map((date) => {
      const names = concerned.flatMap(ahead).filter((exception) => exception.date === date);
      const name = names.map(({ translations }) => translated(translations, "name", language)).find(Boolean);
      const day = capitalized(weekdayName(weekdayOf(date), language), site);
      return {
        date,
        isToday: date === today,
        name: name || day,
        dateText: name ? dayAndDate(day, date, site) : dayText(date, site),
        // An empty cell where a zone's hours are unknown.
        hours: concerned.map((zone) => hoursOfDay(zone, date, site) ?? ""),
      };
    }),
  };
}

function zoneName(zone: OpeningHoursZone, site: Site): string {
  const otherwise = zone.zone === "default" ? shellName(site) : zone.zone.replaceAll(/[-_]/g, " ");
  return translated(zone.translations, "name", site.language, capitalized(otherwise, site));
}

const timeZoneOf = ({ mall }: Pick<Site, "mall">) => mall?.time_zone ?? "Europe/Prague";
const todayOf = (site: Site) => localTime(site.now, timeZoneOf(site)).date;
const closedText = ({ language }: Pick<Site, "language">) => translatorOf(language)("common:open.closed");

const capitalized = (texts: string, { language }: Pick<Site, "language">) =>
  texts.charAt(0).toLocaleUpperCase(intlLocale(language)) + texts.slice(1);
