import { intlLocale, type Language } from "@contract/languages";
import { type Weekday, weekdays } from "@contract/opening-hours";
import { dayText, formatTimeOfDay } from "~/locale/dates";
import { dateFormat } from "~/locale/formatters";
import { translatorOf } from "~/locale/i18n.server";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import type { Site } from "~/site/site.server";
import type { OpeningStatus } from "./opening-status";

type Clock = Pick<Site, "mall" | "language">;

const textsOnce = memoizedByObject<string>();
const noMall = {};

/** The status as text, the same for many places: "Open until 21:00", "Opens tomorrow at 9:00". */
export const openingText = (status: OpeningStatus, site: Clock): string =>
  textsOnce([site.mall ?? noMall], `${site.language} ${JSON.stringify(status)}`, () => newText(status, site));

function newText(status: OpeningStatus, site: Clock): string {
  const { language } = site;
  const t = translatorOf(language);
  if (status.isOpen)
    return status.until === null
      ? t("common:open.now")
      : t("common:open.until", { time: timeText(status.until, site) });
  if ("isForNow" in status) return t("common:open.notNow");
  if ("opensOn" in status) return t("common:open.onDate", { date: dayText(status.opensOn, site) });
  if (!status.opens) return t("common:open.closed");
  const { at, daysAhead, weekday } = status.opens;
  const time = timeText(at, site);
  if (daysAhead === 0) return t("common:open.today", { time });
  if (daysAhead === 1) return t("common:open.tomorrow", { time });
  return t("common:open.onDay", { day: weekdayName(weekday, language), time });
}

/** A local time in the mall's format; the end of the day is `24:00`. */
export const timeText = (time: string, { mall }: Pick<Clock, "mall">): string =>
  formatTimeOfDay(time, mall?.time_format ?? "HH:mm");

/** A weekday's name as written within a sentence. */
export function weekdayName(weekday: Weekday, language: Language): string {
  // 2024-01-01 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)));
  return dateFormat(intlLocale(language), { weekday: "long", timeZone: "UTC" }).format(date);
}
