import { intlLocale, type Language } from "../languages";
import { folded, wordsOf } from "./folding";
import { byLanguage, isFiller, kindsAskedAt, lexiconKey } from "./kind-lexicon";
import { type DayName, searchWords } from "./search-words";
import { isNear, nearestTo, type Vocabulary } from "./vocabulary";

/** Days as people name them: `weekend`, the day `12-24`, the month `12`, the weekday `0` (Monday), or a holiday. */
export type AskedDays =
  | { named: DayName }
  | { dayOfYear: string }
  | { month: number }
  | { weekday: number }
  | { holiday: string };

const longestPhrase = 4;
/** A date as digits: "24.12.", "24. 12. 2026", "24/12". */
const numericDate = /(?<!\d)(\d{1,2})\s?[./]\s?(\d{1,2})(?:\s?[./]\s?(?:20\d\d|\d\d)?)?(?!\d)/;
/** The day of a month: "24", "24th". */
const dayOfMonth = /^(\d{1,2})(?:st|nd|rd|th)?$/;

const asWritten = (words: readonly string[]): string => words.join(" ");

/** Short words are too like others for their inflections: `zara` is no September (`září`). */
const keyOf = (words: readonly string[], language: Language): string =>
  words.map((word) => (word.length < 5 ? word : lexiconKey([word], language))).join(" ");

const phrases = byLanguage((language) => {
  const meant = new Map<string, AskedDays>();
  const add = (phrase: string, days: AskedDays) => meant.set(keyOf(wordsOf(phrase), language), days);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale(language), { timeZone: "UTC", ...options });
  // 2024-01-01 was a Monday.
  for (let at = 0; at < 7; at++)
    add(format({ weekday: "long" }).format(Date.UTC(2024, 0, 1 + at)), { weekday: at });
  for (let at = 0; at < 12; at++) {
    const first = Date.UTC(2024, at, 1);
    // "máj", and "1. mája"
    const beside = format({ day: "numeric", month: "long" }).formatToParts(first);
    for (const month of [
      format({ month: "long" }).format(first),
      ...beside.flatMap(({ type, value }) => (type === "month" ? [value] : [])),
    ])
      add(month, { month: at + 1 });
  }
  const { days = {}, holidays = {} } = searchWords[language] ?? {};
  for (const [name, list] of Object.entries(days) as [DayName, string[]][])
    for (const phrase of list) add(phrase, { named: name });
  for (const [holiday, list] of Object.entries(holidays)) for (const phrase of list) add(phrase, { holiday });
  return meant;
});

/** The days that a question names, and the rest of it; null if it names none. */
export function daysAskedIn(q: string, language: Language): { days: AskedDays; rest: string } | null {
  const [digits, day = "", month = ""] = numericDate.exec(q) ?? [];
  if (digits && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12)
    return { days: { dayOfYear: dayOfYear(Number(month), Number(day)) }, rest: q.replace(digits, " ") };
  const words = wordsOf(q);
  const meant = withDayWords(words, language);
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const [days] = [words, meant].flatMap(
        (of) => phrases(language).get(keyOf(of.slice(at, at + length), language)) ?? [],
      );
      if (!days || isPartOfKind(words, at, length, language)) continue;
      // "on Saturday", but not "what's on on Saturday"
      const preposition = words[at - 1] ?? "";
      const isAfterPreposition =
        preposition.length <= 3 &&
        isFiller(preposition, language) &&
        !isPartOfKind(words.toSpliced(at, length), at - 1, 1, language);
      const start = isAfterPreposition ? at - 1 : at;
      if ("month" in days) {
        const date = dateBeside(words, at, language);
        if (date)
          return {
            days: { dayOfYear: dayOfYear(days.month, date.day) },
            rest: words.toSpliced(date.from, date.to - date.from).join(" "),
          };
      }
      const rest = words.toSpliced(start, at + length - start);
      if (isFeast(days) && !isAboutHours(rest, words, language)) continue;
      return { days, rest: rest.join(" ") };
    }
  }
  return unfinishedIn(words, language);
}

