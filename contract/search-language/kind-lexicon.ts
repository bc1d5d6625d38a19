import { fallbackLanguage, isLanguage, type Language, languages } from "../languages";
import { indexedWordsOf, spelledIn, wordsOf } from "./folding";
import { type Action, actionKinds, audience, type Kind } from "./kinds";
import { brands, searchWords } from "./search-words";
import { looseStem, stem } from "./stems";
import { byBeginning, type Vocabulary } from "./vocabulary";

/** How well something fits, from 0 to 1, by kind. */
export type KindWeights = ReadonlyMap<Kind, number>;
/** Some words of a text that mean kinds together. */
export type KindPhrase = {
  length: number;
  kinds: KindWeights;
  isBrand?: boolean;
  /** Whether it only begins like words that mean them. */
  isBegun?: boolean;
};

const named = 1;
const asked = 0.97;
/** Of a compound whose last part is known: `Damenuhren`. */
const inCompound = 0.9;
/** Of the words of a phrase in another order, or with others between them. */
const reordered = 0.95;
const longestPhrase = 5;
const longestReordered = 7;
const mostBeforeBegun = 3;
const shortestCompoundPart = 4;
const shortestForeign = 4;
const shortestCorrection = 6;

type Lexicon = Map<string, KindWeights>;

/** Words as the lists of a language are searched for them: inflected forms are the same. */
export const lexiconKey = (words: readonly string[], language: Language): string =>
  words.map((word) => stem(word, language)).join(" ");

