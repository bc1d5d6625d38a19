import { type Language, languages } from "../languages";
import {
  actionAskedAt,
  isConjunction,
  isFiller,
  isPreposition,
  type KindPhrase,
  type KindWeights,
  kindsAskedAt,
  kindsOfAction,
  knownBrands,
  knownWords,
  type Quality,
  qualityAskedAt,
} from "./kind-lexicon";
import { actions, audience, eventKinds, type Kind } from "./kinds";
import { ageAt } from "./recipients";
import { looseStem, stem } from "./stems";
import {
  hasWord,
  isNear,
  joinedWords,
  nearestTo,
  type Reading,
  readingOf,
  type Vocabulary,
} from "./vocabulary";

/** A part of a query: words that all have to occur, or a kind that they mean together, by its brand perhaps. */
export type Term = {
  readings: Reading[];
  kinds: KindWeights;
  isBrand: boolean;
  /** Whether it says more about what is asked for: "glasses *for reading*". */
  isDetail: boolean;
  /** Whether it is asked for as well as the one before: "soil *and pots*". */
  isFurther?: boolean;
};

/** Of a longer question, the first words are read. */
export const mostWords = 12;

const noKinds: KindWeights = new Map();
const areForChildren = (kinds: KindWeights): boolean =>
  kinds.has("family") && [...kinds.keys()].every((kind) => audience.includes(kind));
/** What is for those of an age. */
const children: KindWeights = new Map(audience.map((kind) => [kind, 0.97]));
const ofAge = ({ isChild }: { isChild: boolean }): KindWeights | null => (isChild ? children : null);