/** A month with its day: "24. December", "24th of December", "December 24th". */
function dateBeside(words: readonly string[], at: number, language: Language) {
  const before = isFiller(words[at - 1] ?? "", language) ? at - 2 : at - 1;
  for (const [place, from, to] of [
    [before, before, at + 1],
    [at + 1, at, at + 2],
  ] as const) {
    const day = Number(dayOfMonth.exec(words[place] ?? "")?.[1]);
    if (day >= 1 && day <= 31) return { day, from, to };
  }
  return null;
}

/** Christmas and Easter are asked for by their markets and presents too: they are days where hours are asked for. */
const isFeast = (days: AskedDays): boolean => "holiday" in days && days.holiday.includes("..");

function isAboutHours(rest: readonly string[], words: readonly string[], language: Language): boolean {
  const kindsOf = (of: readonly string[]) =>
    of.flatMap((_, at) => [...(kindsAskedAt(of, at, language)?.kinds.keys() ?? [])]);
  return kindsOf(rest).includes("hours") || kindsOf(words).length === 0;
}

/** The words of a question, the misspelled ones as the days' names have them: "eastr monday" is no Monday. */
function withDayWords(words: readonly string[], language: Language): readonly string[] {
  return words.map((word) => {
    const isKnown = isFiller(word, language) || kindsAskedAt([word, ""], 0, language);
    const [nearest] = isKnown ? [] : nearestTo(word, dayWords(language));
    return nearest && isNear(word, nearest) ? nearest : word;
  });
}

/** The words of the days' names that are long enough to correct a misspelled word to. */
const dayWords = byLanguage((language): Vocabulary => {
  const words = [...written(language)].flatMap((phrase) => phrase.split(" "));
  const weekdays = [...phrases(language)].flatMap(([key, days]) => ("weekday" in days ? [key] : []));
  return [...new Set([...words, ...weekdays])]
    .filter((word) => word.length >= shortestCorrection)
    .map((word) => ({ word, frequency: 0 }));
});
const shortestCorrection = 5;

/** A phrase of several words of which the last is still being typed: "tento ví". */
function unfinishedIn(words: string[], language: Language): ReturnType<typeof daysAskedIn> {
  for (let at = Math.max(0, words.length - longestPhrase); at < words.length - 1; at++) {
    const typed = words.slice(at).join(" ");
    const phrase = [...written(language)].find(
      (known) => typed.length >= leastTyped && known.startsWith(typed),
    );
    const days = phrase && phrases(language).get(keyOf(phrase.split(" "), language));
    if (days) return { days, rest: words.slice(0, at).join(" ") };
  }
  return null;
}
const leastTyped = 6;

/** "Black Friday" names no day, and `večeře` (dinner) is no inflection of `večer` (evening). */
function isPartOfKind(words: string[], at: number, length: number, language: Language): boolean {
  const typed = words.slice(at, at + length);
  const isExact = written(language).has(typed.join(" ")) || phrases(language).has(asWritten(typed));
  return words.some((_, start) => {
    const phrase = kindsAskedAt(words, start, language);
    const end = start + (phrase?.length ?? 0);
    if (!phrase || phrase.length < length + (isExact ? 1 : 0) || start > at || end < at + length)
      return false;
    // "Films today" and "open on Sunday" ask about the day.
    const others = words.slice(start, end).toSpliced(at - start, length);
    const without = others.flatMap((_, place) => {
      const rest = kindsAskedAt(others, place, language);
      return rest && !rest.isBegun ? [...rest.kinds.keys()] : [];
    });
    return !without.some((kind) => phrase.kinds.has(kind));
  });
}

/** The phrases as they are written. */
const written = byLanguage((language) => {
  const { days, holidays } = searchWords[language] ?? { days: {}, holidays: {} };
  return new Set([...Object.values(days), ...Object.values(holidays)].flatMap((list) => list.map(folded)));
});

const dayOfYear = (month: number, day: number): string =>
  `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
