import type { Page } from "@contract/envelope";
import { folded } from "~/locale/folded";
import type { ApiProfile } from "../profiles/profile";
import { notTakenByApi } from "../profiles/query-for-api.server";
import { entitiesAt } from "../profiles/resource-at.server";
import { isRow, type Row } from "../reading/field-names.server";
import type { ListAnswer } from "../reading/read-answer.server";
import { mostPages, noteShortened } from "./every-page.server";

type Query = Readonly<Record<string, unknown>>;
/** One call for a page of the list, as the upstream returns it. */
type ReadPage = (query: Query) => Promise<ListAnswer<unknown>>;

const largestPage = 48;

/** Whether a row matches a parameter of the query; null if the row lacks the field. */
const matches: Record<string, (row: Row, wanted: string) => boolean | null> = {
  ids: ({ id }, wanted) => wanted.split(",").includes(String(id)),
  company: ({ company_id: id }, wanted) => (isPresent(id) ? id === wanted : null),
  // Rows have their categories' ids; the parameter may be a slug.
  category: ({ categories }, wanted) =>
    Array.isArray(categories) && categories.includes(wanted) ? true : null,
  kind: ({ kind }, wanted) => (isPresent(kind) ? kind === wanted : null),
  type: ({ type }, wanted) => (isPresent(type) ? type === wanted : null),
  status: ({ status }, wanted) => (isPresent(status) ? status === wanted : null),
  floor: ({ floor }, wanted) => (isPresent(floor) ? String(floor) === wanted : null),
  // Messages without a conversation belong to the only one.
  conversation: ({ conversation_id: id }, wanted) => !id || id === wanted,
  accepts_gift_cards: ({ accepts_gift_cards: accepts }) => accepts === true,
  gives_points: ({ gives_points: gives }) => gives === true,
};

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** The default order of a list. */
const defaultOrders: Record<string, string> = {
  news: "-published_at",
  events: "starts_at",
  "events/upcoming": "starts_at",
  categories: "order",
  tiers: "points_from",
};

/**
 * The page of a list that a query asks for. An upstream may ignore any parameter: whatever it does not filter, sort or
 * paginate is done here; an answer that fits the query is returned as it is.
 */
export async function applyListQuery(
  path: string,
  query: Query,
  answer: ListAnswer<unknown>,
  readPage: ReadPage,
  profile: ApiProfile,
): Promise<Page<unknown>> {
  const { page = 1, per_page: perPage = 12 } = query;
  const place = { page: Number(page), perPage: Number(perPage) };
  const notTaken = notTakenByApi(profile, path, query);
  const isTextFilter = notTaken.includes("search") || entitiesAt(profile, path).filters?.search;
  const filters = Object.entries(query).filter(
    ([name, value]) => isPresent(value) && (name in matches || (name === "search" && value && isTextFilter)),
  );
  const isIgnored =
    filters.some(([name]) => notTaken.includes(name)) ||
    (filters.length > 0 && (await ignoresFilters(answer, filters, query, readPage)));
  const sort = typeof query.sort === "string" && query.sort ? query.sort : defaultOrders[path];
  const isSorted = !notTaken.includes("sort") && (!query.sort || isInOrder(answer.data, String(query.sort)));
  if (!isIgnored && isSorted && isPlaced(answer, place)) {
    const { isWhole, isCounted, ...page } = answer;
    return page;
  }
  const all = await everyRow(path, answer, { query: isIgnored ? {} : query, ...place }, readPage);
  // A first page of which nothing is shown doesn't tell.
  const isUnfiltered = all.some((row) => filters.some((filter) => verdict(row, filter) === false));
  const wanted =
    isIgnored || isUnfiltered
      ? all.filter((row) => filters.every((filter) => verdict(row, filter) === true))
      : all;
  const rows = sort ? sorted(wanted, sort) : wanted;
  const start = (place.page - 1) * place.perPage;
  return {
    data: rows.slice(start, start + place.perPage),
    current_page: place.page,
    last_page: Math.max(1, Math.ceil(rows.length / place.perPage)),
    per_page: place.perPage,
    total: rows.length,
  };
}

type Place = { page: number; perPage: number };

/** Whether the upstream's page is the requested one. */
const isPlaced = (
  { isCounted, data, current_page, last_page, per_page }: ListAnswer<unknown>,
  { page, perPage }: Place,
) =>
  isCounted &&
  data.length <= perPage &&
  (current_page === page || page > last_page) &&
  (per_page >= perPage || last_page === 1);