/** What a query asks for. Words such as "where can I buy" are dropped if others remain. */
export function termsOf(
  typed: readonly string[],
  vocabulary: Vocabulary,
  language: Language | undefined,
): Term[] {
  const words = joinedWords(typed, vocabulary, (word) => language !== undefined && isFiller(word, language));
  const named: Phrase[] = [];
  const meant = withWordsOfPhrases(words, vocabulary, language);
  for (let at = 0; at < words.length; ) {
    const age = ageAt(meant, at, language);
    const asked = age ? { length: age.length, kinds: ofAge(age) } : kindsAskedAt(meant, at, language);
    const { length = 1, kinds = null, isBrand = false, isBegun = false }: Partial<Asked> = asked ?? {};
    const quality = qualityAskedAt(meant, at, language);
    const phrase: Phrase =
      quality && quality.length >= (quality.isDiet ? length : 1)
        ? {
            at,
            length: quality.length,
            kinds: quality.isDiet || quality.length > length ? null : kinds,
            isBrand: false,
            isBegun: false,
            quality,
          }
        : { at, length, kinds, isBrand, isBegun, quality: null };
    named.push(phrase);
    at += phrase.length;
  }
  const phrases = forChildren(withActions(named, meant, language));
  const isAboutLoss = phrases.some(({ kinds }) => kinds?.has("lost-property"));
  const isGoods = (kind: Kind) => kind !== "gifts" && !audience.includes(kind) && !eventKinds.includes(kind);
  const isOfGoods = phrases.some(
    ({ kinds, isBegun }) => kinds && !isBegun && !kinds.has("gifts") && [...kinds.keys()].some(isGoods),
  );
  const isFilling = ({ at, kinds, quality }: Phrase) =>
    !kinds && !quality && language !== undefined && isFiller(words[at] ?? "", language);
  // Who has lost a wallet doesn't want a new one yet.
  const isLostThing = ({ kinds }: Phrase) => isAboutLoss && kinds !== null && !kinds.has("lost-property");
  // A present of a known kind is of that kind: "beer as a present".
  const isGift = ({ kinds }: Phrase) => isOfGoods && (kinds?.has("gifts") ?? false);
  // A book about a way doesn't lead here.
  const isOfBooks = phrases.some(({ kinds }) => kinds?.has("books"));
  const isSubject = ({ kinds }: Phrase) => isOfBooks && (kinds?.has("directions") ?? false);
  // What a shop takes back is asked of that shop, with the receipt or without it.
  const isOfShop = ({ quality, kinds }: Phrase) => !quality && kinds !== null && !kinds.has("receipts");
  const isService = ({ quality }: Phrase) => quality !== null && !quality.isDiet;
  const isOfService = phrases.some(isService) && phrases.some(isOfShop);
  const isReceipt = ({ kinds }: Phrase) => phrases.some(isService) && (kinds?.has("receipts") ?? false);
  // "A 5 year old girl" is one.
  const isForChild = (phrase: Phrase) => isOf(phrase, (kind) => audience.includes(kind), "every");
  const isSameChild = (phrase: Phrase) => isForChild(phrase) && phrase !== phrases.find(isForChild);
  // When a market is open says its date.
  const isEvent = (phrase: Phrase) => isOf(phrase, (kind) => eventKinds.includes(kind), "every");
  const isEventsHours = ({ kinds }: Phrase) => phrases.some(isEvent) && (kinds?.has("hours") ?? false);
  // "Parking for 5 hours" asks for no opening hours.
  const isDuration = ({ at, length, kinds }: Phrase) =>
    length === 1 && (kinds?.has("hours") ?? false) && /^\d+$/.test(words[at - 1] ?? "");
  const beside = [
    isDuration,
    isFilling,
    isLostThing,
    isGift,
    isSubject,
    isReceipt,
    isSameChild,
    isEventsHours,
  ];
  const asking = phrases.filter((phrase) => !beside.some((isBeside) => isBeside(phrase)));
  // How to pay is asked about something.
  const isAtDesk = (phrase: Phrase) => isOf(phrase, (kind) => kind === "information", "every");
  const isMatter = (phrase: Phrase) => isOf(phrase, (kind) => alwaysAsked.includes(kind), "some");
  const isOfMatter = asking.some(isMatter);
  // Of a word that is not complete, others say what it is about, and whom it is for.
  const isSurely = (phrase: Phrase) => phrase.kinds !== null && !phrase.isBegun && !isForChild(phrase);
  const isForWhom = (phrase: Phrase) => (isForChild(phrase) || phrase.isBegun) && asking.some(isSurely);
  // Beside a known kind, an unknown word is a detail; correcting it would only mislead.
  const nearest = asking.some(({ kinds }) => kinds) ? [] : withKnownWords(vocabulary, language);
  const said = asking.length > 0 ? asking : phrases;
  const each = said.map((phrase, index): Term => {
    const { at, length, kinds, isBrand, quality } = phrase;
    if (quality && (quality.isDiet || isOfService || !kinds)) {
      const word = words.slice(at, at + length).join(" ");
      return {
        readings: [{ word, words: [...quality.words], corrected: null }],
        kinds: noKinds,
        isBrand,
        isDetail: false,
      };
    }
    const readings = words.slice(at, at + length).map((word, part) => {
      const isLast = at + part === words.length - 1;
      const known = meant[at + part] ?? word;
      if (known !== word) return { word, words: [known], corrected: known };
      const reading = readingOf(word, vocabulary, { isLast, nearest });
      return kinds || isShortInflected(word, language)
        ? withSameStem(reading, vocabulary, language)
        : reading;
    });
    return {
      readings: readings.map((reading) => withLoose(uninflected(reading, language), language)),
      kinds: kinds ?? kindsOfCorrected(readings, language),
      isBrand,
      isDetail: isOfMatter
        ? !isMatter(phrase)
        : isForWhom(phrase) ||
          (isAtDesk(phrase) && asking.some((other) => isSurely(other) && !isAtDesk(other))) ||
          (isDetailAt(at, words, language) && !(index > 0 && said.slice(0, index).every(isAtDesk))) ||
          isModifier(phrase, said[index + 1], language),
      isFurther: isFurther(phrase, said[index - 1], words, language),
    };
  });
  // Who says nothing but details asks for the first of them that is no person.
  const isFirst = (term: Term) => term === (each.find(({ kinds }) => !areForChildren(kinds)) ?? each[0]);
  const terms = each.some(({ isDetail }) => !isDetail)
    ? each
    : each.map((term) => (isFirst(term) ? { ...term, isDetail: false } : term));
  if (phrases.some(({ quality }) => quality?.isDiet)) return withMeals(terms);
  const isAnswerable = ({ kinds, readings }: Term) =>
    kinds.size > 0 || readings.some((reading) => reading.words.some((word) => hasWord(word, vocabulary)));
  const answerable = terms.filter(isAnswerable);
  // Of what the mall has no word for, nothing can be found; the kinds beside it can.
  return vocabulary.length > 0 && answerable.some(({ kinds }) => kinds.size > 0) ? answerable : terms;
}

