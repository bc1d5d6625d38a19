import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Transaction } from "./write-transaction";

/** Approximate size of the JSON sent with one statement. */
const charactersPerStatement = 1_000_000;

/**
 * Inserts any number of rows quickly: they are sent as JSON in a single parameter, so the statement stays
 * equally short.
 */
export async function insertRows<Table extends SQLiteTable>(
  transaction: Transaction,
  table: Table,
  rows: readonly Table["$inferInsert"][],
) {
  const columns = Object.entries(getTableColumns(table));
  await insertTuples(
    transaction,
    getTableName(table),
    columns.map(([, { name }]) => name),
    rows.map((row: Record<string, unknown>) =>
      columns.map(([property, { default: otherwise }]) => row[property] ?? otherwise ?? null),
    ),
  );
}

/** The same for a table without a schema in code; values are in column order. */
export async function insertTuples(
  transaction: Transaction,
  table: string,
  columns: readonly string[],
  tuples: readonly (readonly unknown[])[],
) {
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((_, at): SQL => sql`value ->> ${sql.raw(String(at))}`),
    sql`, `,
  );
  for (const json of jsonParts(tuples)) {
    await transaction.run(
      sql`INSERT INTO ${sql.identifier(table)} (${names}) SELECT ${values} FROM json_each(${json})`,
    );
  }
}

function* jsonParts(tuples: readonly (readonly unknown[])[]): Generator<string> {
  let part: string[] = [];
  let length = 0;
  for (const tuple of tuples) {
    const json = JSON.stringify(tuple);
    part.push(json);
    length += json.length;
    if (length < charactersPerStatement) continue;
    yield `[${part.join(",")}]`;
    part = [];
    length = 0;
  }
  if (part.length > 0) yield `[${part.join(",")}]`;
}
