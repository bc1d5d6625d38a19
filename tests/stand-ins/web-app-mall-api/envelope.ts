/** A row as the platform writes it. */
export type Row = Record<string, unknown>;

/** The platform always answers 200: whether a call failed is in the body. */
export type Answer =
  | { status: "success"; data: unknown }
  | { status: "error"; httpCode: number; data?: unknown };

export const success = (data: unknown): Answer => ({ status: "success", data });

/** @param fields messages by the field that they are about */
export const failure = (httpCode: number, fields?: Record<string, string[]>): Answer => ({
  status: "error",
  httpCode,
  ...(fields && { data: fields }),
});

/** What a list can be filtered and sorted by; a field of a relation has a dot. */
export type ListRules = { filters: readonly string[]; sorts: readonly string[] };

/**
 * A page of rows, Laravel's paginator inside `data`; filters and sorts that the list doesn't know are refused, other
 * parameters are ignored.
 */
export function page(rows: readonly Row[], query: URLSearchParams, { filters, sorts }: ListRules): Answer {
  let found = [...rows];
  for (const [name, value] of query) {
    const [, field] = /^filter\[([\w.]+)\]$/.exec(name) ?? [];
    if (field === undefined) continue;
    if (!filters.includes(field))
      return failure(400, { [name]: [`Requested filter ${field} is not allowed`] });
    found = found.filter((row) => matches(valueAt(row, field), value));
  }
  const sort = query.get("sort");
  if (sort !== null) {
    const field = sort.replace(/^-/, "");
    if (!sorts.includes(field)) return failure(400, { sort: [`Requested sort ${field} is not allowed`] });
    const direction = sort.startsWith("-") ? -1 : 1;
    found.sort((one, other) => direction * compare(valueAt(one, field), valueAt(other, field)));
  }
  const size = Number(query.get("per_page") ?? 10);
  const number = Number(query.get("page") ?? 1);
  const shown = found.slice((number - 1) * size, number * size);
  return success({
    current_page: number,
    data: shown,
    from: shown.length > 0 ? (number - 1) * size + 1 : null,
    last_page: Math.max(1, Math.ceil(found.length / size)),
    per_page: size,
    to: shown.length > 0 ? (number - 1) * size + shown.length : null,
    total: found.length,
  });
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null;

const valueAt = (row: Row, field: string): unknown =>
  field.split(".").reduce<unknown>((value, name) => (isRow(value) ? value[name] : undefined), row);

/** Numbers are the same, texts contain the other. */
const matches = (value: unknown, wanted: string): boolean =>
  typeof value === "string" ? value.toLowerCase().includes(wanted.toLowerCase()) : String(value) === wanted;

const compare = (one: unknown, other: unknown): number =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one).localeCompare(String(other), "cs");
