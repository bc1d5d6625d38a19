import { type SearchGroup, searchGroups } from "@contract/search";
import { inTitleOrKind, isLongEnough, type Query, rankOf } from "@contract/search-language/ranking";
import type { TenantId } from "@contract/tenant-ids";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { searchEntry } from "../../db/schema";
import { type Attempt, anyKindOf, expressionOf, partOf, without } from "./match-expression";
import { allPlaces, placeOf, scopeOf, tenantScope, titleColumn } from "./search-sources";

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
  const exact = await matchesOf(source, groups, attempt, query);
  const hasKinds = query.terms.some(({ kinds }) => kinds.size > 0);
  const unsure = exact.filter(({ type, matches }) => {
    const isSure = (matches[0]?.rank ?? 0) >= inTitleOrKind;
    return hasKinds && !isSure && groupsAskedFor.includes(type);
  });
  const unsureTypes = unsure.map(({ type }) => type);
  const near = await matchesOf(source, unsureTypes, { ...attempt, withNear: true }, query);
  return [...exact.filter((group) => !unsure.includes(group)), ...near]
    .filter(({ matches }) => matches.length > 0)
    .sort(
      (one, other) =>
        (other.matches[0]?.rank ?? 0) - (one.matches[0]?.rank ?? 0) ||
        groups.indexOf(one.type) - groups.indexOf(other.type),
    );
}

/**
 * The matches of each group, best first. Titles and kinds come before texts, so that the limit never cuts off their
 * matches.
 */
async function matchesOf(
  source: Source,
  groups: readonly SearchGroup[],
  attempt: Attempt,
  query: Query,
): Promise<FoundGroup[]> {
  const byKind = query.terms.length > 1 ? anyKindOf(query) : null;
  const exactly = [expressionOf({ ...attempt, places: [titleColumn] }), expressionOf(attempt)];
  const idsByPart = await idsMatching(source, groups, byKind ? [...exactly, byKind] : exactly);
  const found = groups.map((type, at) => {
    const parts = idsByPart[at] ?? [];
    const all = [...new Set(parts.flat())];
    return {
      type,
      exact: new Set(parts.slice(0, exactly.length).flat()),
      ids: all.slice(0, mostMatches),
      all,
    };
  });
  const rows = await rowsOf(
    source,
    found.flatMap(({ ids }) => ids),
  );
  const time = source.now.getTime();
  return found.map(({ type, exact, ids, all }) => {
    const matches = ids
      .flatMap((id) => rows.get(id) ?? [])
      .map(({ kinds, ...row }): Match => {
        const isOver = row.endsAt !== null && row.endsAt < time;
        const isExact = exact.has(row.id);
        return { ...row, rank: rankOf({ titles: row.title, kinds, isOver, isExact }, query, type) };
      })
      .sort(
        (one, other) => other.rank - one.rank || soonest(one, other) || (one.title < other.title ? -1 : 1),
      );
    return { type, matches, hasMore: all.length > mostMatches };
  });
}

const soonest = (one: Match, other: Match): number =>
  (one.endsAt ?? Number.POSITIVE_INFINITY) - (other.endsAt ?? Number.POSITIVE_INFINITY) || 0;

async function rowsOf({ database }: Source, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
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
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids that match each of the expressions, by group, in one statement: most questions match a few of all groups together. */
async function idsMatching(
  { database, tenant }: Source,
  groups: readonly SearchGroup[],
  expressions: readonly string[],
): Promise<number[][][]> {
  const rowsIn = (scopes: Scope[]) => {
    const parts = scopes.flatMap(({ from, to }) =>
      expressions.map(
        (expression, part) =>
          sql`SELECT * FROM (SELECT rowid AS id, ${part} AS part FROM search_index
            WHERE search_index MATCH ${expression} AND rowid BETWEEN ${from} AND ${to} LIMIT ${mostMatches + 1})`,
      ),
    );
    return database.all<{ id: number; part: number }>(sql.join(parts, sql` UNION ALL `));
  };
  if (groups.length === 0) return [];
  const scopes = groups.map((group) => scopeOf(tenant, group));
  const together = groups.length === searchGroups.length ? await rowsIn([tenantScope(tenant)]) : null;
  const isCut = expressions.some(
    (_, at) => together && together.filter(({ part }) => part === at).length > mostMatches,
  );
  const rows = together && !isCut ? together : await rowsIn(scopes);
  return scopes.map(({ from, to }) =>
    expressions.map((_, at) =>
      rows.flatMap(({ id, part }) => (part === at && id >= from && id <= to ? [id] : [])),
    ),
  );
}

type Scope = ReturnType<typeof scopeOf>;
