import { type Language, languages } from "../languages";
import { isFiller, type KindWeights, kindsAskedAt, knownWords } from "./kind-lexicon";
import { stem } from "./stems";
import { joinedWords, type Reading, readingOf, type Vocabulary } from "./vocabulary";

/** A part of a query: words that all have to occur, or a kind that they mean together. */
export type Term = { readings: Reading[]; kinds: KindWeights };

const noKinds: KindWeights = new Map();

/** What a query asks for. Words such as "where can I buy" are dropped if others remain. */
export function termsOf(
  typed: readonly string[],
  vocabulary: Vocabulary,
  language: Language | undefined,
): Term[] {
  const words = joinedWords(typed, vocabulary);
  const phrases: { at: number; length: number; kinds: KindWeights | null }[] = [];
  for (let at = 0; at < words.length; ) {
    const asked = kindsAskedAt(words, at, language);
    phrases.push({ at, length: asked?.length ?? 1, kinds: asked?.kinds ?? null });
    at += asked?.length ?? 1;
  }
  const isAboutLoss = phrases.some(({ kinds }) => kinds?.has("lost-property"));
  const isFilling = ({ at, kinds }: (typeof phrases)[number]) =>
    !kinds && language !== undefined && isFiller(words[at] ?? "", language);
  const asking = phrases.filter((phrase) => !isFilling(phrase));
  // Beside a known kind, an unknown word is a detail; correcting it would only mislead.
  const nearest = asking.some(({ kinds }) => kinds) ? [] : withKnownWords(vocabulary, language);
  return (asking.length > 0 ? asking : phrases).map(({ at, length, kinds }) => {
    const readings = words.slice(at, at + length).map((word, part) => {
      const isLast = at + part === words.length - 1;
      const reading = readingOf(word, vocabulary, { isLast, nearest });
      return kinds ? withSameStem(reading, vocabulary, language) : reading;
    });
    // Who has lost a wallet doesn't want a new one yet.
    const isLostThing = isAboutLoss && !kinds?.has("lost-property");
    return { readings, kinds: isLostThing ? noKinds : (kinds ?? kindsOfCorrected(readings, language)) };
  });
}

/** A known word's forms in the mall's texts, also of words too short for guessing them: `bota`, `boty`. */
function withSameStem(reading: Reading, vocabulary: Vocabulary, language: Language | undefined): Reading {
  if (!language) return reading;
  const own = stem(reading.word, language);
  const forms = vocabulary.filter(({ word }) => word.startsWith(own) && stem(word, language) === own);
  return { ...reading, words: [...new Set([...reading.words, ...forms.map(({ word }) => word)])] };
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
