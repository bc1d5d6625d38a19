import { languages } from "@contract/languages";
import type { SearchAnswer } from "@contract/search";
import { searchGroups } from "@contract/search";
import { editDistance } from "@contract/search-language/edit-distance";
import { folded, spelledIn, wordsOf } from "@contract/search-language/folding";
import { isFiller, knownSpelling } from "@contract/search-language/kind-lexicon";
import { eventKinds, type Kind, widerKinds } from "@contract/search-language/kinds";
import { inTitleOrKind } from "@contract/search-language/ranking";
import { stem } from "@contract/search-language/stems";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { titleOf } from "../entity-title.server";
import { translated } from "../translation";
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
import { shopsElsewhere } from "./shops-elsewhere.server";

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
  await withEventsFirst(groups, question, own, site);
  withShopsFirst(groups);
  const isSure = (groups[0]?.rank ?? 0) >= inTitleOrKind;
  // Beside a known thing, what is like a name is a word for it: `hračka pre psa`.
  const mayBeName = !isSure && question.brands.length === 0;
  const isAlike = question.kinds.size === 0 ? 0 : surelyNamed;
  const named = mayBeName ? await shopNamedLike(rest, isAlike, site) : null;
  if (named) groups.splice(0, groups.length, named);
  const other = mayBeName && !named ? await shopElsewhere(rest, isAlike, site) : null;
  if (other)
    return {
      ...(await answerTo(site, { ...query, q: other.trade })),
      corrected: null,
      missingBrand: other.name,
    };
  return {
    groups: groups.filter(({ type }) => !query.type || type === query.type),
    corrected: named
      ? titleOf(named.results[0]?.translations ?? [], site.language)
      : (answer?.corrected ?? correctedText(rest, found, site)),
    matched: [...new Set([...(answer?.matched ?? []), ...found.matched])],
    rest,
    missingBrand: missingBrand(question, query.q, groups),
    isMissingKind: await isMissingKind(question, groups, own, site),
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
async function shopNamedLike(rest: string, least: number, site: Site): Promise<AnswerGroup | null> {
  const [documents = []] = await listDocuments(site, ["company"]);
  const near = documents
    .map(({ result, titles }) => ({ ...result, rank: likeness(rest, titles.split(" | ")) }))
    .filter(({ rank }) => rank > least)
    .sort(byRank);
  const [first] = near;
  if (!first) return null;
  return { type: "company", rank: first.rank, total: 1, hasMore: false, results: [first], extra: 0 };
}

/** The name and the trade of a shop that is in another mall alone. */
async function shopElsewhere(
  rest: string,
  least: number,
  site: Site,
): Promise<{ name: string; trade: string } | null> {
  const near = (await shopsElsewhere(site))
    .map(({ translations }) => {
      const name = translated(translations, "name", site.language) ?? "";
      const trade = translated(translations, "company_category", site.language) ?? "";
      return { name, trade, rank: likeness(rest, [name]) };
    })
    .filter(({ rank, trade }) => rank > least && trade)
    .sort(byRank);
  return near[0] ?? null;
}

/** How near a question is to the nearest of some names, 1 if it is one; 0 if it is none of them. */
function likeness(rest: string, names: readonly string[]): number {
  const asked = joinedName(rest);
  const allowed = asked.length < shortestName ? 0 : asked.length < 7 ? 1 : asked.length < 12 ? 2 : 3;
  if (asked.length < shortestExactName) return 0;
  const distances = names.map((name) => editDistance(asked, joinedName(name), allowed).whole);
  return Math.max(0, 1 - Math.min(...distances) / asked.length);
}
const surelyNamed = 0.9;
const shortestName = 6;
const shortestExactName = 3;

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
  // It has none, or they can't be read: there is no heading without a shop below.
  if (within.length === 0) return [];
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
      // What the site adds may be among the API's further hits: it isn't counted twice.
      const total = Math.max(api.total, all.length);
      return { ...group, total, results: page > 1 ? hits : all, extra: total - api.total };
    })
    .sort(byRank);
}

/** The calendar helps where no event is of the kind that is asked for; else it comes after it. */
async function withEventsFirst(
  groups: AnswerGroup[],
  { kinds }: Question,
  own: readonly SearchDocument[],
  site: Site,
): Promise<void> {
  const asked = eventKinds.filter((kind) => kinds.has(kind));
  const events = groups.find(({ type }) => type === "event");
  const page = groups.find(({ type }) => type === "page")?.results[0];
  const isCalendar = own.some(({ result, kinds: is }) => result.id === page?.id && is.includes("events"));
  if (asked.length === 0 || kinds.has("events") || !events || !isCalendar) return;
  const [documents = []] = await listDocuments(site, ["event"]);
  const first = documents.find(({ result }) => result.id === events.results[0]?.id);
  if (first?.kinds.some((kind) => asked.includes(kind))) atLeast(events, "page", groups);
}

/** A category that a question does not quite name comes after the shops that fit about as well. */
function withShopsFirst(groups: AnswerGroup[]): void {
  const shops = groups.find(({ type }) => type === "company");
  const category = groups.find(({ type }) => type === "category");
  if (!shops || !category || category.rank >= namesCategory) return;
  if (category.rank - shops.rank < asWell) atLeast(shops, "category", groups);
}
const asWell = 0.15;

/** Puts a group before that of another type. */
function atLeast(group: AnswerGroup, type: ResultType, groups: AnswerGroup[]): void {
  const other = groups.findIndex((each) => each.type === type);
  if (other < 0 || other > groups.indexOf(group)) return;
  const { rank } = groups[other] ?? group;
  groups.splice(groups.indexOf(group), 1);
  groups.splice(other, 0, Object.assign(group, { rank }));
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

/** Whether a question asks for one kind of thing, and what was found is only near to it. */
async function isMissingKind(
  { commonKinds, said }: Question,
  groups: AnswerGroup[],
  own: readonly SearchDocument[],
  site: Site,
) {
  const [first] = groups;
  if (commonKinds.size === 0) return false;
  if (!first) return true;
  const isNear = first.rank < named && ["company", "amenity", "page"].includes(first.type);
  // Who looks for an event or a present is shown what there is.
  if (!isNear || [...eventKinds, "gifts" as const].some((kind) => commonKinds.has(kind))) return false;
  const lists = await listDocuments(site, ["company", "amenity", "faq"]);
  const ids = new Set(first.results.map(({ id }) => id));
  const found = lists.flat().filter(({ result }) => ids.has(result.id));
  // Where clothes are sold, there are socks.
  const isWider = (kind: Kind) => [...commonKinds].some((asked) => widerKinds[asked]?.includes(kind));
  if (found.some(({ kinds }) => kinds.some(isWider))) return false;
  const stemsOf = (words: string[]) => new Set(words.map((word) => stem(word, site.language)));
  // A wine bar's text has wine, in any form of the word.
  const sold = stemsOf(found.flatMap(({ words }) => words.split(" ")));
  if ([...stemsOf(said)].some((word) => sold.has(word))) return false;
  return ![own, ...lists].flat().some((document) => document.kinds.some((kind) => commonKinds.has(kind)));
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
