import { languages } from "@contract/languages";
import type { SearchAnswer } from "@contract/search";
import { searchGroups } from "@contract/search";
import { editDistance } from "@contract/search-language/edit-distance";
import { folded, spelledIn, wordsOf } from "@contract/search-language/folding";
import { isFiller, knownSpelling } from "@contract/search-language/kind-lexicon";
import { inTitleOrKind } from "@contract/search-language/ranking";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { titleOf } from "../entity-title.server";
import { listDocuments, ownDocuments, type SearchDocument, shopsOfCategory } from "./documents.server";
import { limitedGroups } from "./limited.server";
import { type Question, questionIn } from "./question.server";
import type { Days, RankedResult, ResultType } from "./result";
import { resultHref } from "./result-link.server";
import {
  type FoundDocuments,
  type FoundGroup,
  rankOfGroup,
  searchDocuments,
} from "./search-in-documents.server";

export type SearchQuery = { q: string; type?: ResultType | undefined; page?: number; size: number };

export type AnswerGroup = {
  type: ResultType;
  rank: number;
  total: number;
  hasMore: boolean;
  results: RankedResult[];
  /** How many of them are the site's own, which the pages of the mall API's results don't have. */
  extra: number;
};

export type Answer = {
  groups: AnswerGroup[];
  corrected: string | null;
  matched: string[];
  /** What the question says beside days and prices. */
  rest: string;
  /** A brand that was asked for and that is not here. */
  missingBrand: string | null;
  /** Whether the mall has nothing of the kind that was asked for. */
  isMissingKind: boolean;
  days: Days | null;
};

/** Of a hit of a mall API that doesn't rank: after what the site is sure of. */
const unknownRank = 0.69;
/** What answers less, and less than the mall API does, would only be in the way. */
const leastRank = 0.6;
/** From this rank on, a question names a category. */
const namesCategory = 0.9;

/**
 * Answers a question from the mall API's search and from what the site knows: its screens, the categories and films,
 * what is on and what costs as much as was asked for. If the API's search fails, finds nothing, or doesn't rank what it
 * finds, everything in the mall's lists is searched too.
 */
export async function answerTo(site: Site, query: SearchQuery): Promise<Answer> {
  const question = questionIn(query.q, site);
  const { rest, days } = question;
  const [own, answer] = await Promise.all([ownDocuments(site), apiAnswer(site, rest, query)]);
  const isWeak =
    !answer ||
    answer.groups.length === 0 ||
    answer.groups.some(({ hits }) => hits.some(({ rank }) => rank == null));
  const searched = isWeak && rest ? [own, ...(await listDocuments(site))] : [own];
  const found = trusted(searchDocuments(searched, rest, site), isWeak ? null : answer);
  const [limited, shops] = await Promise.all([
    limitedGroups(site, question, own),
    shopsOfNamedCategory(site, rest, found.groups),
  ]);
  const isReplaced = (type: ResultType) =>
    limited.some((group) => group.type === type && group.type !== "page");
  const groups = merged(
    [...limited, ...shops, ...found.groups.filter(({ type }) => !isReplaced(type))],
    knownGroups(answer?.groups.filter(({ type }) => !isReplaced(type)) ?? [], own, site),
    { ...query, isWeak },
    site,
  );
  const isSure = (groups[0]?.rank ?? 0) >= inTitleOrKind;
  const named = isSure || question.brands.length > 0 ? null : await shopNamedLike(rest, site);
  if (named) groups.splice(0, groups.length, named);
  return {
    groups: groups.filter(({ type }) => !query.type || type === query.type),
    corrected: named
      ? titleOf(named.results[0]?.translations ?? [], site.language)
      : (answer?.corrected ?? correctedText(rest, found, site)),
    matched: [...new Set([...(answer?.matched ?? []), ...found.matched])],
    rest,
    missingBrand: missingBrand(question, query.q, groups),
    isMissingKind: await isMissingKind(question, groups, site),
    days,
  };
}

async function apiAnswer(
  { api, language }: Site,
  rest: string,
  { type, page = 1, size }: SearchQuery,
): Promise<SearchAnswer | null> {
  const group = searchGroups.find((known) => known === type);
  if (!rest || (type && !group)) return null;
  const query = { q: rest, page, per_page: size, language, ...(group && { type: group }) };
  return sidePart(api.search(query), "The search could not be read");
}

/** A mall API's groups; its pages that have a screen are what the site knows of that screen, which answers more. */
function knownGroups(
  groups: SearchAnswer["groups"],
  own: SearchDocument[],
  site: Site,
): SearchAnswer["groups"] {
  const screens = new Map(own.map(({ result }) => [result.to, result]));
  return groups.map((group) => ({
    ...group,
    hits: group.hits.map((hit) => ({
      ...(screens.get(resultHref(hit, group.type, site) ?? undefined) ?? hit),
      rank: hit.rank,
    })),
  }));
}

/** What the site adds to a good answer: nothing that is less, or a misspelling of what the mall API knows. */
function trusted(found: FoundDocuments, good: SearchAnswer | null): FoundDocuments {
  if (!good) return found;
  const isMisread = found.corrected.length > 0 && !good.corrected;
  const least = Math.min(leastRank, good.groups[0]?.hits[0]?.rank ?? leastRank);
  const groups = isMisread ? [] : found.groups.filter((group) => rankOfGroup(group) >= least);
  return { ...found, groups, corrected: groups.length > 0 ? found.corrected : [] };
}

const documentsOnce = memoizedByObject<SearchDocument[]>();

