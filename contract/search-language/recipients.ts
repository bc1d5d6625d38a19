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

/** The kinds of presents that suit whom a question names, a child also by its age; null if it names nobody. */
export function kindsForRecipientIn(q: string, language: Language): readonly Kind[] | null {
  const words = wordsOf(q);
  const named = words.map((word) => lexicon(language).get(keyOf(word, language)));
  const ages = words.flatMap((word, at) =>
    /^\d+$/.test(word) && named[at + 1] === "years" ? [Number(word)] : [],
  );
  const who = named.find((each) => each && each !== "years");
  if (ages.some((age) => age < grownUp)) return suiting.child ?? null;
  return (who && suiting[who]) || null;
}
