import type { SearchGroup } from "@contract/search";
import { inTitleOrKind, isLongEnough, type Query, rankOf } from "@contract/search-language/ranking";
import type { TenantId } from "@contract/tenant-ids";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { searchEntry } from "../../db/schema";
import { type Attempt, anyKindOf, expressionOf, partOf, without } from "./match-expression";
import { allPlaces, placeOf, scopeOf, titleColumn } from "./search-sources";

/** A group is counted and ranked among at most this many matches; nobody reads further. */
const mostMatches = 240;
/** Only things that people ask for are searched by near kinds, if none is what they ask for. */
const groupsAskedFor: readonly SearchGroup[] = ["company", "amenity"];

/** A mall's content at a time. */
type Source = { database: Database; tenant: TenantId; now: Date };
type Match = { id: number; entityId: string; title: string; endsAt: number | null; rank: number };
type FoundGroup = { type: SearchGroup; matches: Match[]; hasMore: boolean };

/**
 * Searches for all words in titles, kinds and texts of the visitor's language, then in every language, then for all
 * words but one, or what is known.
 */
export async function foundGroups(
  source: Source,
  query: Query,
  groups: readonly SearchGroup[],
  language?: string,
): Promise<FoundGroup[]> {
  const own: readonly string[] = language ? [titleColumn, placeOf(language)] : allPlaces;
  const known = query.terms.flatMap(({ kinds }, at) => (kinds.size > 0 ? [at] : []));
  const less = [
    ...query.terms.map((_, at) => without(query, at)),
    ...(known.length > 0 ? [partOf(query, known)] : []),
  ];
  const attempts: Attempt[] = [
    { alternatives: [query], places: own },
    ...(language ? [{ alternatives: [query], places: allPlaces }] : []),
    ...(isLongEnough(query) ? [{ alternatives: less, places: allPlaces }] : []),
  ];
  for (const attempt of attempts) {
    const found = await groupsWith(source, attempt, query, groups);
    if (found.length > 0) return found;
  }
  return [];
}

async function groupsWith(
  source: Source,
  attempt: Attempt,
  query: Query,
  groups: readonly SearchGroup[],
): Promise<FoundGroup[]> {
  const found = await Promise.all(
    groups.map(async (type) => {
      const exact = await matchesOf(source, type, attempt, query);
      const isSure = (exact.matches[0]?.rank ?? 0) >= inTitleOrKind;
      const canHelp = groupsAskedFor.includes(type) && query.terms.some(({ kinds }) => kinds.size > 0);
      if (isSure || !canHelp) return { type, ...exact };
      return { type, ...(await matchesOf(source, type, { ...attempt, withNear: true }, query)) };
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
async function matchesOf(source: Source, group: SearchGroup, attempt: Attempt, query: Query) {
  const expression = expressionOf(attempt);
  const inTitles = await rowsMatching(source, group, expressionOf({ ...attempt, places: [titleColumn] }));
  const anywhere = inTitles.length < mostMatches ? await rowsMatching(source, group, expression) : [];
  const exact = new Set([...inTitles, ...anywhere]);
  const byKind = query.terms.length > 1 ? anyKindOf(query) : null;
  const all = [...new Set([...exact, ...(byKind ? await rowsMatching(source, group, byKind) : [])])];
  if (all.length === 0) return { matches: [], hasMore: false };
  const ids = all.slice(0, mostMatches);
  const rows = await source.database
    .select({
      id: searchEntry.id,
      entityId: searchEntry.entityId,
      title: searchEntry.title,
      kinds: searchEntry.kinds,
      endsAt: searchEntry.endsAt,
    })
    .from(searchEntry)
    .where(sql`${searchEntry.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  const time = source.now.getTime();
  const matches = rows
    .map(({ kinds, ...row }): Match => {
      const isOver = row.endsAt !== null && row.endsAt < time;
      const isExact = exact.has(row.id);
      return { ...row, rank: rankOf({ titles: row.title, kinds, isOver, isExact }, query, group) };
    })
    .sort((one, other) => other.rank - one.rank || soonest(one, other) || (one.title < other.title ? -1 : 1));
  return { matches, hasMore: all.length > mostMatches };
}

const soonest = (one: Match, other: Match): number =>
  (one.endsAt ?? Number.POSITIVE_INFINITY) - (other.endsAt ?? Number.POSITIVE_INFINITY) || 0;

async function rowsMatching(
  { database, tenant }: Source,
  group: SearchGroup,
  expression: string,
): Promise<number[]> {
  const { from, to } = scopeOf(tenant, group);
  const rows = await database.all<{ rowid: number }>(
    sql`SELECT rowid FROM search_index WHERE search_index MATCH ${expression} AND rowid BETWEEN ${from} AND ${to} LIMIT ${mostMatches + 1}`,
  );
  return rows.map(({ rowid }) => rowid);
}
