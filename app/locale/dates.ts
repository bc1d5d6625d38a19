import { intlLocale, type Language } from "./languages";

type DateStyle = { language: Language; timeZone: string };

/** A day as a mall writes it, by a pattern of D, DD, M, MM, MMMM, YYYY: "22. 11. 2026". Blanks don't break. */
export function formatDate(instant: string, pattern: string, { language, timeZone }: DateStyle): string {
  const date = new Date(instant);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale(language), { ...options, timeZone }).format(date);
  const numeric = Object.fromEntries(
    new Intl.DateTimeFormat("en-GB", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const words: Record<string, string> = {
    YYYY: numeric.year ?? "",
    MMMM: part({ month: "long" }),
    MM: numeric.month ?? "",
    M: String(Number(numeric.month)),
    DD: numeric.day ?? "",
    D: String(Number(numeric.day)),
  };
  return pattern
    .replaceAll(/YYYY|MMMM|MM|M|DD|D/g, (token) => words[token] ?? token)
    .replaceAll(" ", "\u00a0");
}

/** A time of day by a pattern of HH, H, hh, h, mm, A: "19:30". */
export function formatTime(
  instant: string,
  pattern: string,
  { timeZone }: Pick<DateStyle, "timeZone">,
): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const hours = Number(parts.hour);
  const words: Record<string, string> = {
    HH: String(hours).padStart(2, "0"),
    H: String(hours),
    hh: String(hours % 12 || 12).padStart(2, "0"),
    h: String(hours % 12 || 12),
    mm: parts.minute ?? "",
    A: hours < 12 ? "AM" : "PM",
  };
  return pattern.replaceAll(/HH|H|hh|h|mm|A/g, (token) => words[token] ?? token);
}

/** "Saturday 22 November" in words of the language, for headlines of days. */
export function formatDayInWords(instant: string, { language, timeZone }: DateStyle): string {
  return new Intl.DateTimeFormat(intlLocale(language), {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone,
  }).format(new Date(instant));
}
