import { intlLocale, type Language } from "@contract/languages";
import { relativeTimeFormat } from "./formatters";

/** The limit of each unit; from there on the next larger one is used. */
const thresholds = [
  { unit: "second", below: 45, milliseconds: 1000 },
  { unit: "minute", below: 45, milliseconds: 60_000 },
  { unit: "hour", below: 22, milliseconds: 3_600_000 },
  { unit: "day", below: 26, milliseconds: 86_400_000 },
  // An average month and year of the Gregorian calendar: 400 years are 146,097 days.
  { unit: "month", below: 11, milliseconds: (146_097 / 4800) * 86_400_000 },
  { unit: "year", below: Number.POSITIVE_INFINITY, milliseconds: (146_097 / 400) * 86_400_000 },
] as const;

/**
 * An instant relative to another: "in 3 days", "před 5 minutami". A unit is used below 45 seconds, 45 minutes, 22
 * hours, 26 days and 11 months, each rounded.
 * @param from the reference, usually now
 * @param to the described instant
 */
export function relativeTime(from: Date | number, to: Date | number, language: Language): string {
  const formatter = relativeTimeFormat(intlLocale(language), { numeric: "always" });
  const distance = Number(to) - Number(from);
  for (const { unit, below, milliseconds } of thresholds) {
    const count = Math.round(Math.abs(distance) / milliseconds);
    if (count < below) return formatter.format(distance < 0 ? -count : count, unit);
  }
  throw new RangeError(`No relative time from ${from} to ${to}`);
}
