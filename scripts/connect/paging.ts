import type { ApiProfileInput } from "../../app/mall/profiles/profile";
import { alike, isRow } from "../../app/mall/reading/field-names.server";
import { entitiesIn } from "./entities-in";
import type { Get } from "./read-samples";

type Paging = Pick<ApiProfileInput, "query" | "envelope">;

/** How pages are asked for; nothing is known of it where lists have more entities than their first page. */
export type FoundPaging = { paging: Paging | null; isCut: boolean };

/** Names that APIs have for a list's place in the whole; the first are the contract's. */
const names = {
  page: ["current_page", "page", "page_number", "page_no", "page_index", "strana", "stranka", "seite"],
  perPage: ["per_page", "page_size", "size", "limit", "na_stranku", "pro_seite"],
  lastPage: ["last_page", "page_count", "total_pages", "pages", "pocet_stran"],
  total: [
    "total",
    "total_count",
    "total_items",
    "total_elements",
    "count",
    "@odata.count",
    "celkem",
    "gesamt",
  ],
  offset: ["offset", "start", "skip"],
} as const;

/**
 * How an API is asked for the next page of a list, by the names in its answer of the first one or by its link to the next.
 * @param data where the envelope has what was asked for
 */
export async function pagingOf(get: Get, url: string, data?: string): Promise<FoundPaging> {
  const first = await get(url);
  if (first.kind !== "json") return { paging: null, isCut: false };
  const paging = (await byNumber(get, url, first.json, data)) ?? (await byOffset(get, url, first.json, data));
  const total = Number(fieldOf(first.json, names.total)?.value ?? 0);
  const rows = entitiesIn(first.json)?.rows.length ?? 0;
  const isContract = fieldOf(first.json, names.page)?.path.split(".").at(-1) === "current_page";
  const hasMore = total > rows || nextIn(first.json, url) !== null;
  return { paging, isCut: hasMore && !paging && !isContract };
}

async function byNumber(get: Get, url: string, answer: unknown, data?: string): Promise<Paging | null> {
  const found = Object.fromEntries(
    Object.entries(names).map(([figure, known]) => [figure, fieldOf(answer, known)]),
  );
  const { page, perPage, lastPage, total } = found;
  if (!page || page.path === "current_page") return null;
  const parameter = page.path.split(".").at(-1) ?? page.path;
  const next = new URL(url);
  next.searchParams.set(parameter, String(Number(page.value) + 1));
  const second = await get(next.href);
  if (second.kind !== "json" || !areOthers(answer, second.json)) return null;
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

/** By how many entries are skipped: from the figures of the answer, or from its link to the next page. */
async function byOffset(get: Get, url: string, answer: unknown, data?: string): Promise<Paging | null> {
  const rows = entitiesIn(answer)?.rows.length ?? 0;
  const [offset, size] = [fieldOf(answer, names.offset), fieldOf(answer, names.perPage)];
  const linked = [...(nextIn(answer, url)?.searchParams ?? [])].filter(([, value]) => Number(value) === rows);
  const known = (found: typeof offset, alike: RegExp) => [
    ...linked.flatMap(([name]) => (alike.test(name) ? [name] : [])),
    ...(found ? parametersOf(found.path) : []),
  ];
  for (const name of known(offset, /skip|offset|start/i)) {
    if (!(await isOther(name, rows))) continue;
    const perPage = known(size, /top|limit|size/i);
    const total = fieldOf(answer, names.total);
    for (const parameter of perPage) {
      const larger = entitiesIn((await asked({ [parameter]: String(largest) })) ?? null)?.rows.length ?? 0;
      if (larger <= rows && Number(total?.value ?? 0) > rows) continue;
      return {
        query: {
          offset: name,
          perPage: parameter,
          ...(larger < Math.min(largest, Number(total?.value ?? 0)) && { maxPerPage: larger }),
        },
        envelope: {
          ...(size && { perPage: inData(size.path, data) }),
          ...(total && { total: inData(total.path, data) }),
        },
      };
    }
  }
  return null;

  async function asked(parameters: Record<string, string>): Promise<unknown> {
    const address = new URL(url);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    const found = await get(address.href);
    return found.kind === "json" ? found.json : undefined;
  }

  async function isOther(name: string, skipped: number): Promise<boolean> {
    const second = await asked({ [name]: String(skipped) });
    return second !== undefined && areOthers(answer, second);
  }
}

/** The most entries that the site asks for at once. */
const largest = 100;

/** The parameters that may be meant by a figure's path: `start`, `pagination[start]`, `$start`. */
function parametersOf(path: string): string[] {
  const [name = path, group] = path.split(".").toReversed();
  return [name, `$${name}`, ...(group ? [`${group}[${name}]`] : []), `page[${name}]`];
}

/** The link to a list's next page, wherever in the answer it is. */
function nextIn(json: unknown, base: string, depth = 3): URL | null {
  if (!isRow(json) || depth === 0) return null;
  for (const [key, value] of Object.entries(json)) {
    const link = isRow(value) ? (value.href ?? value.url) : value;
    if (/next/i.test(key) && typeof link === "string" && link && URL.canParse(link, base))
      return new URL(link, base);
  }
  return Object.values(json).reduce<URL | null>(
    (found, inner) => found ?? nextIn(inner, base, depth - 1),
    null,
  );
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
