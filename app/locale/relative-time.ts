import { intlLocale, type Language } from "@contract/languages";
import { relativeTimeFormat } from "./formatters";
import { timeDistance } from "./time-distance";

/**
 * An instant relative to another: "in 3 days", "před 5 minutami".
 * @param from the reference, usually now
 * @param to the described instant
 */
export function relativeTime(from: Date | number, to: Date | number, language: Language): string {
  const { count, unit } = timeDistance(Number(from), Number(to));
  return relativeTimeFormat(intlLocale(language), { numeric: "always" }).format(count, unit);
}
