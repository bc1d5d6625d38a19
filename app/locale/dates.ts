import { intlLocale, type Language } from "@contract/languages";
import { dateFormat } from "./formatters";

type DateStyle = { language: Language; timeZone: string };

/** A page's language, and the format and time zone of its mall if that is known. */
type Place = { language: Language; mall: { date_format: string; time_zone: string } | null };

export const dateStyle = ({ language, mall }: Place): DateStyle => ({
  language,
  timeZone: mall?.time_zone ?? "Europe/Prague",
});

/** A date in the mall's format and the visitor's language: "22. 11. 2026", "22 November 2026", "22.11.2026". */
export const dateText = (instant: string, place: Place): string =>
  formatDate(instant, patternIn(place), dateStyle(place));

/** The same of a calendar day, `YYYY-MM-DD`. */
export const dayText = (day: string, place: Place): string =>
  formatDay(day, patternIn(place), place.language);

/** A calendar day without its year: "22 Nov", "22. 11.", "22. Nov." */
export const shortDay = (day: string, language: Language): string =>
  dateFormat(intlLocale(language), { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );

/**
 * A mall's numerals are those of its country. In English they could be read as another day, so that the month is
 * written out. German has no spaces between them; Czech and Slovak have some, and no zeros in front.
 */
function patternIn({ language, mall }: Place): string {
  const pattern = mall?.date_format ?? "D. M. YYYY";
  if (pattern.includes("MMM")) return pattern;
  if (language === "en") return pattern.replace(/[DMY]+(?:[^\w[]+[DMY]+)+/, "D MMMM YYYY");
  return language === "de" ? pattern.replaceAll(". ", ".") : pattern.replace(/DD?\. *MM?\. */, "D. M. ");
}

/**
 * A date in a day.js-style pattern: "22. 11. 2026". Supports D, DD, ddd, dddd, M, MM, MMM, MMMM, YY, YYYY and text in
 * [brackets]. Spaces are non-breaking.
 */
export function formatDate(instant: string, pattern: string, style: DateStyle): string {
  const { language, timeZone } = style;
  return dates(`${instant} ${pattern} ${language} ${timeZone}`, () =>
    writtenDate(new Date(instant), pattern, style),
  );
}

const dates = remembered<string>();

function writtenDate(date: Date, pattern: string, { language, timeZone }: DateStyle): string {
  const locale = intlLocale(language);
  const { year, month, day } = numericParts(date, timeZone);
  // Beside a day, Slavic languages put the month's name into the genitive.
  const monthName = (length: "long" | "short") =>
    pattern.includes("D")
      ? partOf("month", date, locale, { month: length, day: "numeric", timeZone })
      : partOf("month", date, locale, { month: length, timeZone });
  return filled(pattern, /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd/g, (token) => {
    if (token === "YYYY") return year;
    if (token === "YY") return year.slice(-2);
    if (token === "MMMM") return monthName("long");
    if (token === "MMM") return monthName("short");
    if (token === "MM") return month;
    if (token === "M") return String(Number(month));
    if (token === "DD") return day;
    if (token === "D") return String(Number(day));
    return partOf("weekday", date, locale, { weekday: token === "dddd" ? "long" : "short", timeZone });
  });
}

/** A calendar day, `YYYY-MM-DD`, in the same patterns. */
export function formatDay(day: string, pattern: string, language: Language): string {
  return formatDate(`${day}T12:00:00Z`, pattern, { language, timeZone: "UTC" });
}

/** An instant's time of day in a pattern of HH, H, hh, h, mm, A, a: "19:30". */
export function formatTime(
  instant: string,
  pattern: string,
  { timeZone }: Pick<DateStyle, "timeZone">,
): string {
  const { hour, minute } = numericParts(new Date(instant), timeZone);
  return formatTimeOfDay(`${hour}:${minute}`, pattern);
}

/** A local time, `HH:MM`, in the same patterns; `24:00` stays the end of its day. */
export function formatTimeOfDay(time: string, pattern: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const isMorning = hours % 24 < 12;
  return filled(pattern, /\[([^\]]*)\]|HH|H|hh|h|mm|A|a/g, (token) => {
    if (token === "HH") return String(hours).padStart(2, "0");
    if (token === "H") return String(hours);
    if (token === "hh") return String(hours % 12 || 12).padStart(2, "0");
    if (token === "h") return String(hours % 12 || 12);
    if (token === "mm") return String(minutes).padStart(2, "0");
    if (token === "A") return isMorning ? "AM" : "PM";
    return isMorning ? "am" : "pm";
  });
}

/** "Sat 22 November", for headings. */
export function formatDayInWords(instant: string, { language, timeZone }: DateStyle): string {
  return dateFormat(intlLocale(language), {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone,
  }).format(new Date(instant));
}

/** "5 Dec", "5. 12.", for what is small. */
export function formatShortDay(instant: string, { language, timeZone }: DateStyle): string {
  return dateFormat(intlLocale(language), { day: "numeric", month: "short", timeZone }).format(
    new Date(instant),
  );
}

/** A pattern with its tokens replaced; text in brackets stays as it is. */
function filled(pattern: string, tokens: RegExp, valueOfToken: (token: string) => string): string {
  return pattern
    .replaceAll(tokens, (token, literal?: string) => literal ?? valueOfToken(token))
    .replaceAll(" ", "\u00a0");
}

type NumericParts = { year: string; month: string; day: string; hour: string; minute: string };

const digits = remembered<NumericParts>();

/** A date's and time's digits in a time zone, which are the same for a minute. */
export const numericParts = (date: Date, timeZone: string): NumericParts =>
  digits(`${Math.floor(date.getTime() / 60_000)} ${timeZone}`, () => digitsOf(date, timeZone));

function digitsOf(date: Date, timeZone: string): NumericParts {
  const parts = Object.fromEntries(
    dateFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const { year = "", month = "", day = "", hour = "", minute = "" } = parts;
  return { year, month, day, hour, minute };
}

function partOf(
  type: "month" | "weekday",
  date: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const parts = dateFormat(locale, options).formatToParts(date);
  return parts.find((part) => part.type === type)?.value ?? "";
}

/** Parts of `Intl` take as long as a row of a list: what was made of a text is remembered, until that is much. */
function remembered<Value>() {
  const known = new Map<string, Value>();
  return (text: string, make: () => Value): Value => {
    const value = known.get(text) ?? make();
    if (known.size >= 2_000) known.clear();
    known.set(text, value);
    return value;
  };
}
