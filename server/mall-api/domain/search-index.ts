import { between, eq, sql } from "drizzle-orm";
import { searchGroups } from "../../../app/mall/contract/search";
import { insertRows, insertTuples } from "../db/insert-rows";
import { searchEntry, searchWord } from "../db/schema";
import type { Transaction } from "../db/write-transaction";
import type { TenantContent, TenantId } from "../seed/tenant-content";
import { folded, indexedWordsOf } from "./folding";
import {
  columnOf,
  scopeOf,
  searchSources,
  tenantScope,
  textColumns,
  textOf,
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

/** Makes a part of a mall's content findable, and counts its words in `frequencies`. */
export async function indexForSearch(
  transaction: Transaction,
  tenant: TenantId,
  content: TenantContent,
  frequencies: Map<string, number>,
) {
  const entries: (typeof searchEntry.$inferInsert)[] = [];
  const index: (number | string)[][] = [];
  for (const group of searchGroups) {
    const { list, end } = searchSources[group];
    const bodies = content[list];
    if (bodies.length === 0) continue;
    let id = await firstFreeRow(transaction, scopeOf(tenant, group));
    for (const body of bodies) {
      const words = wordings(group, body);
      const titles = [...new Set(words.map(({ title }) => title))];
      const titleWords = distinct(titles.flatMap(indexedWordsOf));
      const textWords = textColumns.map((column) =>
        distinct(
          words
            .filter(({ locale }) => columnOf(locale) === column)
            .flatMap(({ text }) => indexedWordsOf(text)),
        ),
      );
      const endsAt = textOf(body, end);
      entries.push({
        id,
        entityId: String(body.id),
        title: titles.map(folded).join(" | "),
        endsAt: endsAt ? Date.parse(endsAt) : null,
      });
      index.push([id, titleWords.join(" "), ...textWords.map((column) => column.join(" "))]);
      for (const word of distinct([...titleWords, ...textWords.flat()])) {
        frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
      }
      id++;
    }
  }
  await insertRows(transaction, searchEntry, entries);
  await insertTuples(transaction, "search_index", ["rowid", "title", ...textColumns], index);
}

/** Makes a mall's words known: what a word's other forms are, and what was meant by a word that nothing has. */
export async function insertWords(
  transaction: Transaction,
  tenant: TenantId,
  frequencies: Map<string, number>,
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

const distinct = (words: string[]): string[] => [...new Set(words)];
