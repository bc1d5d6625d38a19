import { folded } from "~/locale/folded";

/** A text in parts: every second one is a match to highlight. */
export type MarkedText = string[];

const word = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu;

/** Splits a text at the words that match; `isMatch` gets them in lower case and without accents. */
export function markedText(text: string, isMatch: (word: string) => boolean): MarkedText {
  const parts: MarkedText = [];
  let end = 0;
  for (const found of text.matchAll(word)) {
    const small = comparable(found[0]);
    const isKnown = isMatch(small.replaceAll("-", "")) || small.split("-").some(isMatch);
    if (!isKnown) continue;
    parts.push(text.slice(end, found.index), found[0]);
    end = found.index + found[0].length;
  }
  parts.push(text.slice(end));
  return parts;
}

/** So much of a text stands before its first match: the match is in the first line. */
const beforeMatch = 32;

/** A text that begins shortly before its first match; one without a match is returned as it is. */
export function aroundMatch([beginning = "", ...rest]: MarkedText): MarkedText {
  if (rest.length === 0 || beginning.length <= beforeMatch) return [beginning, ...rest];
  const start = beginning.indexOf(" ", beginning.length - beforeMatch);
  return [start < 0 ? "…" : `…${beginning.slice(start + 1)}`, ...rest];
}

/** The text without what it begins with; null if nothing is marked in the rest. Another text is returned as it is. */
export function withoutBeginning(text: MarkedText, beginning: string): MarkedText | null {
  if (!text.join("").startsWith(beginning)) return text;
  let left = beginning.length;
  const rest = text.map((part) => {
    const cut = Math.min(left, part.length);
    left -= cut;
    return part.slice(cut);
  });
  return rest.some((part, at) => at % 2 === 1 && part) ? rest : null;
}

/**
 * Which words a search matched; without that information, words that start with a term of the query. What only ends with
 * one may be something else: "Handschuhe" are no "Schuhe".
 */
export function matcher(matched: readonly string[], query: string): (word: string) => boolean {
  const beginnings = comparable(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (matched.length > 0) {
    const isTail = (word: string) => beginnings.some((term) => word !== term && word.endsWith(term));
    const known = new Set(matched.filter((word) => !isTail(word)));
    return (candidate) => known.has(candidate);
  }
  return (candidate) => beginnings.some((beginning) => candidate.startsWith(beginning));
}

const comparable = (text: string): string =>
  withoutAccents.test(text) ? text.toLowerCase() : folded(text).replaceAll("ß", "ss").replaceAll("ł", "l");

const withoutAccents = /^[a-z\d]*$/i;
