import type { Language } from "@contract/languages";
import { wordsOf } from "@contract/search-language/folding";
import { namesOfKind } from "@contract/search-language/kind-lexicon";
import { eventKinds } from "@contract/search-language/kinds";
import { mostWords, type Term, termsOf } from "@contract/search-language/query-terms";
import {
  findingTerms,
  inTitleOrKind,
  isLongEnough,
  isNamedIn,
  namesGroup,
  nearTo,
  phrasesOf,
  type Query,
  rankOf,
} from "@contract/search-language/ranking";
import type { Vocabulary } from "@contract/search-language/vocabulary";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import type { SearchDocument } from "./documents.server";
import type { RankedResult, ResultType } from "./result";

/** What was found of a type, the best first. */
export type FoundGroup = { type: ResultType; results: RankedResult[] };
export type FoundDocuments = {
  groups: FoundGroup[];
  /** The folded words that were read as others, by what they were read as. */
  corrected: [word: string, meant: string][];
  matched: string[];
};

const nothing: FoundDocuments = { groups: [], corrected: [], matched: [] };

/** The reference API's search (`mall-api/domain/search/`) in memory, with the same words, kinds and ranking. */
export function searchDocuments(
  lists: readonly (readonly SearchDocument[])[],
  q: string,
  { language, now }: { language: Language; now: Date },
): FoundDocuments {
  const words = [...new Set(wordsOf(q))].slice(0, mostWords);
  if (words.length === 0) return nothing;
  const terms = termsOf(words, vocabularyOf(lists), language);
  const query = {
    terms,
    near: terms.map(({ kinds }) => nearTo(kinds)),
    phrases: phrasesOf(words, terms),
    language,
  };
  const groups = groupsOf(typesOf(lists), query, now);
  if (groups.length === 0) return nothing;
  const readings = terms.flatMap((term) => term.readings);
  const kinds = terms.flatMap((term) => [...term.kinds.keys()]);
  return {
    groups,
    corrected: readings.flatMap(({ word, corrected }): [string, string][] =>
      corrected ? [[word, corrected]] : [],
    ),
    matched: [...new Set([...readings.flatMap((reading) => reading.words), ...kinds.flatMap(namesOfKind)])],
  };
}

function groupsOf(documentsByType: ByType, query: Query, now: Date): FoundGroup[] {
  const all = query.terms.map((_, at) => at);
  // All words, else all but one, or what is known.
  const known = all.filter((at) => (query.terms[at]?.kinds.size ?? 0) > 0);
  const less = [...all.map((at) => all.toSpliced(at, 1)), ...(known.length > 0 ? [known] : [])];
  const attempts = [[all], ...(isLongEnough(query) ? [less] : [])];
  // Who asks for a kind of event that the mall has none of is helped by its calendar.
  // Who looks for a present, by its gift cards.
  const isForEvent = query.terms.some(({ kinds }) =>
    [...eventKinds, "gifts" as const].some((kind) => kinds.has(kind)),
  );
  const canHelp = (type: ResultType) => groupsAskedFor.includes(type) || (type === "page" && isForEvent);
  for (const alternatives of attempts) {
    const found = [...documentsByType].flatMap(([type, own]) => {
      const exact = ranked(own, query, alternatives, { now, withNear: false });
      const isSure = (exact[0]?.rank ?? 0) >= inTitleOrKind;
      const results =
        isSure || !canHelp(type) ? exact : ranked(own, query, alternatives, { now, withNear: true });
      return results.length > 0 ? [{ type, results }] : [];
    });
    if (found.length > 0) return found.sort((one, other) => rankOfGroup(other) - rankOfGroup(one));
  }
  return [];
}

export const rankOfGroup = ({ results }: FoundGroup): number => results[0]?.rank ?? 0;

/** Only things that people ask for are found by near kinds, if none is what they ask for. */
const groupsAskedFor: readonly ResultType[] = ["company", "amenity", "product"];

function ranked(
  documents: readonly SearchDocument[],
  query: Query,
  alternatives: number[][],
  { now, withNear }: { now: Date; withNear: boolean },
): RankedResult[] {
  const { terms, near } = query;
  const finding = findingTerms(query);
  return documents
    .flatMap((document) => {
      const isSaidOfAll = terms.map((term) => namesGroup(term, query, document.type));
      const fits = terms.map(
        (term, at) => isSaidOfAll[at] || matches(document, term, withNear ? near[at] : undefined),
      );
      const isExact = alternatives.some(
        (some) => some.every((at) => fits[at]) && some.some((at) => !isSaidOfAll[at]),
      );
      const isOfKind = finding.some(({ kinds }) => document.kinds.some((kind) => kinds.has(kind)));
      const isNamed =
        document.type === "company" && document.titles.split(" | ").some((title) => isNamedIn(query, title));
      if (!isExact && !isOfKind && !isNamed) return [];
      const { titles, kinds, endsAt, type } = document;
      const isOver = endsAt !== null && endsAt < now.getTime();
      return [
        {
          ...document.result,
          rank: rankOf({ titles, kinds: kinds.join(" "), isOver, isExact }, query, type),
        },
      ];
    })
    .sort((one, other) => other.rank - one.rank);
}

/** Of what fits as well, that which ends first. */
const soonest = (one: SearchDocument, other: SearchDocument): number =>
  (one.endsAt ?? Number.POSITIVE_INFINITY) - (other.endsAt ?? Number.POSITIVE_INFINITY) || 0;

function matches(
  { kinds, categoryKinds, words }: SearchDocument,
  term: Term,
  near: Query["near"][number] | undefined,
): boolean {
  return (
    kinds.some((kind) => term.kinds.has(kind) || near?.has(kind)) ||
    (near !== undefined && categoryKinds.some((kind) => term.kinds.has(kind))) ||
    term.readings.every((reading) => reading.words.some((form) => words.includes(` ${form} `)))
  );
}

type ByType = ReadonlyMap<ResultType, readonly SearchDocument[]>;

const typesOnce = memoizedByObject<ByType>();

const typesOf = (lists: readonly (readonly SearchDocument[])[]): ByType =>
  typesOnce(lists, "", () => {
    const byType = new Map<ResultType, SearchDocument[]>();
    for (const document of lists.flat())
      byType.set(document.type, [...(byType.get(document.type) ?? []), document]);
    for (const documents of byType.values()) documents.sort(soonest);
    return byType;
  });

const vocabulariesOnce = memoizedByObject<Vocabulary>();

const vocabularyOf = (lists: readonly (readonly SearchDocument[])[]): Vocabulary =>
  vocabulariesOnce(lists, "", () => {
    const frequencies = new Map<string, number>();
    for (const { words } of lists.flat())
      for (const word of new Set(words.split(" ").filter(Boolean)))
        frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
    return [...frequencies]
      .map(([word, frequency]) => ({ word, frequency }))
      .sort((one, other) => (one.word < other.word ? -1 : 1));
  });
