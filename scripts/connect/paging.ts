import type { ApiProfileInput } from "../../app/mall/profiles/profile";
import { alike, isRow } from "../../app/mall/reading/field-names.server";
import { entitiesIn } from "./entities-in";
import type { Get } from "./read-samples";

type Paging = Pick<ApiProfileInput, "query" | "envelope">;

/** Names that APIs have for a list's place in the whole; the first are the contract's. */
const names = {
  page: ["current_page", "page", "page_number", "page_no", "page_index", "strana", "stranka", "seite"],
  perPage: ["per_page", "page_size", "size", "limit", "na_stranku", "pro_seite"],
  lastPage: ["last_page", "page_count", "total_pages", "pages", "pocet_stran"],
  total: ["total", "total_count", "total_items", "celkem", "gesamt"],
} as const;

/**
 * How an API is asked for the next page of a list, by the names in its answer of the first one; null where it says nothing
 * of pages, says it as the contract does, or doesn't answer with other entities when it is asked like that.
 * @param data where the envelope has what was asked for
 */
export async function pagingOf(get: Get, url: string, data?: string): Promise<Paging | null> {
  const first = await get(url);
  if (first.kind !== "json") return null;
  const found = Object.fromEntries(
    Object.entries(names).map(([figure, known]) => [figure, fieldOf(first.json, known)]),
  );
  const { page, perPage, lastPage, total } = found;
  if (!page || page.path === "current_page") return null;
  const parameter = page.path.split(".").at(-1) ?? page.path;
  const next = new URL(url);
  next.searchParams.set(parameter, String(Number(page.value) + 1));
  const second = await get(next.href);
  if (second.kind !== "json" || !areOthers(first.json, second.json)) return null;
  return {
    query: {
      page: parameter,
      ...(Number(page.value) === 0 && { firstPage: 0 as const }),
      ...(perPage && { perPage: perPage.path.split(".").at(-1) ?? perPage.path }),
    },
    envelope: {
      page: inData(page.path, data),
      ...(perPage && { perPage: inData(perPage.path, data) }),
      ...(lastPage && { lastPage: inData(lastPage.path, data) }),
      ...(total && { total: inData(total.path, data) }),
    },
  };
}

/** A path in the answer's data rather than in the whole answer, as each list has another name in there. */
function inData(path: string, data: string | undefined): string {
  const steps = path.split(".");
  const prefix = data?.split(".") ?? [];
  const isIn = prefix.every((step, at) => step === "*" || step === steps[at]);
  return isIn ? steps.slice(prefix.length).join(".") : path;
}

const areOthers = (one: unknown, other: unknown): boolean => {
  const [first, second] = [entitiesIn(one), entitiesIn(other)];
  return !!second && JSON.stringify(first?.rows[0]) !== JSON.stringify(second.rows[0]);
};

/** The whole number that stands in the answer, but in no list, under the likeliest of these names; `*` is any field. */
function fieldOf(json: unknown, known: readonly string[]): { path: string; value: unknown } | undefined {
  const figures = [...figuresIn(json, "", 0)];
  return known
    .map((name) => figures.find(({ path }) => alike(path.split(".").at(-1) ?? "") === alike(name)))
    .find((found) => found !== undefined);
}

function* figuresIn(
  value: unknown,
  prefix: string,
  depth: number,
): Generator<{ path: string; value: unknown }> {
  if (!isRow(value) || depth > 3) return;
  for (const [key, inner] of Object.entries(value)) {
    if (/^\d+$/.test(String(inner))) yield { path: prefix + key, value: inner };
    yield* figuresIn(inner, `${prefix}${key}.`, depth + 1);
  }
}
