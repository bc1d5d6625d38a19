import { eachText, type LanguageText } from "../../domain/content/language-text";
import { mallInstant } from "../../domain/time/mall-time";

const day = 86_400_000;

/** When something can take place: a weekday (0 is Sunday), and months (1 to 12) if it needs a season. */
export type Occasion = { weekday?: number | undefined; months?: readonly number[] | undefined };

export const dateAfter = (today: Date, days: number): Date => new Date(today.getTime() + days * day);

/** How many days after today a date is. */
export const daysFrom = (today: Date, date: Date): number =>
  Math.round((date.getTime() - today.getTime()) / day);

/** A day relative to today at an hour of the mall's clock, as an instant. */
export function at(today: Date, days: number, hour: number, minute = "00"): string {
  const date = dateAfter(today, days).toISOString().slice(0, 10);
  return new Date(mallInstant(date, `${String(hour).padStart(2, "0")}:${minute}`)).toISOString();
}

/**
 * The first day from `days` on that suits and isn't to be avoided, relative to today; nothing if none of the next
 * eight weeks does.
 */
export function nextOccasion(
  today: Date,
  days: number,
  { weekday, months }: Occasion,
  isAvoided: (date: Date) => boolean = () => false,
): number | undefined {
  for (let next = days; next < days + 56; next++) {
    const date = dateAfter(today, next);
    const isDay = weekday === undefined || date.getUTCDay() === weekday;
    if (isDay && isInSeason(date, months) && !isAvoided(date)) return next;
  }
  return undefined;
}

/** A date as each language writes it, without its weekday. */
export function writtenDay(date: Date): LanguageText {
  return eachText((language) => dayFormats[language].format(date));
}
const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
const dayFormats = {
  en: dayFormat("en-GB"),
  cz: dayFormat("cs-CZ"),
  sk: dayFormat("sk-SK"),
  de: dayFormat("de-DE"),
};

export const isInSeason = (date: Date, months: readonly number[] | undefined): boolean =>
  months === undefined || months.includes(date.getUTCMonth() + 1);