/** Whether a preposition, and what belongs to what is named, is all that is between a word and another. */
function isDetailAt(at: number, words: readonly string[], language: Language | undefined): boolean {
  if (language && at > 0 && isPreposition(words[at] ?? "", language)) return true;
  const before = words[at - 1];
  const isBetween = before !== undefined && language && (isFiller(before, language) || /^\d+$/.test(before));
  if (!isBetween) return false;
  return isPreposition(before, language) || isDetailAt(at - 1, words, language);
}

/** In English and German, of two things named without anything between, the last is asked for: a `cheese knife`. */
function isModifier(
  one: Phrase | undefined,
  next: Phrase | undefined,
  language: Language | undefined,
): boolean {
  if (!one?.kinds || !next?.kinds || next.at !== one.at + one.length) return false;
  return (
    (language === "en" || language === "de") && ![...next.kinds.keys()].some((kind) => matters.includes(kind))
  );
}

/** Whether nothing but a word like `and` stands between a thing and the one before it. */
function isFurther(
  { at, kinds }: Phrase,
  before: Phrase | undefined,
  words: readonly string[],
  language: Language | undefined,
): boolean {
  if (!kinds || !before?.kinds || !language || at !== before.at + before.length + 1) return false;
  return isConjunction(words[at - 1] ?? "", language);
}

/** What is asked about things, or whom they are for, is named after them: "pharmacy hours". */
const matters: readonly Kind[] = [
  ...audience,
  "hours",
  "parking",
  "offers",
  "events",
  "jobs",
  "directions",
  "contact",
  "floor-plan",
  "rewards",
  "loyalty",
  "cinema",
  "directory",
  "information",
  "faq",
];

/** What is asked for whatever is named beside it: a job in a shop for clothes. */
const alwaysAsked: readonly Kind[] = [
  "jobs",
  "lease",
  "password",
  "newsletter",
  "account-closing",
  "lost-card",
  "points-validity",
];

type Asked = Omit<KindPhrase, "kinds"> & { kinds: KindWeights | null };

/** Some words of a query, and the kinds that they mean together. */
type Phrase = {
  at: number;
  length: number;
  kinds: KindWeights | null;
  isBrand: boolean;
  isBegun: boolean;
  quality: Quality | null;
};

/** What children wear is in shops of its own: "a jacket for my son". */
function forChildren(phrases: Phrase[]): Phrase[] {
  const isForChild = phrases.some((phrase) => isOf(phrase, (kind) => audience.includes(kind), "every"));
  if (!isForChild) return phrases;
  return phrases.map((phrase) =>
    phrase.kinds?.has("fashion")
      ? { ...phrase, kinds: new Map([...phrase.kinds, ["fashion", asGrownUp], ["kidswear", 1]]) }
      : phrase,
  );
}
const asGrownUp = 0.8;

/** Whether what a phrase means is of some kinds. */
const isOf = ({ kinds }: Phrase, fits: (kind: Kind) => boolean, most: "every" | "some"): boolean =>
  kinds !== null && [...kinds.keys()][most](fits);

