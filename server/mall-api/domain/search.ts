import { and, eq, inArray, sql } from "drizzle-orm";
import { type SearchAnswer, searchGroups } from "../../../app/mall/contract/search";
import type { Database } from "../db/database";
import { searchEntry, searchWord } from "../db/schema";
import { folded, wordsOf } from "./folding";
import { formsOf, scopeOf } from "./search-index";

type Group = (typeof searchGroups)[number];

const groupOfResource: Record<string, Group> = {
  companies: "company",
  products: "product",
  events: "event",
  news: "news",
  rewards: "reward",
  amenities: "amenity",
  faq: "faq",
  "website-pages": "page",
};

/** A group is counted and ranked among this many matches at most: what comes after, nobody reads. */
const mostMatches = 400;
const mostWords = 8;

/**
 * Finds content by words: accents and case don't matter, the last word may be a beginning, and a word that the mall's
 * content doesn't know is read as the nearest one that it does (one letter wrong, missing, doubled or swapped).
 */
export async function search(
  database: Database,
  tenant: string,
  {
    q,
    type,
    per_page,
    language,
  }: { q: string; type?: Group | undefined; per_page: number; language?: string | undefined },
): Promise<SearchAnswer> {
  const words = wordsOf(q).slice(0, mostWords);
  if (words.length === 0) return { query: q, corrected: null, groups: [] };
  const groups: readonly Group[] = type ? [type] : searchGroups;

  const exact = await searchWords(database, tenant, words, groups, per_page, language);
  if (exact.length > 0) return { query: q, corrected: null, groups: exact };

  const corrected = await Promise.all(words.map((word) => nearestWord(database, tenant, word)));
  if (corrected.every((word, at) => word === words[at])) return { query: q, corrected: null, groups: [] };
  const forgiven = await searchWords(database, tenant, corrected, groups, per_page, language);
  return { query: q, corrected: forgiven.length > 0 ? corrected.join(" ") : null, groups: forgiven };
}

/** The ids of one resource's entities that a list's `search` matches, forgiving as `search` is. */
export async function entityIdsMatching(
  database: Database,
  tenant: string,
  resource: string,
  text: string,
): Promise<string[]> {
  const group = groupOfResource[resource];
  const words = wordsOf(text).slice(0, mostWords);
  if (!group || words.length === 0) return [];
  const exact = await matches(database, tenant, group, words);
  if (exact.length > 0) return exact.map(({ entityId }) => entityId);
  const corrected = await Promise.all(words.map((word) => nearestWord(database, tenant, word)));
  return (await matches(database, tenant, group, corrected)).map(({ entityId }) => entityId);
}

async function searchWords(
  database: Database,
  tenant: string,
  words: string[],
  groups: readonly Group[],
  perGroup: number,
  language: string | undefined,
): Promise<SearchAnswer["groups"]> {
  const found = await Promise.all(
    groups.map(async (group) => {
      const ranked = (await matches(database, tenant, group, words))
        .map((match) => ({ ...match, rank: rankOf(match.title, words) }))
        .sort((one, other) => other.rank - one.rank || one.title.localeCompare(other.title));
      return { type: group, ranked };
    }),
  );
  const filled = found
    .filter(({ ranked }) => ranked.length > 0)
    .sort((one, other) => (other.ranked[0]?.rank ?? 0) - (one.ranked[0]?.rank ?? 0));
  return Promise.all(
    filled.map(async ({ type, ranked }) => ({
      type,
      total: ranked.length,
      hits: await hitsOf(
        database,
        ranked.slice(0, perGroup).map(({ id }) => id),
        language,
      ),
    })),
  );
}

async function matches(database: Database, tenant: string, group: Group, words: string[]) {
  const last = words.length - 1;
  const phrase = words.map((word, at) => (at === last ? `"${word}"*` : `"${word}"`)).join(" AND ");
  const expression = `scope : "${scopeOf(tenant, group)}" AND {title text} : (${phrase})`;
  return database
    .select({ id: searchEntry.id, entityId: searchEntry.entityId, title: searchEntry.title })
    .from(searchEntry)
    .where(
      inArray(
        searchEntry.id,
        sql`(SELECT rowid FROM search_index WHERE search_index MATCH ${expression} LIMIT ${sql.raw(String(mostMatches))})`,
      ),
    );
}

/** A title that is the words comes first, then one that begins with them, then one that has them, then text. */
function rankOf(titles: string, words: string[]): number {
  const phrase = words.join(" ");
  const each = titles.split(" | ");
  if (each.includes(phrase)) return 4;
  if (each.some((title) => title.startsWith(phrase))) return 3;
  const padded = ` ${titles}`;
  return words.every((word) => padded.includes(` ${word}`)) ? 2 : 1;
}

async function hitsOf(database: Database, ids: number[], language: string | undefined) {
  const rows = ids.length
    ? await database
        .select({ id: searchEntry.id, hit: searchEntry.hit })
        .from(searchEntry)
        .where(inArray(searchEntry.id, ids))
    : [];
  const byId = new Map(rows.map(({ id, hit }) => [id, JSON.parse(hit)]));
  return ids.flatMap((id) => {
    const hit = byId.get(id);
    if (!hit) return [];
    const own = hit.translations.filter(({ locale }: { locale: string }) => locale === language);
    return [{ ...hit, translations: own.length > 0 ? own : hit.translations }];
  });
}

/** The word itself where the mall's content has it or a word that begins with it, else the most used one that is a mistake away. */
async function nearestWord(database: Database, tenant: string, word: string): Promise<string> {
  if (word.length < 4) return word;
  const candidates = await database
    .select({ word: searchWord.word, frequency: sql<number>`max(${searchWord.frequency})` })
    .from(searchWord)
    .where(and(eq(searchWord.tenant, tenant), inArray(searchWord.form, formsOf(folded(word)))))
    .groupBy(searchWord.word);
  if (candidates.some((candidate) => candidate.word === word)) return word;
  const near = candidates
    .filter((candidate) => isOneMistakeApart(candidate.word, word))
    .sort((one, other) => other.frequency - one.frequency);
  return near[0]?.word ?? word;
}

/** Whether one letter put in, left out, changed, or swapped with its neighbour makes one word the other. */
export function isOneMistakeApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}
