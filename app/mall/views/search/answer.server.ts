import type { SearchAnswer } from "@contract/search";
import { searchGroups } from "@contract/search";
import { folded, spelledIn, wordsOf } from "@contract/search-language/folding";
import { knownSpelling } from "@contract/search-language/kind-lexicon";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { listDocuments, ownDocuments, type SearchDocument, shopsOfCategory } from "./documents.server";
import { limitedGroups } from "./limited.server";
import { type Question, questionIn } from "./question.server";
import type { Days, Result, ResultType } from "./result";
import { resultHref } from "./result-link.server";
import { type FoundDocuments, type FoundGroup, searchDocuments } from "./search-in-documents.server";

export type SearchQuery = { q: string; type?: ResultType | undefined; page?: number; size: number };

export type AnswerGroup = {
  type: ResultType;
  total: number;
  hasMore: boolean;
  results: Result[];
  /** How many of them are the site's own, which the pages of the mall API's results don't have. */
  extra: number;
};

export type Answer = {
  groups: AnswerGroup[];
  corrected: string | null;
  matched: string[];
  /** A brand that was asked for and that is not here. */
  missingBrand: string | null;
  days: Days | null;
};

/** Of a group of a mall API that doesn't rank them: after what the site is sure of. */
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
  const isWeak = !answer || answer.groups.length === 0 || answer.groups.some(({ rank }) => rank == null);
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
  return {
    groups: groups.filter(({ type }) => !query.type || type === query.type),
    corrected: answer?.corrected ?? correctedText(rest, found, site),
    matched: [...new Set([...(answer?.matched ?? []), ...found.matched])],
    missingBrand: missingBrand(question, query.q, groups),
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
    hits: group.hits.map((hit) => screens.get(resultHref(hit, group.type, site) ?? undefined) ?? hit),
  }));
}

/** What the site adds to a good answer: nothing that is less, or a misspelling of what the mall API knows. */
function trusted(found: FoundDocuments, good: SearchAnswer | null): FoundDocuments {
  if (!good) return found;
  const isMisread = found.corrected.length > 0 && !good.corrected;
  const least = Math.min(leastRank, ...good.groups.slice(0, 1).map(({ rank }) => rank ?? leastRank));
  const groups = isMisread ? [] : found.groups.filter(({ rank }) => rank >= least);
  return { ...found, groups, corrected: groups.length > 0 ? found.corrected : [] };
}

/** After a category that a question names, its shops: first those that fit the question best. */
async function shopsOfNamedCategory(site: Site, rest: string, groups: FoundGroup[]): Promise<FoundGroup[]> {
  const categories = groups.find(({ type }) => type === "category");
  const [category] = categories?.results ?? [];
  if (!categories || !category || categories.rank < namesCategory) return [];
  const [shops, [documents = []]] = await Promise.all([
    shopsOfCategory(site, category.id),
    listDocuments(site, ["company"]),
  ]);
  const ids = new Set(shops.map(({ id }) => id));
  const within = documents.filter(({ result }) => ids.has(result.id));
  const [fitting] = searchDocuments([within], rest, site).groups;
  const results = [...new Set([...(fitting?.results ?? []), ...within.map(({ result }) => result)])];
  return results.length > 0 ? [{ type: "company", rank: categories.rank - 0.01, results }] : [];
}

/** The site's and the mall API's groups, each type once, the best first. */
function merged(
  own: FoundGroup[],
  answered: SearchAnswer["groups"],
  { page = 1, size, isWeak }: SearchQuery & { isWeak: boolean },
  site: Site,
): AnswerGroup[] {
  const from = (page - 1) * size;
  return [...new Set([...own, ...answered].map(({ type }) => type))]
    .map((type) => {
      const keyOf = (result: Result) => resultHref(result, type, site) ?? result.id;
      const api = answered.find((group) => group.type === type);
      const lists = own.filter((group) => group.type === type).sort(byRank);
      const ofSite = distinct(
        lists.flatMap(({ results }) => results),
        keyOf,
      );
      const rank = Math.max(lists[0]?.rank ?? 0, api ? (api.rank ?? unknownRank) : 0);
      if (!api) {
        const results = ofSite.slice(from, from + size);
        return { type, rank, total: ofSite.length, hasMore: false, results, extra: 0 };
      }
      const inApi = { rank: api.rank ?? unknownRank, results: api.hits };
      const all = distinct(
        [...lists, inApi].sort(byRank).flatMap(({ results }) => results),
        keyOf,
      );
      // What was searched in the mall's lists is all there is. An API without pages of hits sends them all.
      if (isWeak || api.hits.length > size) {
        const results = all.slice(from, from + size);
        return { type, rank, total: all.length, hasMore: api.has_more, results, extra: 0 };
      }
      const total = api.total + all.length - api.hits.length;
      const results = page > 1 ? api.hits : all;
      return { type, rank, total, hasMore: api.has_more, results, extra: ofSite.length };
    })
    .sort(byRank);
}

const byRank = (one: { rank: number }, other: { rank: number }) => other.rank - one.rank;

function distinct(results: Result[], keyOf: (result: Result) => string): Result[] {
  const byKey = new Map<string, Result>();
  for (const result of results) if (!byKey.has(keyOf(result))) byKey.set(keyOf(result), result);
  return [...byKey.values()];
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

/** A brand that a question names and no shop's name has, as it was typed. */
function missingBrand({ brands }: Question, q: string, groups: AnswerGroup[]): string | null {
  const titles = groups.flatMap(({ results }) =>
    results.flatMap(({ translations }) => translations.map(({ title }) => ` ${folded(title ?? "")} `)),
  );
  const missing = brands.find((words) => !titles.some((title) => title.includes(` ${words.join(" ")} `)));
  return missing ? missing.map((word) => spelledIn(word, [q]) ?? word).join(" ") : null;
}
