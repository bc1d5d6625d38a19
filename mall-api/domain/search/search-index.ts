import { searchGroups } from "@contract/search";
import { folded, indexedWordsOf } from "@contract/search-language/folding";
import type { TenantId } from "@contract/tenant-ids";
import { between, eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { insertRows, insertTuples } from "../../db/insert-rows";
import { searchEntry, searchWord } from "../../db/schema";
import type { Transaction } from "../../db/write-transaction";
import type { TenantContent } from "../content/tenant-content";
import { type CategoryKinds, categoryKindsOf, kindsOf } from "./entity-kinds";
import {
  categoryColumn,
  kindColumn,
  kindToken,
  placeOf,
  scopeOf,
  searchSources,
  tenantScope,
  textOf,
  titleColumn,
  wordings,
} from "./search-sources";

export async function clearSearch(transaction: Transaction, tenant: TenantId) {
  const { from, to } = tenantScope(tenant);
  await transaction.run(
    sql`DELETE FROM search_index WHERE rowid IN (SELECT id FROM search_entry WHERE id BETWEEN ${from} AND ${to})`,
  );
  await transaction.delete(searchEntry).where(between(searchEntry.id, from, to));
  await transaction.delete(searchWord).where(eq(searchWord.tenant, tenant));
}

/** Collects a mall's vocabulary while its content is written. */
export type TermDictionary = {
  /** The number of entities that contain each word. */
  frequencies: Map<string, number>;
  /** Caches the words of texts that many entities share. */
  byText: LRUCache<string, string[]>;
  /** The kinds of the categories of the first batch: the others have none of their own. */
  categories: CategoryKinds | null;
};

export const emptyTermDictionary = (): TermDictionary => ({
  frequencies: new Map(),
  byText: new LRUCache({ max: 20_000 }),
  categories: null,
});

/** Indexes a part of a mall's content and adds its words to the book. */
export async function indexForSearch(
  transaction: Transaction,
  tenant: TenantId,
  content: TenantContent,
  dictionary: TermDictionary,
) {
  const { frequencies, byText } = dictionary;
  dictionary.categories ??= categoryKindsOf(content.categories);
  const entries: (typeof searchEntry.$inferInsert)[] = [];
  const index: [id: number, words: string][] = [];
  for (const group of searchGroups) {
    const { list, end } = searchSources[group];
    const bodies = content[list];
    if (bodies.length === 0) continue;
    let id = await firstFreeRow(transaction, scopeOf(tenant, group));
    for (const body of bodies) {
      const words = wordings(group, body);
      const titles = [...new Set(words.map(({ title }) => title))];
      const titleWords = distinct(titles.flatMap(indexedWordsOf));
      const textWords = words.map(({ locale, text }) => ({
        place: placeOf(locale),
        words: remembered(byText, text, indexedWordsOf),
      }));
      const kinds = kindsOf(group, body, dictionary.categories);
      const endsAt = textOf(body, end);
      entries.push({
        id,
        entityId: String(body.id),
        title: titles.map(folded).join(" | "),
        kinds: kinds.own.join(" "),
        endsAt: endsAt ? Date.parse(endsAt) : null,
      });
      const placed = [{ place: titleColumn, words: titleWords }, ...textWords].flatMap((part) =>
        part.words.map((word) => part.place + word),
      );
      placed.push(...kinds.own.map((kind) => kindToken(kindColumn, kind)));
      placed.push(...kinds.ofCategories.map((kind) => kindToken(categoryColumn, kind)));
      index.push([id, placed.join(" ")]);
      for (const word of distinct([...titleWords, ...textWords.flatMap((part) => part.words)])) {
        frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
      }
      id++;
    }
  }
  await insertRows(transaction, searchEntry, entries);
  await insertTuples(transaction, "search_index", ["rowid", "words"], index);
}

/** Writes a mall's vocabulary, from which inflected forms and corrections of misspelled words are found. */
export async function insertWords(
  transaction: Transaction,
  tenant: TenantId,
  { frequencies }: TermDictionary,
) {
  const words = [...frequencies].map(([word, frequency]) => ({ tenant, word, frequency }));
  await insertRows(transaction, searchWord, words);
}

async function firstFreeRow(transaction: Transaction, { from, to }: { from: number; to: number }) {
  const [last] = await transaction
    .select({ id: sql<number | null>`max(${searchEntry.id})` })
    .from(searchEntry)
    .where(between(searchEntry.id, from, to));
  return (last?.id ?? from) + 1;
}

function remembered(known: LRUCache<string, string[]>, text: string, make: (text: string) => string[]) {
  const words = known.get(text) ?? distinct(make(text));
  known.set(text, words);
  return words;
}

/**
 * During a bulk insert the index buffers more in memory. It is merged into one segment at the end, which makes it as
 * fast to read as if it had been written at once.
 */
export async function indexInBulk(transaction: Transaction) {
  await configure(transaction, "hashsize", 64 * 1024 * 1024);
}
export async function endBulkIndexing(transaction: Transaction) {
  await configure(transaction, "hashsize", 1024 * 1024);
  await transaction.run(sql`INSERT INTO search_index (search_index) VALUES ('optimize')`);
}

const configure = (transaction: Transaction, name: string, value: number) =>
  transaction.run(
    sql`INSERT INTO search_index (search_index, rank) VALUES (${name}, ${sql.raw(String(value))})`,
  );

const distinct = (words: string[]): string[] => [...new Set(words)];