const verdict = (row: unknown, [name, value]: [string, unknown]): boolean | null =>
  (isRow(row) && (name === "search" ? isFoundIn : matches[name])?.(row, String(value))) ?? null;

/** Whether each word of a search is in one of an entity's texts, for APIs that can't search. */
function isFoundIn({ translations }: Row, search: string): boolean {
  const entries: unknown[] = Array.isArray(translations) ? translations : [];
  const texts = entries.flatMap((entry) => (isRow(entry) ? Object.values({ ...entry, locale: "" }) : []));
  const text = folded(texts.filter((value) => typeof value === "string").join("\n"));
  return folded(search)
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** True if a row doesn't match; if no row has the field, whether the answer without filters is the same. */
async function ignoresFilters(
  answer: ListAnswer<unknown>,
  filters: [string, unknown][],
  { page, per_page }: Query,
  readPage: ReadPage,
): Promise<boolean> {
  let isUnsure = false;
  for (const filter of filters) {
    const verdicts = new Set(answer.data.map((row) => verdict(row, filter)));
    if (verdicts.has(false) || (verdicts.has(true) && verdicts.has(null))) return true;
    isUnsure ||= verdicts.has(null);
  }
  if (!isUnsure) return false;
  const unfiltered = await readPage({ page, per_page });
  return idsOf(unfiltered.data) === idsOf(answer.data);
}

const idsOf = (rows: readonly unknown[]): string => rows.map(idOf).join("\n");
const idOf = (row: unknown): string =>
  typeof row === "object" && row !== null && "id" in row ? String(row.id) : JSON.stringify(row);

/** All rows of the list, from all of the upstream's pages. */
async function everyRow(
  path: string,
  answer: ListAnswer<unknown>,
  { query, page, perPage }: Place & { query: Query },
  readPage: ReadPage,
) {
  const isSurelyWhole = answer.isWhole
    ? answer.data.length > perPage || (page === 1 && answer.data.length < perPage)
    : answer.last_page === 1;
  if (isSurelyWhole) return answer.data;
  const seen = new Map<string, unknown>();
  for (let number = 1; ; number++) {
    if (number > mostPages) {
      noteShortened(path);
      break;
    }
    const { data, isWhole, last_page } = await readPage({ ...query, page: number, per_page: largestPage });
    const before = seen.size;
    for (const row of data) seen.set(idOf(row), row);
    // An upstream may ignore the page's number, or say nothing of pages; all of a page may be unpublished.
    const isLast = isWhole ? data.length !== largestPage : number >= last_page;
    if (isLast || (data.length > 0 && seen.size === before)) break;
  }
  return [...seen.values()];
}

/** By one field, descending with `-`; rows without it come last. */
function sorted(rows: readonly unknown[], sort: string): unknown[] {
  const isDown = sort.startsWith("-");
  const field = sort.replace(/^-/, "");
  const keyed = rows.map((row) => ({ row, key: sortKey(isRow(row) ? row : {}, field) }));
  return keyed
    .toSorted((one, other) => {
      if (one.key === null || other.key === null)
        return Number(one.key === null) - Number(other.key === null);
      const order =
        typeof one.key === "number" && typeof other.key === "number"
          ? one.key - other.key
          : String(one.key).localeCompare(String(other.key), "cs");
      return isDown ? -order : order;
    })
    .map(({ row }) => row);
}

/** Whether numbers and dates are in order; how an API sorts names, or rows without the field, is its own affair. */
function isInOrder(rows: readonly unknown[], sort: string): boolean {
  const field = sort.replace(/^-/, "");
  const keys = rows.flatMap((row) => {
    const key = sortKey(isRow(row) ? row : {}, field);
    return typeof key === "number" ? [key] : [];
  });
  const direction = sort.startsWith("-") ? -1 : 1;
  return keys.every((key, at) => at === 0 || (key - (keys[at - 1] ?? key)) * direction >= 0);
}

function sortKey(row: Row, field: string): number | string | null {
  const value = field === "name" ? nameOf(row) : row[field];
  if (typeof value === "number") return value;
  if (typeof value !== "string" || value === "") return null;
  return field.endsWith("_at") || field.startsWith("valid_") ? Date.parse(value) : value;
}

function nameOf({ translations }: Row): string | null {
  const entries: unknown[] = Array.isArray(translations) ? translations : [];
  const names = entries.flatMap((entry) => {
    const { locale, name, title }: Row = isRow(entry) ? entry : {};
    const text = name ?? title;
    return typeof text === "string" ? [{ locale, text }] : [];
  });
  return (names.find(({ locale }) => locale === "cz") ?? names[0])?.text ?? null;
}
