import { intlLocale } from "@contract/languages";
import type { OpeningHoursZone } from "@contract/opening-hours";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { translated } from "../translation";
import { addDays, intervalsOf, localTime, textOfDay, weekdayOf } from "./opening-status";
import { timeText, weekdayName } from "./opening-text.server";

/**
 * The next seven days of a zone, today first, with the names of holidays: those whose hours are known, of a place that
 * is not closed for now.
 */
export function openingWeek(zone: OpeningHoursZone, site: Site) {
  if (zone.status === "closed") return [];
  const { mall, language, now } = site;
  const t = translatorOf(language);
  const today = localTime(now, mall?.time_zone ?? "Europe/Prague").date;
  return Array.from({ length: 7 }, (_, daysAhead) => daysAhead).flatMap((daysAhead) => {
    const date = addDays(today, daysAhead);
    const hours = hoursOfDay(zone, date, site);
    if (!hours) return [];
    const holiday = zone.exceptions.find((exception) => exception.date === date);
    const name = weekdayName(weekdayOf(date), language);
    const row = {
      date,
      isToday: daysAhead === 0,
      day:
        daysAhead === 0
          ? t("common:day.today")
          : name.charAt(0).toLocaleUpperCase(intlLocale(language)) + name.slice(1),
      hours,
      note: holiday ? translated(holiday.translations, "name", language) || null : null,
    };
    return [row];
  });
}

/**
 * The next seven days in as few rows as say it: today, then adjacent days with the same hours together, "Saturday–Monday";
 * one row where all are the same. `until` is the last day of a row.
 */
export function shortWeek(zone: OpeningHoursZone, site: Site) {
  const { language } = site;
  const week = openingWeek(zone, site);
  const rows: ((typeof week)[number] & { until: string })[] = [];
  for (const row of week) {
    const before = rows.at(-1);
    const isSame = before?.hours === row.hours && !before.note && !row.note;
    if (before && isSame && !before.isToday && addDays(before.until, 1) === row.date) before.until = row.date;
    else rows.push({ ...row, until: row.date });
  }
  const [today, others] = rows;
  if (
    today &&
    others &&
    week.length === 7 &&
    rows.length === 2 &&
    today.hours === others.hours &&
    !today.note
  )
    return [{ ...today, day: translatorOf(language)("hours:everyDay"), until: others.until }];
  return rows.map((row) => {
    const last = weekdayName(weekdayOf(row.until), language);
    return row.until === row.date ? row : { ...row, day: `${row.day}–${last}` };
  });
}

/** Today's hours of a mall as text; null where they are unknown. */
export function hoursToday(zones: readonly OpeningHoursZone[], site: Site): string | null {
  const zone = zones.find((candidate) => candidate.zone === "default");
  return (zone && openingWeek(zone, site).find(({ isToday }) => isToday)?.hours) ?? null;
}

/** A day's hours as text, closed where there are none, or the operator's words for it; null where they are unknown. */
export function hoursOfDay(
  zone: OpeningHoursZone,
  date: string,
  site: Pick<Site, "mall" | "language">,
): string | null {
  const intervals = intervalsOf(zone, date);
  if (!intervals) return textOfDay(zone, date);
  return hoursText(intervals, site) ?? translatorOf(site.language)("common:open.closed");
}

/** The operator's words for the hours of a whole zone. */
export const hoursInWords = (zone: OpeningHoursZone, { language }: Pick<Site, "language">): string | null =>
  translated(zone.translations, "hours_text", language) || null;

/** "9:00–21:00", several intervals with a comma; null where there is none. */
export function hoursText(
  intervals: readonly { from: string; to: string }[],
  site: Pick<Site, "mall" | "language">,
): string | null {
  return intervals.map(({ from, to }) => `${timeText(from, site)}–${timeText(to, site)}`).join(", ") || null;
}
