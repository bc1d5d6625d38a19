import { translatorOf } from "~/locale/i18n.server";
import { intlLocale, type Language } from "~/locale/languages";
import { type Weekday, weekdays } from "~/mall/contract/opening-hours";
import type { OpeningStatus } from "./opening-status";

/** The status in words: "Open until 21:00", "Opens tomorrow at 9:00". */
export function openingText(status: OpeningStatus, language: Language): string {
  const t = translatorOf(language);
  if (status.isOpen) return t("common:open.until", { time: timeText(status.until) });
  if (!status.opens) return t("common:open.closed");
  const { at, daysAhead, weekday } = status.opens;
  const time = timeText(at);
  if (daysAhead === 0) return t("common:open.today", { time });
  if (daysAhead === 1) return t("common:open.tomorrow", { time });
  return t("common:open.onDay", { day: weekdayName(weekday, language), time });
}

/** `09:00` as it is read: `9:00`; the end of the day is `24:00`. */
export const timeText = (time: string): string => time.replace(/^0/, "");

/** A weekday's name in a language, as it stands in the middle of a sentence. */
export function weekdayName(weekday: Weekday, language: Language): string {
  // 2024-01-01 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)));
  return new Intl.DateTimeFormat(intlLocale(language), { weekday: "long", timeZone: "UTC" }).format(date);
}