/** The shop whose name is the question but for a few letters, and for what stands between: `pixl and drat`. */
async function shopNamedLike(rest: string, site: Site): Promise<AnswerGroup | null> {
  const asked = joinedName(rest);
  const allowed = asked.length < 7 ? 1 : asked.length < 12 ? 2 : 3;
  if (asked.length < shortestName) return null;
  const [documents = []] = await listDocuments(site, ["company"]);
  const near = documents
    .map(({ result, titles }) => {
      const distances = titles
        .split(" | ")
        .map((title) => editDistance(asked, joinedName(title), allowed).whole);
      return { ...result, rank: 1 - Math.min(...distances) / asked.length };
    })
    .filter(({ rank }) => rank > 0)
    .sort(byRank);
  const [first] = near;
  if (!first) return null;
  return { type: "company", rank: first.rank, total: 1, hasMore: false, results: [first], extra: 0 };
}
const shortestName = 6;

/** A name's words, without those that only join them in any language. */
const joinedName = (name: string): string =>
  wordsOf(name)
    .filter((word) => !languages.some((language) => isFiller(word, language)))
    .join("");

/** After a category that a question names, its shops: first those that fit the question best. */
async function shopsOfNamedCategory(site: Site, rest: string, groups: FoundGroup[]): Promise<FoundGroup[]> {
  const categories = groups.find(({ type }) => type === "category");
  const [category] = categories?.results ?? [];
  if (!categories || !category || rankOfGroup(categories) < namesCategory) return [];
  const [shops, [documents = []]] = await Promise.all([
    shopsOfCategory(site, category.id),
    listDocuments(site, ["company"]),
  ]);
  // Their words are counted once.
  const within = documentsOnce([documents], category.id + shops.length, () => {
    const ids = new Set(shops.map(({ id }) => id));
    return documents.filter(({ result }) => ids.has(result.id));
  });
  const [fitting] = searchDocuments([within], rest, site).groups;
  const rank = rankOfGroup(categories) - 0.01;
  const results = [...(fitting?.results ?? []), ...within.map(({ result }) => result)];
  return [{ type: "company", results: results.map((result) => ({ ...result, rank })) }];
}

/** The site's and the mall API's groups, each type once, the best first. */
function merged(
  own: FoundGroup[],
  answered: SearchAnswer["groups"],
  { page = 1, size, isWeak }: SearchQuery & { isWeak: boolean },
  site: Site,
): AnswerGroup[] {
  return [...new Set([...own, ...answered].map(({ type }) => type))]
    .map((type) => {
      const api = answered.find((group) => group.type === type);
      const hits = (api?.hits ?? []).map((hit) => ({ ...hit, rank: hit.rank ?? unknownRank }));
      const ofSite = own.filter((group) => group.type === type).flatMap(({ results }) => results);
      const all = distinct([...ofSite, ...hits].sort(byRank), type, site);
      const group = { type, rank: all[0]?.rank ?? 0, hasMore: api?.has_more ?? false };
      // What was searched in the mall's lists is all there is. An API without pages of hits sends them all.
      if (!api || isWeak || hits.length > size)
        return {
          ...group,
          total: all.length,
          results: all.slice((page - 1) * size, page * size),
          extra: 0,
        };
      const total = api.total + all.length - hits.length;
      return { ...group, total, results: page > 1 ? hits : all, extra: total - api.total };
    })
    .sort(byRank);
}

const byRank = (one: { rank: number }, other: { rank: number }) => other.rank - one.rank;

/** Results that are the same page once. */
function distinct(results: RankedResult[], type: ResultType, site: Site): RankedResult[] {
  const byPage = new Map<string, RankedResult>();
  for (const result of results) {
    const page = resultHref(result, type, site) ?? result.id;
    if (!byPage.has(page)) byPage.set(page, result);
  }
  return [...byPage.values()];
}

/** A question as it was understood, its corrected words as they are written; null if it was understood as it stands. */
function correctedText(rest: string, { groups, corrected }: FoundDocuments, site: Site): string | null {
  if (groups.length === 0 || corrected.length === 0) return null;
  const titles = groups.flatMap(({ results }) =>
    results.flatMap(({ translations }) => translations.map(({ title }) => title ?? "")),
  );
  const meant = new Map(corrected);
  return wordsOf(rest)
    .map(
      (word) =>
        spelledIn(meant.get(word) ?? word, [rest, ...titles]) ??
        knownSpelling(meant.get(word) ?? word, site.language),
    )
    .join(" ");
}

/** Whether a question asks for a kind of shop alone, and what was found is only near to it. */
async function isMissingKind({ kinds, isOfOneKind }: Question, groups: AnswerGroup[], site: Site) {
  const [first] = groups;
  if (!isOfOneKind) return false;
  if (!first) return true;
  if (first.type !== "company" || first.rank >= named) return false;
  const [documents = []] = await listDocuments(site, ["company"]);
  return !documents.some((document) => document.kinds.some((kind) => kinds.has(kind)));
}
/** What is found by its own kind or by its title has a higher rank. */
const named = 0.87;

/** A brand that a question names and no shop's name has, as it was typed. */
function missingBrand({ brands }: Question, q: string, groups: AnswerGroup[]): string | null {
  const titles = groups.flatMap(({ results }) =>
    results.flatMap(({ translations }) => translations.map(({ title }) => ` ${folded(title ?? "")} `)),
  );
  const missing = brands.find((words) => !titles.some((title) => title.includes(` ${words.join(" ")} `)));
  return missing ? asTyped(missing, q) : null;
}

/** Folded words as a text has them, with what stands between them: `H&M`. */
function asTyped(words: readonly string[], q: string): string {
  const typed = [...q.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const at = typed.findIndex((_, start) =>
    words.every((word, ahead) => folded(typed[start + ahead]?.[0] ?? "") === word),
  );
  const [first, last] = [typed[at], typed[at + words.length - 1]];
  return first && last ? q.slice(first.index, last.index + last[0].length) : words.join(" ");
}
