import { describe, expect, it } from "vitest";
import { pagingOf } from "./paging";
import type { Get } from "./read-samples";

const shops = Array.from({ length: 23 }, (_, index) => ({ id: index + 1, name: `Shop ${index + 1}` }));

/** An API whose answers are made from the query. */
const apiOf =
  (answerOf: (query: URLSearchParams) => object): Get =>
  async (url) => {
    const json = answerOf(new URL(url).searchParams) as never;
    return { kind: "json", json, answer: { json, headers: {} } as never };
  };
const slice = (query: URLSearchParams, offset: string, size: string, most: number) => {
  const [start, limit] = [Number(query.get(offset) ?? 0), Math.min(Number(query.get(size) ?? 5), most)];
  return { start, limit, rows: shops.slice(start, start + limit) };
};
const url = "https://api.example/shops";

describe("a list that counts what is skipped", () => {
  it("is read by the figures of its answer", async () => {
    const api = apiOf((query) => {
      const { start, limit, rows } = slice(query, "pagination[start]", "pagination[limit]", 10);
      return { data: rows, meta: { pagination: { start, limit, total: shops.length } } };
    });
    expect(await pagingOf(api, url, "data")).toEqual({
      isCut: false,
      paging: {
        query: { offset: "pagination[start]", perPage: "pagination[limit]", maxPerPage: 10 },
        envelope: { perPage: "meta.pagination.limit", total: "meta.pagination.total" },
      },
    });
  });

  it("is read by its link to the next page", async () => {
    const api = apiOf((query) => {
      const { start, limit, rows } = slice(query, "$skip", "$top", 100);
      const next = `${url}?$skip=${start + limit}&$top=${limit}`;
      return {
        value: rows,
        "@odata.count": shops.length,
        ...(start + limit < shops.length && { "@odata.nextLink": next }),
      };
    });
    expect(await pagingOf(api, url, "value")).toMatchObject({
      isCut: false,
      paging: { query: { offset: "$skip", perPage: "$top" } },
    });
  });
});

it.each<[string, object]>([
  [
    "a cursor",
    { shops: shops.slice(0, 5), next_cursor: "abc", links: { next: "https://api.example/shops?c=abc" } },
  ],
  ["its count alone", { shops: shops.slice(0, 5), total: 23 }],
])("a list that goes on by %s is read up to its first page, which is told", async (_, answer) => {
  expect(
    await pagingOf(
      apiOf(() => answer),
      url,
      "shops",
    ),
  ).toEqual({ paging: null, isCut: true });
});

it("a list that is whole, or has the contract's pages, is not cut", async () => {
  const contract = { data: shops.slice(0, 5), current_page: 1, last_page: 5, total: 23 };
  for (const answer of [{ shops, total: 23 }, contract])
    expect(
      (
        await pagingOf(
          apiOf(() => answer),
          url,
        )
      ).isCut,
    ).toBe(false);
});
