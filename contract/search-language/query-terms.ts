import { type Language, languages } from "../languages";
import { editDistance } from "./edit-distance";
import { isFiller, type KindWeights, kindsAskedAt, knownBrands, knownWords } from "./kind-lexicon";
import { stem } from "./stems";
import { hasWord, joinedWords, nearestTo, type Reading, readingOf, type Vocabulary } from "./vocabulary";

/** A part of a query: words that all have to occur, or a kind that they mean together, by its brand perhaps. */
export type Term = { readings: Reading[]; kinds: KindWeights; isBrand: boolean };

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
  const phrases: { at: number; length: number; kinds: KindWeights | null; isBrand: boolean }[] = [];
  const meant = withWordsOfPhrases(words, vocabulary, language);
  for (let at = 0; at < words.length; ) {
    const asked = kindsAskedAt(meant, at, language);
    phrases.push({
      at,
      length: asked?.length ?? 1,
      kinds: asked?.kinds ?? null,
      isBrand: asked?.isBrand ?? false,
    });
    at += asked?.length ?? 1;
  }
  const isAboutLoss = phrases.some(({ kinds }) => kinds?.has("lost-property"));
  const isFilling = ({ at, kinds }: (typeof phrases)[number]) =>
    !kinds && language !== undefined && isFiller(words[at] ?? "", language);
  const asking = phrases.filter((phrase) => !isFilling(phrase));
  // Beside a known kind, an unknown word is a detail; correcting it would only mislead.
  const nearest = asking.some(({ kinds }) => kinds) ? [] : withKnownWords(vocabulary, language);
  return (asking.length > 0 ? asking : phrases).map(({ at, length, kinds, isBrand }) => {
    const readings = words.slice(at, at + length).map((word, part) => {
      const isLast = at + part === words.length - 1;
      const known = meant[at + part] ?? word;
      if (known !== word) return { word, words: [known], corrected: known };
      const reading = readingOf(word, vocabulary, { isLast, nearest });
      return kinds ? withSameStem(reading, vocabulary, language) : reading;
    });
    // Who has lost a wallet doesn't want a new one yet.
    const isLostThing = isAboutLoss && !kinds?.has("lost-property");
    return {
      readings,
      kinds: isLostThing ? noKinds : (kinds ?? kindsOfCorrected(readings, language)),
      isBrand,
    };
  });
}

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
  const [known, brands] = [knownWords(language), knownBrands].map((list) =>
    list.map((word) => ({ word, frequency: 0 })),
  );
  return words.reduce<readonly string[]>((so, word, at) => {
    const isKnown =
      kindsAskedAt([word, ""], 0, language) || isFiller(word, language) || hasWord(word, vocabulary);
    if (isKnown) return so;
    const [brand] = nearestTo(word, brands ?? []);
    if (brand && isNear(word, brand)) return so.with(at, brand);
    const [nearest] = words.length > 1 ? nearestTo(word, known ?? []) : [];
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

const isNear = (word: string, known: string): boolean => editDistance(word, known, 1).whole <= 1;

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

function kindsOfCorrected(readings: readonly Reading[], language: Language | undefined): KindWeights {
  const corrected = readings[0]?.corrected;
  return (corrected && kindsAskedAt([corrected, ""], 0, language)?.kinds) || noKinds;
}

/** The mall's words and those of the lists of kinds. */
function withKnownWords(vocabulary: Vocabulary, language: Language | undefined): Vocabulary {
  const own = language ? [language] : languages;
  return [...vocabulary, ...own.flatMap((one) => knownWords(one).map((word) => ({ word, frequency: 0 })))];
}
