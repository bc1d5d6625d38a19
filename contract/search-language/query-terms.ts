import { type Language, languages } from "../languages";
import {
  actionAskedAt,
  dietAskedAt,
  isFiller,
  isPreposition,
  type KindWeights,
  kindsAskedAt,
  kindsOfAction,
  knownBrands,
  knownWords,
} from "./kind-lexicon";
import { actions, audience, type Kind } from "./kinds";
import { stem } from "./stems";
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
};

/** Of a longer question, the first words are read. */
export const mostWords = 12;

const noKinds: KindWeights = new Map();

/** What a query asks for. Words such as "where can I buy" are dropped if others remain. */
export function termsOf(
  typed: readonly string[],
  vocabulary: Vocabulary,
  language: Language | undefined,
): Term[] {
  const words = joinedWords(typed, vocabulary);
  const named: Phrase[] = [];
  const meant = withWordsOfPhrases(words, vocabulary, language);
  for (let at = 0; at < words.length; ) {
    const asked = kindsAskedAt(meant, at, language);
    const diet = dietAskedAt(meant, at, language);
    const phrase: Phrase =
      diet && diet.length >= (asked?.length ?? 0)
        ? { at, length: diet.length, kinds: null, isBrand: false, diet: diet.words }
        : {
            at,
            length: asked?.length ?? 1,
            kinds: asked?.kinds ?? null,
            isBrand: asked?.isBrand ?? false,
            diet: null,
          };
    named.push(phrase);
    at += phrase.length;
  }
  const phrases = withActions(named, meant, language);
  const isAboutLoss = phrases.some(({ kinds }) => kinds?.has("lost-property"));
  const isOfGoods = phrases.some(({ kinds }) => kinds && !kinds.has("gifts"));
  const isFilling = ({ at, kinds, diet }: Phrase) =>
    !kinds && !diet && language !== undefined && isFiller(words[at] ?? "", language);
  // Who has lost a wallet doesn't want a new one yet.
  const isLostThing = ({ kinds }: Phrase) => isAboutLoss && kinds !== null && !kinds.has("lost-property");
  // A present of a known kind is of that kind: "beer as a present".
  const isGift = ({ kinds }: Phrase) => isOfGoods && (kinds?.has("gifts") ?? false);
  // A book about a way doesn't lead here.
  const isOfBooks = phrases.some(({ kinds }) => kinds?.has("books"));
  const isSubject = ({ kinds }: Phrase) => isOfBooks && (kinds?.has("directions") ?? false);
  const asking = phrases.filter(
    (phrase) => !isFilling(phrase) && !isLostThing(phrase) && !isGift(phrase) && !isSubject(phrase),
  );
  // Beside a known kind, an unknown word is a detail; correcting it would only mislead.
  const nearest = asking.some(({ kinds }) => kinds) ? [] : withKnownWords(vocabulary, language);
  const said = asking.length > 0 ? asking : phrases;
  const terms = said.map(({ at, length, kinds, isBrand, diet }, index): Term => {
    if (diet) {
      const word = words.slice(at, at + length).join(" ");
      return {
        readings: [{ word, words: [...diet], corrected: null }],
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
      readings: readings.map((reading) => uninflected(reading, language)),
      kinds: kinds ?? kindsOfCorrected(readings, language),
      isBrand,
      isDetail: isDetailAt(at, words, language) || isModifier(said[index], said[index + 1], language),
    };
  });
  if (phrases.some(({ diet }) => diet)) return withMeals(terms);
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
];

/** Some words of a query, and the kinds that they mean together. */
type Phrase = {
  at: number;
  length: number;
  kinds: KindWeights | null;
  isBrand: boolean;
  /** The words for what is not eaten. */
  diet: readonly string[] | null;
};

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
    if (brand && isNear(word, brand)) return so.with(at, brand);
    const [nearest] = words.length > 1 ? nearestTo(word, knownWords(language)) : [];
    if (!nearest) return so;
    if (word.length >= surelyMeant && isNear(word, nearest)) return so.with(at, nearest);
    const tried = so.with(at, nearest);
    const isInPhrase = (of: readonly string[]) =>
      [at - 1, at].some((start) => start >= 0 && (kindsAskedAt(of, start, language)?.length ?? 0) > 1);
    return !isInPhrase(so) && isInPhrase(tried) ? tried : so;
  }, words);
}

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
  const own = isInflecting ? stem(word, language) : word;
  return isInflecting && corrected && own.length >= shortestStem && corrected.startsWith(own)
    ? { ...reading, corrected: null }
    : reading;
}
const shortestStem = 5;

function kindsOfCorrected(readings: readonly Reading[], language: Language | undefined): KindWeights {
  const corrected = readings[0]?.corrected;
  return (corrected && kindsAskedAt([corrected, ""], 0, language)?.kinds) || noKinds;
}

/** The mall's words and those of the lists of kinds. */
function withKnownWords(vocabulary: Vocabulary, language: Language | undefined): Vocabulary {
  const own = language ? [language] : languages;
  return [...vocabulary, ...own.flatMap(knownWords)];
}