function lexiconOf(
  language: Language,
  weights: { names: number; sought?: number },
  keyOf: typeof lexiconKey = lexiconKey,
): Lexicon {
  const lexicon = new Map<string, Map<Kind, number>>();
  const add = (kind: Kind, phrases: readonly string[], weight: number) => {
    // A mall may write `E-Auto` as one word, a visitor `whats`.
    const joined = phrases
      .filter((phrase) => /[-'’]/.test(phrase))
      .map((phrase) => phrase.replaceAll(/[-'’]/g, ""));
    // And everybody writes some compounds as one: `simkarta`.
    const compounds = phrases.filter((phrase) => /^\p{L}{3,} \p{L}{3,}$/u.test(phrase));
    for (const phrase of [...phrases, ...joined, ...compounds.map((phrase) => phrase.replace(" ", ""))]) {
      const key = keyOf(wordsOf(phrase), language);
      const meant = lexicon.get(key) ?? new Map();
      lexicon.set(key, meant.set(kind, Math.max(weight, meant.get(kind) ?? 0)));
    }
  };
  for (const [kind, { names, sought }] of searchWords[language]?.kinds ?? []) {
    add(kind, names, weights.names);
    if (weights.sought) add(kind, sought, weights.sought);
  }
  const unknown = (phrase: string) => !lexicon.has(keyOf(wordsOf(phrase), language));
  const children = weights.sought ? (searchWords[language]?.recipients.child.filter(unknown) ?? []) : [];
  for (const kind of audience) add(kind, children, weights.sought ?? 0);
  return lexicon;
}

/** Phrases by those of their words that say something, in any order: `delete my account`, `account löschen`. */
const loosely = byLanguage((language) => {
  const lexicon = new Map<string, Map<Kind, number>>();
  for (const [kind, { names, sought }] of searchWords[language]?.kinds ?? [])
    for (const key of [...names, ...sought].flatMap((phrase) => looseKeys(wordsOf(phrase), language)))
      lexicon.set(key, (lexicon.get(key) ?? new Map<Kind, number>()).set(kind, reordered));
  return lexicon;
});

function looseKeys(words: readonly string[], language: Language): string[] {
  const saying = [...new Set(words)].filter((word) => !isFiller(word, language) && !/^\d+$/.test(word));
  if (saying.length < 2) return [];
  return [stem, looseStem].map((stemOf) =>
    saying
      .map((word) => stemOf(word, language))
      .sort()
      .join(" "),
  );
}

/** Made when a language is first asked for. */
export function byLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made = new Map<Language, Value>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}

const names = byLanguage((language) => lexiconOf(language, { names: named }));
const everything = byLanguage((language) => lexiconOf(language, { names: named, sought: asked }));
const beginnings = byLanguage((language) =>
  byBeginning(everything(language), shortestCompoundPart, ([phrase]) => phrase),
);
/** Every word as it is written: inflections of other languages than the visitor's would be taken for too many words. */
const asWritten = (words: readonly string[]): string => words.join(" ");
const writtenExactly = byLanguage((language) =>
  lexiconOf(language, { names: named, sought: asked }, asWritten),
);
const brandLexicon = byLanguage((language) => {
  const lexicon: Lexicon = new Map();
  for (const [kind, list] of Object.entries(brands) as [Kind, string[]][])
    for (const words of list.flatMap(spellingsOf))
      lexicon.set(brandKey(words, language), new Map([[kind, asked]]));
  return lexicon;
});
/** Only Czech and Slovak inflect names: in English, a `van` is no shop of `Vans`. */
const brandKey: typeof lexiconKey = (words, language) =>
  language === "cz" || language === "sk" ? lexiconKey(words, language) : asWritten(words);

/** A brand as it is also typed: `hm` for `H&M`, `marks and spencer`. */
function spellingsOf(brand: string): string[][] {
  const words = wordsOf(brand);
  const isInitials = words.length > 1 && words.every((word) => word.length === 1);
  const withAnd = brand.includes("&") ? [wordsOf(brand.replace("&", " and "))] : [];
  return [words, ...(isInitials ? [[words.join("")]] : []), ...withAnd];
}
/** What is done is said in any form of a verb. */
const actionKeys = (words: readonly string[], language: Language): string[] => [
  lexiconKey(words, language),
  words.map((word) => looseStem(word, language)).join(" "),
];
const actionLexicon = byLanguage(
  (language) =>
    new Map(
      (Object.entries(searchWords[language]?.actions ?? {}) as [Action, string[]][]).flatMap(
        ([action, phrases]) =>
          phrases.flatMap((phrase) => actionKeys(wordsOf(phrase), language).map((key) => [key, action])),
      ),
    ),
);
const fillers = byLanguage((language) => new Set(searchWords[language]?.fillers.flatMap(wordsOf)));

/** The words of a language's list that are long enough to correct a misspelled word to. */
export const knownWords = byLanguage((language) => {
  const lists = [...(searchWords[language]?.kinds.values() ?? [])];
  const words = lists.flatMap(({ names, sought }) => [...names, ...sought].flatMap(wordsOf));
  return vocabularyOf(words.filter((word) => word.length >= shortestCorrection));
});

/** The brands of one word that are long enough to correct a misspelled word to. */
export const knownBrands: Vocabulary = vocabularyOf(
  Object.values(brands)
    .flat()
    .map(wordsOf)
    .flatMap(([word = "", ...others]) =>
      others.length === 0 && word.length >= shortestCorrection ? [word] : [],
    ),
);

/** Words of lists, which are in no entity by themselves. */
function vocabularyOf(words: readonly string[]): Vocabulary {
  return [...new Set(words)].map((word) => ({ word, frequency: 0 }));
}

/** A word as a language's lists write it; itself if they don't have it. */
export const knownSpelling = (word: string, language: Language): string =>
  spelledIn(
    word,
    [...(searchWords[language]?.kinds.values() ?? [])].flatMap(({ names, sought }) => [...names, ...sought]),
  ) ?? word;

/** The action that words of a query name from `at` on. */
export function actionAskedAt(
  words: readonly string[],
  at: number,
  language: Language | undefined,
): { length: number; action: Action } | null {
  if (!language) return null;
  for (let length = longestAction; length > 0; length--) {
    for (const key of actionKeys(words.slice(at, at + length), language)) {
      const action = actionLexicon(language).get(key);
      if (action && at + length <= words.length) return { length, action };
    }
  }
  return null;
}
const longestAction = 3;

/** Who does something with things of some kinds: a tailor shortens clothes. Empty if nobody does. */
export function kindsOfAction(action: Action, things: KindWeights): KindWeights {
  const doing = Object.entries(actionKinds[action]) as [Kind, readonly Kind[]][];
  return new Map(
    doing.flatMap(([kind, done]) => {
      const weight = Math.max(0, ...done.map((thing) => things.get(thing) ?? 0));
      return weight > 0 ? [[kind, weight] as const] : [];
    }),
  );
}

/** What is said of things by several words: a diet, or what a shop does for what it sells. */
export type Quality = { words: readonly string[]; isDiet: boolean };

const qualityLexicon = byLanguage((language) => {
  const { diets = {}, services = {} } = searchWords[language] ?? {};
  return new Map(
    [diets, services].flatMap((qualities) =>
      Object.values(qualities).flatMap((phrases) => {
        const words = [...new Set(phrases.flatMap(indexedWordsOf))].filter(
          (word) => !isFiller(word, language),
        );
        const quality: Quality = { words, isDiet: qualities === diets };
        return phrases.map((phrase) => [lexiconKey(wordsOf(phrase), language), quality] as const);
      }),
    ),
  );
});

/** The diet or the service that words of a query name from `at` on, by all words for it. */
export function qualityAskedAt(
  words: readonly string[],
  at: number,
  language: Language | undefined,
): (Quality & { length: number }) | null {
  if (!language) return null;
  for (let length = Math.min(longestQuality, words.length - at); length > 0; length--) {
    const found = qualityLexicon(language).get(lexiconKey(words.slice(at, at + length), language));
    if (found) return { ...found, length };
  }
  return null;
}
const longestQuality = 3;

const prepositions = byLanguage((language) => new Set(searchWords[language]?.prepositions.flatMap(wordsOf)));

export const isPreposition = (word: string, language: Language): boolean => prepositions(language).has(word);

const conjunctions = byLanguage((language) => new Set(searchWords[language]?.conjunctions.flatMap(wordsOf)));

export const isConjunction = (word: string, language: Language): boolean => conjunctions(language).has(word);

export const isFiller = (word: string, language: Language): boolean => fillers(language).has(word);

/** What a kind is called, in one word. */
export const namesOfKind = (kind: Kind): string[] =>
  languages.flatMap((language) =>
    (searchWords[language]?.kinds.get(kind)?.names ?? [])
      .map(wordsOf)
      .flatMap((words) => (words.length === 1 ? words : [])),
  );

/** The kinds that a title or a label names. */
export function kindsNamedIn(text: string, language: Language): Kind[] {
  const words = wordsOf(text);
  const found = new Set<Kind>();
  for (let at = 0; at < words.length; ) {
    const phrase = longestPhraseAt(words, at, [names], language);
    for (const kind of phrase?.kinds.keys() ?? []) found.add(kind);
    at += phrase?.length ?? 1;
  }
  return [...found];
}

/** The kinds that a field names, in any of its languages. */
export const kindsNamedInTexts = (translations: readonly { locale: string }[], field: string): Kind[] => [
  ...new Set(
    translations.flatMap((entry) => {
      const text: unknown = Reflect.get(entry, field);
      return typeof text === "string" && isLanguage(entry.locale) ? kindsNamedIn(text, entry.locale) : [];
    }),
  ),
];

/**
 * The kinds that words of a query mean from `at` on, as many words as possible: in the visitor's language, else in
 * another. The last word may be unfinished.
 */
export function kindsAskedAt(
  words: readonly string[],
  at: number,
  own: Language | undefined,
): KindPhrase | null {
  const order = own ? [own, ...languages.filter((language) => language !== own)] : languages;
  const longest = (find: (language: Language) => KindPhrase | null) =>
    order.map(find).reduce((best, one) => ((one?.length ?? 0) > (best?.length ?? 0) ? one : best), null);
  // A short word of one language is another's `hat`.
  const isForeign = (words[at] ?? "").length >= shortestForeign;
  const whole = longest((language) =>
    own && language !== own
      ? isForeign
        ? longestPhraseAt(words, at, [writtenExactly], language)
        : null
      : longestPhraseAt(words, at, [writtenExactly, everything], language),
  );
  const loose = own ? looselyAt(words, at, own, whole?.length ?? 0) : null;
  if (loose) return loose;
  const brand = longestPhraseAt(words, at, [brandLexicon], own ?? fallbackLanguage);
  if (brand && brand.length > (whole?.length ?? 0)) return { ...brand, isBrand: true };
  // A short word may be a whole one and the beginning of others: `park`, of `párky` and of `parkování`. What something is
  // called is no beginning: `Post`, of `Poster`.
  // Of a longer question, what stands before says more.
  const isBegun =
    own &&
    at === words.length - 1 &&
    at < mostBeforeBegun &&
    !isFiller(words[at] ?? "", own) &&
    !actionAskedAt(words, at, own);
  const begun = isBegun ? unfinished(words[at] ?? "", own) : null;
  if (whole)
    return begun &&
      whole.length === 1 &&
      (words[at] ?? "").length <= shortestCompoundPart &&
      ![...whole.kinds.values()].includes(named)
      ? { ...whole, kinds: new Map([...begun.kinds, ...whole.kinds]) }
      : whole;
  const word = words[at] ?? "";
  const parts = own ? compoundOf(word, own) : longest((language) => compoundOf(word, language));
  if (parts) return parts;
  return begun;
}

function longestPhraseAt(
  words: readonly string[],
  at: number,
  lexicons: readonly ((language: Language) => Lexicon)[],
  language: Language,
): KindPhrase | null {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length);
    // "Do *my* points expire", "for *500* points"
    const isBetween = (part: number) => part > 0 && part < length - 1;
    const withoutNumber = typed.filter((word, part) => !(isBetween(part) && /^\d+$/.test(word)));
    const phrase = withoutNumber.filter(
      (word, part) => part === 0 || part === withoutNumber.length - 1 || !isFiller(word, language),
    );
    // What is written as in the list is no inflection of another word: `Stoffe`, `Stifte`.
    // Nor is a word that says nothing an inflection of one that does: "a `shop` for tea" asks for no list of `shops`.
    const isExactOnly = length === 1 && isFiller(phrase[0] ?? "", language);
    for (const lexicon of isExactOnly ? lexicons.filter((one) => one === writtenExactly) : lexicons) {
      const keyOf = lexicon === writtenExactly ? asWritten : lexicon === brandLexicon ? brandKey : lexiconKey;
      const kinds =
        lexicon(language).get(keyOf(typed, language)) ??
        (withoutNumber.length < length ? lexicon(language).get(keyOf(withoutNumber, language)) : undefined) ??
        (phrase.length < length ? lexicon(language).get(keyOf(phrase, language)) : undefined) ??
        (length === 2 && isJoined(typed, lexicon === brandLexicon, language)
          ? lexicon(language).get(keyOf([typed.join("")], language))
          : undefined);
      if (kinds) return { length, kinds };
    }
  }
  return null;
}

/** Whether two words may be one: `sim karta`, but not `in der` (an `Inder`), nor `s hernou` (of the brand Sheron). */
const isJoined = (
  [first = "", last = ""]: readonly string[],
  isBrand: boolean,
  language: Language,
): boolean => !isFiller(first, language) || (!isBrand && !isFiller(last, language));

/** A phrase whose words stand here in another order or form, if it has more words than `least`. */
function looselyAt(
  words: readonly string[],
  at: number,
  language: Language,
  least: number,
): KindPhrase | null {
  const saysNothing = (word = "") => isFiller(word, language) || /^\d+$/.test(word);
  if (saysNothing(words[at])) return null;
  for (let length = Math.min(longestReordered, words.length - at); length > Math.max(least, 1); length--) {
    if (saysNothing(words[at + length - 1])) continue;
    for (const key of looseKeys(words.slice(at, at + length), language)) {
      const kinds = loosely(language).get(key);
      if (kinds) return { length, kinds };
    }
  }
  return null;
}

/** A compound is what its last part is. */
function compoundOf(word: string, language: Language): KindPhrase | null {
  if (language !== "de") return null;
  // A `Müslischale` is a bowl (`Schale`) and no scarf (`Schal`).
  for (const [whole, lexicon] of [
    [word, writtenExactly],
    [stem(word, language), everything],
  ] as const)
    for (let start = 3; whole.length - start >= shortestCompoundPart; start++) {
      const kinds = lexicon(language).get(whole.slice(start));
      if (kinds) return { length: 1, kinds: new Map([...kinds.keys()].map((kind) => [kind, inCompound])) };
    }
  return null;
}

/** The kinds of words that begin like this one, else of phrases that do. */
function unfinished(word: string, language: Language): KindPhrase | null {
  if (word.length < shortestCompoundPart) return null;
  // A whole word is no unfinished one: `return` alone asks for no parcels.
  const begun = beginnings(language)(word).filter(
    ([phrase]) => phrase.startsWith(word) && phrase[word.length] !== " ",
  );
  const inOneWord = begun.filter(([phrase]) => !phrase.includes(" "));
  const kinds = new Map<Kind, number>();
  for (const [, meant] of inOneWord.length > 0 ? inOneWord : begun) {
    for (const [kind, weight] of meant) kinds.set(kind, Math.max(weight * inCompound, kinds.get(kind) ?? 0));
  }
  return kinds.size > 0 ? { length: 1, kinds, isBegun: true } : null;
}