const meals: readonly Kind[] = [
  "restaurant",
  "bistro",
  "fast-food",
  "pizza",
  "burgers",
  "sushi",
  "noodles",
  "indian",
  "pancakes",
];

/** Who names a diet alone, or a meal, may eat it anywhere; whoever names a dish wants that. */
function withMeals(terms: Term[]): Term[] {
  const anywhere: KindWeights = new Map(meals.map((kind) => [kind, ofMeal]));
  const isMeal = ({ kinds }: Term) => kinds.has("restaurant") || kinds.has("bistro");
  if (terms.some(({ kinds }) => kinds.size > 0))
    return terms.map((term) => (isMeal(term) ? { ...term, kinds: anywhere } : term));
  return [{ readings: [], kinds: anywhere, isBrand: false, isDetail: false }, ...terms];
}
const ofMeal = 0.97;

/** Who wants something done with a thing asks for who does it, not for the thing: `get my suit cleaned`. */
function withActions(phrases: Phrase[], words: readonly string[], language: Language | undefined): Phrase[] {
  const things = new Map(phrases.flatMap(({ kinds }) => [...(kinds ?? [])]));
  const asked = words.flatMap((_, at) => {
    const action = actionAskedAt(words, at, language);
    return action ? [{ at, ...action }] : [];
  });
  const hasThing = (spans: { at: number; length: number }[]) =>
    phrases.some(({ at, kinds }) => kinds && !spans.some((span) => isWithin(at, span)));
  for (const action of actions) {
    const spans = asked.filter((one) => one.action === action);
    const doing = spans.length > 0 ? kindsOfAction(action, things) : noKinds;
    if (doing.size === 0) {
      // Nobody repairs it here: "not working" says no more about earphones, and asks for no job.
      const phrasesOnly = spans.filter(({ length }) => length > 1);
      if (action === "repair" && phrasesOnly.length > 0 && hasThing(phrasesOnly))
        return phrases.filter(({ at }) => !phrasesOnly.some((span) => isWithin(at, span)));
      continue;
    }
    // "Open a bank account" is a phrase of its own.
    const isNamed = spans.some(({ at, length }) =>
      phrases.every(
        (phrase) =>
          phrase.length <= length ||
          at < phrase.at ||
          at >= phrase.at + phrase.length ||
          phrase.kinds?.has(sameAsAction[action] ?? "faq") ||
          [...doing.keys()].some((kind) => phrase.kinds?.has(kind)),
      ),
    );
    if (!isNamed) continue;
    return phrases.map((phrase) => {
      const isAction = spans.some(
        ({ at, length }) => phrase.at < at + length && at < phrase.at + phrase.length,
      );
      const isThing = phrase.kinds !== null && kindsOfAction(action, phrase.kinds).size > 0;
      return isAction || isThing ? { ...phrase, kinds: doing } : phrase;
    });
  }
  return phrases;
}

/** What some actions mean if no thing stands beside them. */
const sameAsAction: Partial<Record<(typeof actions)[number], Kind>> = {
  lose: "lost-property",
  leave: "parking",
};

const isWithin = (at: number, span: { at: number; length: number }): boolean =>
  at >= span.at && at < span.at + span.length;

/**
 * The words of a query, the misspelled ones corrected that are part of a known phrase (`opning hours`), a long word with
 * one mistake (`restaurnt`) or a brand with one (`rossman`). Any other that the mall doesn't have may be anything.
 */
