import { intlLocale, type Language } from "@contract/languages";
import { formatDate } from "./dates";
import { relativeTimeFormat } from "./formatters";
import { timeDistance } from "./time-distance";

/**
 * An instant relative to another: "in 3 days", "před 5 minutami".
 * @param from the reference, usually now
 * @param to the described instant
 * @param timeZone where days are counted as on a calendar: on Friday, Sunday evening is in two days, not in three
 */
export function relativeTime(
  from: Date | number,
  to: Date | number,
  language: Language,
  timeZone?: string,
): string {
  const { count, unit } = timeDistance(Number(from), Number(to));
  const days = unit === "day" && timeZone ? dayOf(to, timeZone) - dayOf(from, timeZone) : 0;
  const text = relativeTimeFormat(intlLocale(language), { numeric: "always" }).format(days || count, unit);
  // The Slovak preposition of one letter ends no line.
  return text.replace(/^o /, "o\u00a0");
}

/** The number of an instant's calendar day in a time zone. */
const dayOf = (instant: Date | number, timeZone: string): number =>
  Date.parse(formatDate(new Date(instant).toISOString(), "YYYY-MM-DD", { language: "en", timeZone })) /
  86_400_000;
