import { intlLocale } from "@contract/languages";
import type { OpeningHoursZone } from "@contract/opening-hours";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { translated } from "../translation";
import { addDays, intervalsOf, localTime, weekdayOf } from "./opening-status";
import { timeText, weekdayName } from "./opening-text.server";

/** The next seven days of a zone, today first, with the names of holidays. */
export function openingWeek(zone: OpeningHoursZone, site: Site) {
  const { mall, language, now } = site;
  const t = translatorOf(language);
  const today = localTime(now, mall?.time_zone ?? "Europe/Prague").date;
  return Array.from({ length: 7 }, (_, daysAhead) => {
    const date = addDays(today, daysAhead);
    const holiday = zone.exceptions.find((exception) => exception.date === date);
    const name = weekdayName(weekdayOf(date), language);
    return {
      date,
      day:
        daysAhead === 0
          ? t("common:day.today")
          : name.charAt(0).toLocaleUpperCase(intlLocale(language)) + name.slice(1),
      hours: hoursText(intervalsOf(zone, date), site) ?? t("common:open.closed"),
      note: holiday ? translated(holiday.translations, "name", language) || null : null,
    };
  });
}

/** "9:00–21:00", several intervals with a comma; null where there is none. */
export function hoursText(
  intervals: { from: string; to: string }[],
  site: Pick<Site, "mall" | "language">,
): string | null {
  return intervals.map(({ from, to }) => `${timeText(from, site)}–${timeText(to, site)}`).join(", ") || null;
}
