import { isLanguage } from "@contract/languages";
import { optionalImage } from "@contract/primitives";
import { type SearchAnswer, type SearchGroup, type SearchHit, searchGroups } from "@contract/search";
import type { TenantId } from "@contract/tenant-ids";
import { and, eq, inArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database";
import { entity, searchEntry, searchWord } from "../../db/schema";
import { indexedWordsOf, wordsOf } from "./folding";
import { namesOfKind } from "./kinds/kind-lexicon";
import { type Term, termsOf } from "./query-terms";
import { inTitleOrKind, nearTo, phrasesOf, type Query, rankOf } from "./ranking";
import {
  allPlaces,
  type Body,
  categoryColumn,
  kindColumn,
  kindToken,
  placeOf,
  scopeOf,
  searchSources,
  textOf,
  titleColumn,
  wordings,
} from "./search-sources";
import type { Reading, Vocabulary } from "./vocabulary";

/** A group is counted and ranked among at most this many matches; nobody reads further. */
const mostMatches = 240;
const mostWords = 8;
const excerptLength = 160;
/** Only things that people ask for are searched by near kinds, if none is what they ask for. */
const groupsAskedFor: readonly SearchGroup[] = ["company", "amenity"];
/** How long a cached vocabulary may miss words written by other processes. */
const vocabularyMs = 10 * 60_000;

export type Question = {
  q: string;
  type?: SearchGroup | undefined;
  page: number;
  per_page: number;
  language?: string | undefined;
};

type Match = { id: number; entityId: string; title: string; endsAt: number | null; rank: number };
/** One of the alternatives has to match; `withNear` adds kinds near to those that are asked for. */
type Attempt = { alternatives: Query[]; places: readonly string[]; withNear?: boolean };
type FoundGroup = { type: SearchGroup; matches: Match[]; hasMore: boolean };

export type ContentSearch = ReturnType<typeof contentSearch>;

/**
 * Full-text search of the content. It ignores accents and case, matches prefixes, inflected forms and parts of
 * compounds, and corrects words that the mall's content doesn't contain to the nearest that it does. It knows in every
 * language what people ask for in which kind of shop. All words have to match; only if nothing matches all of them, one
 * may be missing.
 */
export function contentSearch(database: Database, now: () => Date) {
  const vocabularies = new LRUCache<string, Promise<Vocabulary>>({ max: 16, ttl: vocabularyMs });

  async function search(
    tenant: TenantId,
    { q, type, page, per_page, language }: Question,
  ): Promise<SearchAnswer> {
    const words = [...new Set(wordsOf(q))].slice(0, mostWords);
    const nothing = { query: q, corrected: null, matched: [], groups: [] };
    if (words.length === 0) return nothing;
    const query = await queryOf(tenant, words, language);
    const groups = await foundGroups(tenant, query, type ? [type] : searchGroups, language);
    if (groups.length === 0) return nothing;

    const readings = query.terms.flatMap((term) => term.readings);
    const kinds = query.terms.flatMap((term) => [...term.kinds.keys()]);
    const matched = new Set([...readings.flatMap((reading) => reading.words), ...kinds.flatMap(namesOfKind)]);
    return {
      query: q,
      corrected: readings.some(({ corrected }) => corrected)
        ? readings.map(({ word, corrected }) => corrected ?? word).join(" ")
        : null,
      matched: [...matched],
      groups: await Promise.all(
        groups.map(async ({ type: group, matches, hasMore }) => ({
          type: group,
          total: matches.length,
          has_more: hasMore,
          hits: await hitsOf(
            tenant,
            group,
            matches.slice((page - 1) * per_page, page * per_page),
            matched,
            language,
          ),
        })),
      ),
    };
  }

  /**
   * The ids of the entities of one resource that match a list's `search` parameter, with the same tolerance as
   * `search`.
   */
  async function entityIdsMatching(tenant: TenantId, resource: string, text: string): Promise<string[]> {
    const group = searchGroups.find((candidate) => searchSources[candidate].resource === resource);
    const words = [...new Set(wordsOf(text))].slice(0, mostWords);
    if (!group || words.length === 0) return [];
    const [found] = await foundGroups(tenant, await queryOf(tenant, words), [group]);
    return found?.matches.map(({ entityId }) => entityId) ?? [];
  }

  async function queryOf(tenant: TenantId, words: string[], language?: string): Promise<Query> {
    const own = language && isLanguage(language) ? language : undefined;
    const terms = termsOf(words, await vocabularyOf(tenant), own);
    return { terms, near: terms.map(({ kinds }) => nearTo(kinds)), phrases: phrasesOf(words, terms) };
  }

  function vocabularyOf(tenant: TenantId): Promise<Vocabulary> {
    const known = vocabularies.get(tenant);
    if (known) return known;
    const reading = database
      .select({ word: searchWord.word, frequency: searchWord.frequency })
      .from(searchWord)
      .where(eq(searchWord.tenant, tenant))
      .then((words) => words.sort((one, other) => (one.word < other.word ? -1 : 1)));
    vocabularies.set(tenant, reading);
    reading.catch(() => vocabularies.delete(tenant));
    return reading;
  }

  /**
   * Searches for all words in titles, kinds and texts of the visitor's language, then in every language, then for all
   * words but one.
   */
  async function foundGroups(
    tenant: TenantId,
    query: Query,
    groups: readonly SearchGroup[],
    language?: string,
  ): Promise<FoundGroup[]> {
    const own: readonly string[] = language ? [titleColumn, placeOf(language)] : allPlaces;
    const oneLess = query.terms.map((_, at) => without(query, at));
    const attempts: Attempt[] = [
      { alternatives: [query], places: own },
      ...(language ? [{ alternatives: [query], places: allPlaces }] : []),
      ...(query.terms.length > 1 ? [{ alternatives: oneLess, places: allPlaces }] : []),
    ];
    for (const attempt of attempts) {
      const found = await groupsWith(tenant, attempt, query, groups);
      if (found.length > 0) return found;
    }
    return [];
  }

  async function groupsWith(
    tenant: TenantId,
    attempt: Attempt,
    query: Query,
    groups: readonly SearchGroup[],
  ): Promise<FoundGroup[]> {
    const found = await Promise.all(
      groups.map(async (type) => {
        const exact = await matchesOf(tenant, type, attempt, query);
        const isSure = (exact.matches[0]?.rank ?? 0) >= inTitleOrKind;
        const canHelp = groupsAskedFor.includes(type) && query.terms.some(({ kinds }) => kinds.size > 0);
        if (isSure || !canHelp) return { type, ...exact };
        return { type, ...(await matchesOf(tenant, type, { ...attempt, withNear: true }, query)) };
      }),
    );
    return found
      .filter(({ matches }) => matches.length > 0)
      .sort((one, other) => (other.matches[0]?.rank ?? 0) - (one.matches[0]?.rank ?? 0));
  }

  /**
   * The matches of one group, best first. Titles and kinds are searched before texts, so that the limit never cuts off
   * their matches.
   */
  async function matchesOf(tenant: TenantId, group: SearchGroup, attempt: Attempt, query: Query) {
    const expression = expressionOf(attempt);
    const inTitles = await rowsMatching(tenant, group, expressionOf({ ...attempt, places: [titleColumn] }));
    const anywhere = inTitles.length < mostMatches ? await rowsMatching(tenant, group, expression) : [];
    const exact = new Set([...inTitles, ...anywhere]);
    const byKind = query.terms.length > 1 ? anyKindOf(query) : null;
    const all = [...new Set([...exact, ...(byKind ? await rowsMatching(tenant, group, byKind) : [])])];
    if (all.length === 0) return { matches: [], hasMore: false };
    const ids = all.slice(0, mostMatches);
    const rows = await database
      .select({
        id: searchEntry.id,
        entityId: searchEntry.entityId,
        title: searchEntry.title,
        kinds: searchEntry.kinds,
        endsAt: searchEntry.endsAt,
      })
      .from(searchEntry)
      .where(sql`${searchEntry.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
    const time = now().getTime();
    const matches = rows
      .map(({ kinds, ...row }): Match => {
        const isOver = row.endsAt !== null && row.endsAt < time;
        const isExact = exact.has(row.id);
        return { ...row, rank: rankOf({ titles: row.title, kinds, isOver, isExact }, query, group) };
      })
      .sort((one, other) => other.rank - one.rank || (one.title < other.title ? -1 : 1));
    return { matches, hasMore: all.length > mostMatches };
  }

  async function rowsMatching(tenant: TenantId, group: SearchGroup, expression: string): Promise<number[]> {
    const { from, to } = scopeOf(tenant, group);
    const rows = await database.all<{ rowid: number }>(
      sql`SELECT rowid FROM search_index WHERE search_index MATCH ${expression} AND rowid BETWEEN ${from} AND ${to} LIMIT ${mostMatches + 1}`,
    );
    return rows.map(({ rowid }) => rowid);
  }

  async function hitsOf(
    tenant: TenantId,
    group: SearchGroup,
    matches: Match[],
    matched: Set<string>,
    language: string | undefined,
  ) {
    const ids = matches.map(({ entityId }) => entityId);
    if (ids.length === 0) return [];
    const rows = await database
      .select({ id: entity.id, body: entity.body })
      .from(entity)
      .where(
        and(
          eq(entity.tenant, tenant),
          eq(entity.resource, searchSources[group].resource),
          inArray(entity.id, ids),
        ),
      );
    const bodies = new Map(rows.map(({ id, body }) => [id, body]));
    return ids.flatMap((id) => {
      const body = bodies.get(id);
      return body ? [hitOf(group, JSON.parse(body), matched, language)] : [];
    });
  }

  return { search, entityIdsMatching, forget: () => vocabularies.clear() };
}

const without = (query: Query, at: number): Query => ({
  ...query,
  terms: query.terms.toSpliced(at, 1),
  near: query.near.toSpliced(at, 1),
});

const anyOf = (tokens: string[]) => tokens.map((token) => `"${token}"`).join(" OR ");

/** The FTS expression for any kind of a query: a bakery fits, also if its texts don't mention that its bread is fresh. */
function anyKindOf({ terms }: Query): string | null {
  const kinds = terms.flatMap((term) => [...term.kinds.keys()]);
  return kinds.length > 0 ? anyOf(kinds.map((kind) => kindToken(kindColumn, kind))) : null;
}

/**
 * The FTS expression: one of the alternatives has to match completely, each of its terms by a kind, or by each of its
 * words in any of its forms, in any of the fields.
 */
function expressionOf({ alternatives, places, withNear }: Attempt): string {
  const anyForm = ({ words }: Reading) =>
    `(${anyOf(words.flatMap((word) => places.map((place) => place + word)))})`;
  const kindsOf = ({ kinds }: Term, near: Query["near"][number] | undefined) => [
    ...[...kinds.keys()].map((kind) => kindToken(kindColumn, kind)),
    ...(withNear ? [...kinds.keys()].map((kind) => kindToken(categoryColumn, kind)) : []),
    ...(withNear ? [...(near?.keys() ?? [])].map((kind) => kindToken(kindColumn, kind)) : []),
  ];
  const match = (term: Term, near: Query["near"][number] | undefined) => {
    const kinds = kindsOf(term, near);
    const words = term.readings.map(anyForm).join(" AND ");
    return kinds.length > 0 ? `((${words}) OR ${anyOf(kinds)})` : `(${words})`;
  };
  return alternatives
    .map(({ terms, near }) => `(${terms.map((term, at) => match(term, near[at])).join(" AND ")})`)
    .join(" OR ");
}

function hitOf(
  group: SearchGroup,
  body: Body,
  matched: Set<string>,
  language: string | undefined,
): SearchHit {
  const { image, date } = searchSources[group];
  const words = wordings(group, body);
  const own = words.filter(({ locale }) => locale === language);
  return {
    id: String(body.id),
    permalink: textOf(body, "permalink"),
    image: optionalImage.parse(Reflect.get(body, image)),
    date: textOf(body, date),
    translations: (own.length > 0 ? own : words).map((entry) => ({
      ...entry,
      text: excerpt(entry.text, matched),
    })),
  };
}

/** The part of a text around a matched word, or its beginning; cut at word boundaries. */
function excerpt(text: string, matched: Set<string>): string {
  if (text.length <= excerptLength) return text;
  const word = [...text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu)].find(([part]) =>
    indexedWordsOf(part).some((one) => matched.has(one)),
  );
  const at = word?.index ?? 0;
  const start = at < excerptLength * 0.7 ? 0 : text.lastIndexOf(" ", at - excerptLength / 3) + 1;
  const end =
    start + excerptLength < text.length ? text.lastIndexOf(" ", start + excerptLength) : text.length;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
