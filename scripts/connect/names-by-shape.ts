import { isRow, type Row } from "../../app/mall/reading/field-names.server";

/** A dotted path in entities, with the values that they have there. */
type Column = { path: string; values: unknown[] };

/** Deeper values belong to another entity. */
const deepest = 4;

/** Whether a column's values look like those of a field of the contract, whatever the API calls it. */
const looks: Record<string, (column: Column) => boolean> = {
  image: ({ path, values }) =>
    !/logo|icon|wide|avatar/i.test(path) &&
    values.every((value) =>
      /^(?:https?:)?\/[^\s]+\.(?:png|jpe?g|webp|avif|gif|svg)(?:\?|$)/i.test(String(value)),
    ),
  email: ({ values }) => values.every((value) => /^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(String(value))),
  phone: ({ values }) => values.every((value) => /^\+[\d\s()/-]{9,20}$/.test(String(value))),
  website: ({ values }) => hostsOf(values).size > values.length / 2,
  opening_hours: ({ values }) => values.every((value) => timesIn(value) >= 2),
};

/** Several hosts: each shop's own. One host is the API's, or another platform's. */
const hostsOf = (values: unknown[]): Set<string> =>
  new Set(
    values.flatMap((value) =>
      typeof value === "string" && /^https?:/.test(value) && URL.canParse(value) ? new URL(value).host : [],
    ),
  );

/** Times of day; those of a moment have its date before them. */
const timesIn = (value: unknown): number =>
  JSON.stringify(value)
    .replaceAll(/\d{4}-\d{2}-\d{2}[T ][\d:.+-]*|\d{1,2}\.\s?\d{1,2}\.\s?\d{4}(?: [\d:]*)?/g, "")
    .match(/(?<![\d.])\d{1,2}[:.]\d{2}(?![\d.])/g)?.length ?? 0;

/** The paths at which entities have values that look like those of these fields; each path is one field's only. */
export function namesByShape(rows: readonly Row[], fields: readonly string[]): Record<string, string> {
  const columns = columnsOf(rows);
  const taken = new Set<string>();
  return Object.fromEntries(
    fields.flatMap((field) => {
      const look = looks[field];
      const found = look && columns.find((column) => !taken.has(column.path) && look(column));
      if (!found) return [];
      taken.add(found.path);
      return [[field, found.path]];
    }),
  );
}

function columnsOf(rows: readonly Row[]): Column[] {
  const columns = new Map<string, unknown[]>();
  for (const row of rows)
    for (const [path, value] of cellsOf(row, "", 1)) columns.set(path, [...(columns.get(path) ?? []), value]);
  // One value is no habit.
  return [...columns].flatMap(([path, values]) => (values.length > 1 ? { path, values } : []));
}

function* cellsOf(row: Row, prefix: string, depth: number): Generator<[string, unknown]> {
  for (const [key, value] of Object.entries(row)) {
    if (value === null || value === "") continue;
    const path = prefix + key;
    yield [path, value];
    if (isRow(value) && depth < deepest) yield* cellsOf(value, `${path}.`, depth + 1);
  }
}
