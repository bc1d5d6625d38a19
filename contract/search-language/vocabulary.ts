import { editDistance } from "./edit-distance";
import { isLack } from "./folding";

/** A mall's words in alphabetical order, with the number of entities that contain each. */
export type Vocabulary = readonly { word: string; frequency: number }[];

/**
 * What a word of a query is searched as; `corrected` is set if the word was taken for a misspelling of another. `loose`
 * are those of the words that only begin like it or contain it: `password`, of `pass`.
 */
export type Reading = {
  word: string;
  words: string[];
  corrected: string | null;
  loose?: ReadonlySet<string>;
};

/** A word is searched as at most this many forms. */
const mostForms = 24;
const endings = /(?:[aeiouy]|[aeiouy]?[snm]|[aeiouy]?ch|[aeiouy]?mi|ou|[aeiouy]j|er|en|ern|ed)$/;

/** Joins two words that the mall writes as one (`wi fi`), but no two that say nothing: `sa mi` is not `sami`. */
export function joinedWords(
  words: readonly string[],
  vocabulary: Vocabulary,
  saysNothing: (word: string) => boolean,
): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1) ?? "";
    const pair = `${last}${word}`;
    const isPair =
      joined.length > 0 &&
      !(saysNothing(last) && saysNothing(word)) &&
      pair.length >= 4 &&
      pair.length - word.length <= 3 &&
      hasWord(pair, vocabulary);
    if (isPair) joined.pop();
    joined.push(isPair ? pair : word);
  }
  return joined;
}

/**
 * Expands a word of a query to words of the mall's vocabulary: itself, words with this prefix, inflected forms
 * ("kavárny" for "kavárna"), and compounds that contain it ("Geschenkkarten" for "Karten"). A word with no match is
 * corrected to those of `nearest` that are: edit distance 1 from five letters, 2 from eight. A shorter word may be any name.
 */
export function readingOf(
  word: string,
  vocabulary: Vocabulary,
  { isLast, nearest }: { isLast: boolean; nearest: Vocabulary },
): Reading {
  const forms = formsOf(word, vocabulary, { isLast });
  if (forms.length > 0) return { word, words: forms, corrected: null };
  const near = nearestTo(word, nearest);
  const words = near.flatMap((other) => formsOf(other, vocabulary, { isLast }));
  // A word of the lists that the mall doesn't have is no misspelling.
  return near[0] === undefined || near[0] === word
    ? { word, words: [word], corrected: null }
    : { word, words: [...new Set([...near, ...words])].slice(0, mostForms), corrected: near[0] };
}

/** The forms of a word as it was typed, most likely first; empty if the vocabulary has none. */
function formsOf(word: string, vocabulary: Vocabulary, { isLast }: { isLast: boolean }): string[] {
  const found = new Set<string>();
  const add = (entries: Vocabulary) => {
    for (const entry of [...entries].sort((one, other) => other.frequency - one.frequency)) {
      if (found.size < mostForms) found.add(entry.word);
    }
  };
  if (hasWord(word, vocabulary)) found.add(word);
  // A short word is a prefix only while it is being typed: in the middle of a query it would match too much.
  if (word.length >= 4 || (isLast && word.length > 1)) add(beginningWith(word, vocabulary));
  const stem = stemOf(word);
  if (stem !== word) {
    add(beginningWith(stem, vocabulary).filter((entry) => stemOf(entry.word).length <= stem.length + 1));
  }
  if (word.length >= 4) add(vocabulary.filter((entry) => entry.word.includes(word) && !isLack(entry.word)));
  return [...found];
}

export const hasWord = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary[firstAt(vocabulary, word)]?.word === word;

/** A word without its inflectional ending, if the rest is long enough to identify it. */
function stemOf(word: string): string {
  const stem = word.replace(endings, "");
  return stem.length >= 4 ? stem : word;
}

function beginningWith(start: string, vocabulary: Vocabulary): Vocabulary {
  const first = firstAt(vocabulary, start);
  let end = first;
  while (vocabulary[end]?.word.startsWith(start)) end++;
  return vocabulary.slice(first, end);
}

/** Binary search: the index of the first word that is not before `start`. */
function firstAt(vocabulary: Vocabulary, start: string): number {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle]?.word ?? "") < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const isNear = (word: string, known: string): boolean => editDistance(word, known, 1).whole <= 1;

const shortestBeginning = 6;

const firstLetters = new WeakMap<Vocabulary, (word: string) => Vocabulary>();

/** Each list of words is searched for many. */
function ofFirstLetter(vocabulary: Vocabulary): (word: string) => Vocabulary {
  const known = firstLetters.get(vocabulary) ?? byBeginning(vocabulary, 1, ({ word }) => word);
  firstLetters.set(vocabulary, known);
  return known;
}

/** Finds the entries whose text has the same first characters, in their order, without looking at the others. */
export function byBeginning<Entry>(
  entries: Iterable<Entry>,
  length: number,
  textOf: (entry: Entry) => string,
): (text: string) => readonly Entry[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const start = textOf(entry).slice(0, length);
    const others = found.get(start);
    if (others) others.push(entry);
    else found.set(start, [entry]);
  }
  return (text) => found.get(text.slice(0, length)) ?? [];
}

/** The words at the smallest edit distance, most frequent first; distances to prefixes count too. */
export function nearestTo(word: string, vocabulary: Vocabulary): string[] {
  const allowed = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  if (allowed === 0) return [];
  // Nobody mistypes the first letter, but many words differ from others in it alone.
  const near = ofFirstLetter(vocabulary)(word).flatMap((entry) => {
    if (entry.word.length < word.length - allowed || entry.word.length < 4) return [];
    const { whole, beginning } = editDistance(word, entry.word, allowed);
    // Of a short word, too many others begin almost like it.
    const mistakes = word.length < shortestBeginning ? whole : Math.min(whole, beginning + 0.5);
    return mistakes < allowed + 1 ? [{ ...entry, mistakes }] : [];
  });
  const fewest = Math.min(...near.map(({ mistakes }) => mistakes));
  return near
    .filter(({ mistakes }) => mistakes === fewest)
    .sort((one, other) => other.frequency - one.frequency)
    .slice(0, 4)
    .map((entry) => entry.word);
}
