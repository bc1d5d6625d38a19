import { z } from "zod";
import { checkedTexts } from "../checked-texts";
import type { Language } from "../languages";
import { wordsOf } from "./folding";
import { byLanguage, lexiconKey } from "./kind-lexicon";
import { type Kind, kinds } from "./kinds";
import content from "./recipients.json";
import { searchWords } from "./search-words";

/** Of which kind presents are that suit somebody, the best first. */
const suiting = checkedTexts(
  "contract/search-language/recipients.json",
  z.record(z.string(), z.array(z.enum(kinds))),
  content,
);

const lexicon = byLanguage((language) => {
  const recipients = Object.entries(searchWords[language]?.recipients ?? {});
  return new Map(
    recipients.flatMap(([who, list]) => list.map((each) => [keyOf(each, language), who] as const)),
  );
});

const keyOf = (text: string, language: Language): string => lexiconKey(wordsOf(text), language);
/** From this age on, nobody is given toys. */
const grownUp = 15;

/** The age that words name from `at` on: "5 year old", "6 let", `6jährige`. */
export function ageAt(
  words: readonly string[],
  at: number,
  language: Language | undefined,
): { length: number; isChild: boolean } | null {
  const [, digits, unit] = /^(\d{1,2})(\p{L}*)$/u.exec(words[at] ?? "") ?? [];
  if (!digits || !language) return null;
  const isUnit = (word = "") => lexicon(language).get(keyOf(word, language)) === "years";
  let end = at + 1;
  while (isUnit(words[end])) end++;
  if (unit ? !isUnit(unit) : end === at + 1) return null;
  return { length: end - at, isChild: Number(digits) < grownUp };
}

/** The kinds of presents that suit whom a question names, a child also by its age; null if it names nobody. */
export function kindsForRecipientIn(q: string, language: Language): readonly Kind[] | null {
  const words = wordsOf(q);
  const named = words.map((word) => lexicon(language).get(keyOf(word, language)));
  const who = named.find((each) => each && each !== "years");
  if (words.some((_, at) => ageAt(words, at, language)?.isChild)) return suiting.child ?? null;
  return (who && suiting[who]) || null;
}