function withWordsOfPhrases(
  words: readonly string[],
  vocabulary: Vocabulary,
  language: Language | undefined,
): readonly string[] {
  if (!language) return words;
  return words.reduce<readonly string[]>((so, word, at) => {
    const isKnown =
      kindsAskedAt([word, ""], 0, language) || isFiller(word, language) || hasWord(word, vocabulary);
    if (isKnown) return so;
    const [brand] = nearestTo(word, knownBrands);
    if (brand && (isNear(word, brand) || soundsLike(word, brand))) return so.with(at, brand);
    const [nearest] = words.length > 1 ? nearestTo(word, knownWords(language)) : [];
    if (!nearest) return so;
    if (word.length >= surelyMeant && isNear(word, nearest)) return so.with(at, nearest);
    const tried = so.with(at, nearest);
    const isInPhrase = (of: readonly string[]) =>
      [at - 1, at].some((start) => start >= 0 && (kindsAskedAt(of, start, language)?.length ?? 0) > 1);
    return !isInPhrase(so) && isInPhrase(tried) ? tried : so;
  }, words);
}

/** Whether two words have the same consonants in the same order: `starbaks`, `Starbucks`. */
const soundsLike = (word: string, known: string): boolean =>
  word.length >= surelyMeant && consonantsOf(word) === consonantsOf(known);
const consonantsOf = (word: string): string =>
  word
    .replaceAll("ph", "f")
    .replaceAll(/[aeiouy]/g, "")
    .replaceAll(/[cq]/g, "k")
    .replaceAll("z", "s")
    .replaceAll("w", "v")
    .replaceAll(/(.)\1+/g, "$1");

/** From this length on, a word with one mistake is not another. */
const surelyMeant = 8;

/**
 * A known word's forms in the mall's texts, also of words too short for guessing them (`bota`, `boty`), but not the words
 * that it is within: a `mliekareň` is no `lekáreň`. Only in German, a compound is what its last part is.
 */
function withSameStem(reading: Reading, vocabulary: Vocabulary, language: Language | undefined): Reading {
  if (!language) return reading;
  const own = stem(reading.word, language);
  const forms = vocabulary.filter(({ word }) => word.startsWith(own) && stem(word, language) === own);
  const words = language === "de" ? reading.words : reading.words.filter((word) => word.startsWith(own));
  return { ...reading, words: [...new Set([reading.word, ...words, ...forms.map(({ word }) => word)])] };
}

/** Whether too little of a word remains for guessing its forms by their beginning: `horách`, of `hory`. */
const isShortInflected = (word: string, language: Language | undefined): boolean =>
  (language === "cz" || language === "sk") && word.length > 4 && stem(word, language).length === 3;

/** A word that is read as another form of it was not misspelled: `vyzvednu`, of `vyzvednutí`. */
function uninflected(reading: Reading, language: Language | undefined): Reading {
  const { word, corrected } = reading;
  const isInflecting = language === "cz" || language === "sk";
  const isSame = (stemOf: typeof stem) =>
    isInflecting && corrected !== null && stemOf(word, language) === stemOf(corrected, language);
  const own = isInflecting ? stem(word, language) : word;
  const isBeginning = isInflecting && own.length >= shortestStem && corrected?.startsWith(own);
  return isBeginning || isSame(stem) || isSame(looseStem) ? { ...reading, corrected: null } : reading;
}
const shortestStem = 5;

/** Marks those of a word's forms that are no inflections of it, nor in German compounds of it. */
function withLoose(reading: Reading, language: Language | undefined): Reading {
  if (!language) return reading;
  const meant = reading.corrected ?? reading.word;
  const own = stem(meant, language);
  const isForm = (word: string) =>
    stem(word, language) === own || (language === "de" && word.endsWith(meant));
  return { ...reading, loose: new Set(reading.words.filter((word) => !isForm(word))) };
}

function kindsOfCorrected(readings: readonly Reading[], language: Language | undefined): KindWeights {
  const corrected = readings[0]?.corrected;
  return (corrected && kindsAskedAt([corrected, ""], 0, language)?.kinds) || noKinds;
}

/** The mall's words and those of the lists of kinds. */
function withKnownWords(vocabulary: Vocabulary, language: Language | undefined): Vocabulary {
  const own = language ? [language] : languages;
  return [...vocabulary, ...own.flatMap(knownWords)];
}
