import { eq, sql } from "drizzle-orm";
import type { SearchHit, searchGroups } from "../../../app/mall/contract/search";
import { chunks } from "../db/chunks";
import type { Database } from "../db/database";
import { searchEntry, searchWord } from "../db/schema";
import type { TenantContent, TenantId } from "../seed/tenant-content";
import { folded, plainText, wordsOf } from "./folding";

type Group = (typeof searchGroups)[number];
type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
type Translation = { locale: string; slug?: string | null | undefined };
type Searchable = {
  group: Group;
  id: string | number;
  permalink?: string;
  image?: unknown;
  translations: { locale: string; slug?: string | null; title: string; text: string }[];
};

/** The word of the index that keeps one mall's and one group's rows apart from all others. */
export const scopeOf = (tenant: string, group: Group) => `${tenant}x${group}`;

export async function clearSearch(transaction: Transaction, tenant: TenantId) {
  await transaction.run(
    sql`DELETE FROM search_index WHERE rowid IN (SELECT id FROM search_entry WHERE tenant = ${tenant})`,
  );
  await transaction.delete(searchEntry).where(eq(searchEntry.tenant, tenant));
  await transaction.delete(searchWord).where(eq(searchWord.tenant, tenant));
}

/** Makes a part of a mall's content findable, and counts its words in `frequencies`. */
export async function indexForSearch(
  transaction: Transaction,
  tenant: TenantId,
  content: TenantContent,
  frequencies: Map<string, number>,
) {
  const [last] = await transaction
    .select({ id: sql<number | null>`max(${searchEntry.id})` })
    .from(searchEntry);
  let id = (last?.id ?? 0) + 1;
  const entries: (typeof searchEntry.$inferInsert)[] = [];
  const index: { id: number; scope: string; title: string; text: string }[] = [];

  for (const item of searchables(content)) {
    const titles = [...new Set(item.translations.map(({ title }) => folded(title)))].join(" | ");
    const texts = item.translations.map(({ text }) => folded(plainText(text))).join(" ");
    entries.push({
      id,
      tenant,
      type: item.group,
      entityId: String(item.id),
      title: titles,
      hit: JSON.stringify(hitOf(item)),
    });
    index.push({ id, scope: scopeOf(tenant, item.group), title: titles, text: texts });
    for (const word of new Set([...wordsOf(titles), ...wordsOf(texts)])) {
      if (word.length >= 4 && word.length <= 24) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
    }
    id++;
  }

  for (const chunk of chunks(entries)) await transaction.insert(searchEntry).values(chunk);
  for (const chunk of chunks(index)) {
    const rows = chunk.map((row) => sql`(${row.id}, ${row.scope}, ${row.title}, ${row.text})`);
    await transaction.run(
      sql`INSERT INTO search_index (rowid, scope, title, text) VALUES ${sql.join(rows, sql`, `)}`,
    );
  }
}

/** Makes a mall's words known, so that typing mistakes can be forgiven. */
export async function insertWords(
  transaction: Transaction,
  tenant: TenantId,
  frequencies: Map<string, number>,
) {
  const words = [...frequencies].flatMap(([word, frequency]) =>
    formsOf(word).map((form) => ({ tenant, form, word, frequency })),
  );
  for (const chunk of chunks(words)) {
    await transaction.insert(searchWord).values(chunk);
  }
}

/** A word and every form of it that lacks one letter. */
export function formsOf(word: string): string[] {
  return [...new Set([word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))])];
}

function* searchables(content: TenantContent): Generator<Searchable> {
  const texts = <Entry extends Translation>(
    translations: readonly Entry[] | undefined,
    title: (entry: Entry) => string,
    text: (entry: Entry) => string | null | undefined,
  ) =>
    (translations ?? []).map((entry) => ({
      locale: entry.locale,
      slug: entry.slug ?? null,
      title: title(entry),
      text: text(entry) ?? "",
    }));

  for (const { id, logo, translations } of content.companies) {
    yield {
      group: "company",
      id,
      image: logo,
      translations: texts(
        translations,
        ({ name }) => name,
        ({ company_category, description }) => `${company_category ?? ""}. ${description ?? ""}`,
      ),
    };
  }
  for (const { id, image, translations } of content.products) {
    yield {
      group: "product",
      id,
      image,
      translations: texts(
        translations,
        ({ title }) => title,
        ({ description }) => description,
      ),
    };
  }
  for (const { id, image, translations } of content.events) {
    yield {
      group: "event",
      id,
      image,
      translations: texts(
        translations,
        ({ title }) => title,
        ({ article }) => article,
      ),
    };
  }
  for (const { id, image, translations } of content.news) {
    yield {
      group: "news",
      id,
      image,
      translations: texts(
        translations,
        ({ title }) => title,
        ({ perex, article }) => `${perex ?? ""} ${article ?? ""}`,
      ),
    };
  }
  for (const { id, image, translations } of content.rewards) {
    yield {
      group: "reward",
      id,
      image,
      translations: texts(
        translations,
        ({ title }) => title,
        ({ description }) => description,
      ),
    };
  }
  for (const { id, image, translations } of content.amenities) {
    yield {
      group: "amenity",
      id,
      image,
      translations: texts(
        translations,
        ({ title }) => title,
        ({ description }) => description,
      ),
    };
  }
  for (const { id, permalink, image, translations } of content.websitePages) {
    yield {
      group: "page",
      id,
      permalink,
      image,
      translations: texts(
        translations,
        ({ title }) => title,
        ({ perex, article }) => `${perex ?? ""} ${article ?? ""}`,
      ),
    };
  }
  for (const { id, translations } of content.faq) {
    yield {
      group: "faq",
      id,
      translations: texts(
        translations,
        ({ question }) => question,
        ({ answer }) => answer,
      ),
    };
  }
}

function hitOf({
  id,
  permalink,
  image,
  translations,
}: Searchable): Omit<SearchHit, "image"> & { image: unknown } {
  return {
    id: String(id),
    permalink: permalink ?? null,
    image: image ?? null,
    translations: translations.map(({ text, ...entry }) => ({ ...entry, text: excerpt(plainText(text)) })),
  };
}

function excerpt(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(" ", 159))}…`;
}
