import { isRow, type Row } from "../../app/mall/reading/field-names.server";

/** The entities of a list's answer, and the dotted path to them; entries of edges are their nodes. */
export type Entities = { path: string; rows: Row[] };

/** Deeper lists belong to an entity. */
const deepest = 4;

/** The longest list of objects that is not part of another; null where there is none. */
export function entitiesIn(json: unknown): Entities | null {
  const lists = [...listsIn(json, "", 0)];
  const [longest] = lists.sort((one, other) => other.rows.length - one.rows.length);
  if (!longest) return null;
  const nodes = longest.rows.map(({ node }) => node);
  return nodes.every(isRow) ? { ...longest, rows: nodes } : longest;
}

function* listsIn(value: unknown, path: string, depth: number): Generator<Entities> {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isRow)) yield { path, rows: value };
    return;
  }
  if (!isRow(value) || depth > deepest) return;
  for (const [key, inner] of Object.entries(value))
    yield* listsIn(inner, path ? `${path}.${key}` : key, depth + 1);
}

/** Objects that only hold an entity's fields, such as WordPress's `acf`. */
const wrappers = /^(?:acf|attributes|fields|properties|meta|data)$/i;

/** The rows with the fields of their wrappers beside their own, and the dotted path of each that was moved. */
export function unwrappedRows(rows: readonly Row[]): { rows: Row[]; pathOf: (field: string) => string } {
  const paths = new Map<string, string>();
  const unwrapped = rows.map((row) => {
    const own: Record<string, unknown> = { ...row };
    for (const [wrapper, inner] of Object.entries(row)) {
      if (!wrappers.test(wrapper) || !isRow(inner)) continue;
      for (const [field, value] of Object.entries(inner)) {
        if (field in row) continue;
        own[field] = value;
        // Whoever reads an entity unwraps these.
        if (wrapper !== "attributes") paths.set(field, `${wrapper}.${field}`);
      }
    }
    return own;
  });
  return { rows: unwrapped, pathOf: (field) => paths.get(field) ?? field };
}
