import { fieldIn, fieldsOf, isRow, type Row } from "./field-names.server";
import { numberOf } from "./numbers.server";
import { InvalidValue } from "./reading-context";

const listNames =
  /^(?:data|items|results|result|list|records|rows|content|entries|nodes|edges|hits|(?:hydra:)?members?|values|collection|docs)$/i;

/** The entries of a list, however it is wrapped; null for anything else. */
export function rowsIn(given: unknown, depth = 3): unknown[] | null {
  if (Array.isArray(given))
    return given.map((entry) => (isRow(entry) && isRow(entry.node) ? entry.node : entry));
  if (!isRow(given) || depth === 0) return null;
  const entries = Object.entries(given);
  for (const [name, inner] of entries) {
    const found = listNames.test(name) ? rowsIn(inner, depth - 1) : null;
    if (found) return found;
  }
  // A PHP array whose keys have gaps arrives as an object with numbers for names.
  const isNumbered = ([name]: [string, unknown]) => /^\d+$/.test(name);
  const isById = ([name, inner]: [string, unknown]) => isRow(inner) && String(inner.id) === name;
  return entries.length > 0 && (entries.every(isNumbered) || entries.every(isById))
    ? entries.map(([, inner]) => inner)
    : null;
}

/** How APIs write an empty list. */
const isEmptyList = (data: unknown): boolean =>
  data === null || data === false || data === "" || (isRow(data) && Object.keys(data).length === 0);

/**
 * A list answer: its entries, and its paging as far as the answer has it.
 * @param whole the answer's JSON, of which `data` is a part: paging stands in either
 */
export function pageIn(whole: Row, resource: string) {
  const { data } = whole;
  const named = isRow(data) ? data[resource.replace(/.*\//, "").replaceAll("-", "_")] : undefined;
  const entries = isEmptyList(data)
    ? []
    : (rowsIn(data) ??
      rowsIn(named) ??
      soleList(data) ??
      (isRow(data) ? soleList(data._embedded) : null) ??
      (isRow(data) && !isNoEntity(data) ? [data] : null));
  const figures = [data, whole]
    .filter(isRow)
    .flatMap((row) => [row, row.meta, row.pagination, row.paging, row.page])
    .flatMap((row) => (isRow(row) ? [row, row.pagination, row.page, row.links] : []));
  const figure = (name: string): number | undefined => {
    for (const row of figures.filter(isRow)) {
      const value = numberOf(fieldsOf(row).take([name]).get(name));
      if (!(value instanceof InvalidValue) && Number.isInteger(value) && value >= 0) return value;
    }
    return undefined;
  };
  const hasNext = figures.some((row) => isRow(row) && Boolean(fieldIn(row, "next")));
  return {
    entries,
    hasNext,
    current_page: figure("current_page"),
    last_page: figure("last_page"),
    per_page: figure("per_page"),
    total: figure("row_count"),
  };
}

/** What a list without an envelope says of its pages, as fields of an answer. */
export function pagingIn(headers: Readonly<Record<string, string>>): Row {
  const first = (...names: string[]) => names.map((name) => headers[name]).find(Boolean);
  const links = (headers.link ?? "").split(/,\s*(?=<)/);
  const linked = (rel: string) => links.find((link) => new RegExp(`;\\s*rel="?${rel}"?`).test(link));
  const last = /[?&]page=(\d+)/.exec(linked("last") ?? "")?.[1];
  return {
    total: first("x-total-count", "x-total", "x-wp-total"),
    last_page: first("x-total-pages", "x-wp-totalpages") ?? last,
    per_page: first("x-per-page"),
    next: linked("next"),
  };
}

/** The one list among an object's values. */
function soleList(data: unknown): unknown[] | null {
  const lists = isRow(data) ? Object.values(data).filter(Array.isArray) : [];
  const [only] = lists;
  return lists.length === 1 && only && isRow(data) && isNoEntity(data) ? only : null;
}

const isNoEntity = (row: Row): boolean => !("id" in row);
