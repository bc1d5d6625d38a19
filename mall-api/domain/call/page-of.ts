import type { Page } from "@contract/envelope";
import type { InferSelectModel, SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/database";

type PageQuery = { page: number; per_page: number };

/** Wraps items that are already counted and paginated. */
export function pageOf<Item>(data: Item[], { page, per_page }: PageQuery, total: number): Page<Item> {
  return { data, current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total };
}

/** The page that a query asks for of a table's rows, `itemsOf` which are answered. */
export async function pageOfRows<Table extends SQLiteTable, Item>(
  database: Database,
  table: Table,
  { where, orderBy, query }: { where: SQL | undefined; orderBy: (SQL | SQLiteColumn)[]; query: PageQuery },
  itemsOf: (rows: InferSelectModel<Table>[]) => Item[] | Promise<Item[]>,
): Promise<Page<Item>> {
  const [total, rows] = await Promise.all([
    database.$count(table, where),
    database
      .select()
      .from(table)
      .where(where)
      .orderBy(...orderBy)
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
  ]);
  // The type of a table that is a parameter is not known to be that of its rows.
  return pageOf(await itemsOf(rows as InferSelectModel<Table>[]), query, total);
}
