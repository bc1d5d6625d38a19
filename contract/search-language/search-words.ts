import { z } from "zod";
import { checkedTexts, text } from "../checked-texts";
import type { Language } from "../languages";
import brandList from "./brands.json";
import { actions, kinds } from "./kinds";
import cz from "./words/cz.json";
import de from "./words/de.json";
import en from "./words/en.json";
import sk from "./words/sk.json";

const listOf = (separator: string) =>
  text.transform((list) => list.split(separator)).superRefine(assertUnique);

const days = ["today", "tonight", "tomorrow", "weekend", "next-weekend", "week", "next-week"] as const;
export type DayName = (typeof days)[number];

/** A day of the year, or as many days from Easter Sunday: `12-24`, `easter+1`; or the days between two of them. */
const holiday = /^(?:\d\d-\d\d|easter[+-]\d+)(?:\.\.(?:\d\d-\d\d|easter[+-]\d+))?$/;

export const searchWordsSchema = z.strictObject({
  /** Words that say nothing about what is looked for: "where can I buy". */
  fillers: listOf(" "),
  /** Those after which a detail is named: "glasses for reading". */
  prepositions: listOf(" "),
  /** Those between things that are asked for together. */
  conjunctions: listOf(" "),
  /** What days are called. Weekdays and months are known. */
  days: z.record(z.enum(days), listOf(", ")),
  /** How people ask for the last that is on. */
  latest: listOf(", "),
  /** What holidays are called, fixed and movable ones. */
  holidays: z.record(z.string().regex(holiday), listOf(", ")),
  /** What stands before a price that something may cost at most or at least, and what currencies are called. */
  price: z.strictObject({
    most: listOf(", "),
    least: listOf(", "),
    crowns: listOf(", "),
    euros: listOf(", "),
  }),
  /** What people call what they want done. */
  actions: z.record(z.enum(actions), listOf(", ")),
  /** What people call what they don't eat, and the words that places to eat have for it: each is searched as all. */
  diets: z.record(z.string(), listOf(", ")),
  /** The same of what shops do for what they sell: they take it back. */
  services: z.record(z.string(), listOf(", ")),
  /** What people call those whom they give something, and what stands after an age. */
  recipients: z.record(z.enum(["child", "woman", "man", "elder", "friend", "years"]), listOf(", ")),
  /** For each kind what it is called, which also tells an entity's kind, and what people look for there. */
  kinds: z
    .record(
      z.enum(kinds),
      z
        .strictObject({ names: listOf(", "), sought: listOf(", ") })
        .superRefine(({ names, sought }, context) => assertUnique([...names, ...sought], context)),
    )
    .transform((lists) => new Map(kinds.map((kind) => [kind, lists[kind]]))),
});

/** Well-known brands by what they sell, so that a mall without one offers others. */
export const brands = checkedTexts(
  "contract/search-language/brands.json",
  z.partialRecord(z.enum(kinds), listOf(", ")),
  brandList,
);

function assertUnique(list: string[], { addIssue }: z.RefinementCtx) {
  const twice = list.find((each, at) => list.indexOf(each) !== at);
  if (twice !== undefined) addIssue({ code: "custom", message: `“${twice}” is there twice` });
}

/** A language's words for each kind. A language without lists is searched by its words alone. */
export const searchWords: Partial<Record<Language, z.output<typeof searchWordsSchema>>> = Object.fromEntries(
  Object.entries({ en, cz, sk, de }).map(([language, words]) => [
    language,
    checkedTexts(`contract/search-language/words/${language}.json`, searchWordsSchema, words),
  ]),
);
