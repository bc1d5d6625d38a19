import { mistakesBetween } from "./edit-distance";

/** A mall's words in alphabetical order, with the number of entities that each stands in. */
export type Vocabulary = readonly { word: string; frequency: number }[];

/** What a word of a query is looked for as; `corrected` where it is taken for a mistyped other word. */
export type Reading = { word: string; words: string[]; corrected: string | null };

/** A word is looked for as this many words at most. */
const mostForms = 24;
const endings = /(?:[aeiouy]|[aeiouy]?[snm]|[aeiouy]?ch|[aeiouy]?mi|ou|[aeiouy]j|er|en|ern)$/;

/**
 * The words of a mall that each word of a query stands for: itself, those that begin with it, its other forms ("kavárny" for
 * "kavárna"), those that it is a part of ("Geschenkkarten" for "Karten"). A word that is none of these is read as the
 * nearest ones: one mistake in four letters or more, two in eight or more.
 */
export function readingsOf(words: readonly string[], vocabulary: Vocabulary): Reading[] {
  return joinedWords(words, vocabulary).map((word, at, all) =>
    readingOf(word, vocabulary, { isLast: at === all.length - 1 }),
  );
}

/** Two words that the mall writes as one (`wi fi`) are that one. */
function joinedWords(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const pair = `${joined.at(-1) ?? ""}${word}`;
    const isPair =
      joined.length > 0 && pair.length >= 4 && pair.length - word.length <= 3 && has(pair, vocabulary);
    if (isPair) joined.pop();
    joined.push(isPair ? pair : word);
  }
  return joined;
}

function readingOf(word: string, vocabulary: Vocabulary, { isLast }: { isLast: boolean }): Reading {
  const forms = formsOf(word, vocabulary, { isLast });
  if (forms.length > 0) return { word, words: forms, corrected: null };
  const nearest = nearestTo(word, vocabulary);
  const words = nearest.flatMap((near) => formsOf(near, vocabulary, { isLast }));
  return nearest[0] === undefined
    ? { word, words: [word], corrected: null }
    : { word, words: [...new Set([...nearest, ...words])].slice(0, mostForms), corrected: nearest[0] };
}

/** The words that a word stands for as it is typed, the likeliest first; none where the mall doesn't know it. */
function formsOf(word: string, vocabulary: Vocabulary, { isLast }: { isLast: boolean }): string[] {
  const found = new Set<string>();
  const add = (entries: Vocabulary) => {
    for (const entry of [...entries].sort((one, other) => other.frequency - one.frequency)) {
      if (found.size < mostForms) found.add(entry.word);
    }
  };
  if (has(word, vocabulary)) found.add(word);
  // A short word is a beginning only while it is typed: in the middle of a query it would stand for too much.
  if (word.length >= 4 || (isLast && word.length > 1)) add(beginningWith(word, vocabulary));
  const stem = stemOf(word);
  if (stem !== word) {
    add(beginningWith(stem, vocabulary).filter((entry) => stemOf(entry.word).length <= stem.length + 1));
  }
  if (word.length >= 4) add(vocabulary.filter((entry) => entry.word.includes(word)));
  return [...found];
}

const has = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary[firstAt(vocabulary, word)]?.word === word;

/** A word without the ending that its grammar gives it, where enough is left to know it by. */
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

/** Where the first word stands that is not before `start`. */
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

/** The words with the fewest mistakes, the most used first; also a word of which only the beginning is typed. */
function nearestTo(word: string, vocabulary: Vocabulary): string[] {
  const allowed = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (allowed === 0) return [];
  const near = vocabulary.flatMap((entry) => {
    if (entry.word.length < word.length - allowed || entry.word.length < 4) return [];
    const { whole, beginning } = mistakesBetween(word, entry.word, allowed);
    const mistakes = Math.min(whole, beginning + 0.5);
    return mistakes < allowed + 1 ? [{ ...entry, mistakes }] : [];
  });
  const fewest = Math.min(...near.map(({ mistakes }) => mistakes));
  return near
    .filter(({ mistakes }) => mistakes === fewest)
    .sort((one, other) => other.frequency - one.frequency)
    .slice(0, 4)
    .map((entry) => entry.word);
}
