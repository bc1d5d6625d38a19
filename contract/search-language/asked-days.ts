import { intlLocale, type Language } from "../languages";
import { folded, wordsOf } from "./folding";
import { byLanguage, isFiller, kindsAskedAt, lexiconKey } from "./kind-lexicon";
import { type DayName, searchWords } from "./search-words";

/** Days as people name them: `weekend`, the day `12-24` of the year, the month `12`, or the weekday `0` (Monday). */
export type AskedDays =
  | { named: Exclude<DayName, DayOfYear> }
  | { dayOfYear: string }
  | { month: number }
  | { weekday: number };

const longestPhrase = 4;
/** A date as digits: "24.12.", "24. 12. 2026", "24/12". */
const numericDate = /(?<!\d)(\d{1,2})\s?[./]\s?(\d{1,2})(?:\s?[./]\s?(?:20\d\d|\d\d)?)?(?!\d)/;

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
  for (let at = 0; at < 12; at++)
    add(format({ month: "long" }).format(Date.UTC(2024, at, 1)), { month: at + 1 });
  for (const [name, list] of Object.entries(searchWords[language]?.days ?? {}) as [DayName, string[]][])
    for (const phrase of list) add(phrase, isDayOfYear(name) ? { dayOfYear: name } : { named: name });
  return meant;
});

type DayOfYear = Extract<DayName, `${number}-${number}`>;
const isDayOfYear = (name: DayName): name is DayOfYear => /^\d/.test(name);

/** The days that a question names, and the rest of it; null if it names none. */
export function daysAskedIn(q: string, language: Language): { days: AskedDays; rest: string } | null {
  const [digits, day = "", month = ""] = numericDate.exec(q) ?? [];
  if (digits && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12)
    return { days: { dayOfYear: dayOfYear(Number(month), Number(day)) }, rest: q.replace(digits, " ") };
  const words = wordsOf(q);
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const days = phrases(language).get(keyOf(words.slice(at, at + length), language));
      if (!days || isPartOfKind(words, at, length, language)) continue;
      // "on Saturday", but not "what's on on Saturday"
      const preposition = words[at - 1] ?? "";
      const isAfterPreposition =
        preposition.length <= 3 &&
        isFiller(preposition, language) &&
        !isPartOfKind(words, at - 1, 1, language);
      const rest = words.toSpliced(
        isAfterPreposition ? at - 1 : at,
        isAfterPreposition ? length + 1 : length,
      );
      const before = rest[at - 1] ?? "";
      // "24. December"
      if ("month" in days && /^\d{1,2}$/.test(before))
        return {
          days: { dayOfYear: dayOfYear(days.month, Number(before)) },
          rest: rest.toSpliced(at - 1, 1).join(" "),
        };
      return { days, rest: rest.join(" ") };
    }
  }
  return unfinishedIn(words, language);
}

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
  const isExact = written(language).has(words.slice(at, at + length).join(" "));
  return words.some((_, start) => {
    const kind = kindsAskedAt(words, start, language);
    const isLonger = kind !== null && kind.length >= length + (isExact ? 1 : 0);
    return isLonger && start <= at && start + kind.length >= at + length;
  });
}

/** The phrases as they are written. */
const written = byLanguage(
  (language) => new Set(Object.values(searchWords[language]?.days ?? {}).flatMap((list) => list.map(folded))),
);

const dayOfYear = (month: number, day: number): string =>
  `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
