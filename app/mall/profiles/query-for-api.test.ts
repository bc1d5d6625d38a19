import { describe, expect, it } from "vitest";
import type { ApiProfile } from "./profile";
import { notTakenByApi, queryForApi } from "./query-for-api.server";

const profile: ApiProfile = {
  query: {
    page: "p",
    firstPage: 0,
    perPage: "limit",
    maxPerPage: 50,
    sort: "order",
    descending: "{field}:desc",
    filter: "filter[{field}]",
    search: "q",
  },
  resources: {
    products: {
      path: "offers",
      sorts: { price: "cost" },
      filters: { category: "category_id", company: null },
      values: { category: { "7": "food" } },
    },
  },
};
const asked = (query: string, own: ApiProfile = profile) =>
  Object.fromEntries(new URLSearchParams(queryForApi(own, "products", query)));

describe("a query to an API", () => {
  it("is the contract's where the API has no profile", () => {
    const query = "category=food&page=2&per_page=24&q=a&search=boty&sort=-price";
    expect(queryForApi({}, "products", query)).toBe(query);
  });

  it("counts pages as the API does, and asks for no more entities than it gives", () => {
    expect(asked("page=1&per_page=24")).toEqual({ p: "0", limit: "24" });
    expect(asked("page=3&per_page=96")).toEqual({ p: "2", limit: "50" });
  });

  it("has the API's orders, and none that it doesn't know", () => {
    expect(asked("sort=price")).toEqual({ order: "cost" });
    expect(asked("sort=-price")).toEqual({ order: "cost:desc" });
    expect(asked("sort=-points_price")).toEqual({});
    expect(asked("sort=valid-to", { query: { descending: "desc({field})" } })).toEqual({ sort: "valid-to" });
  });

  it("has the API's filters and values, and none that it doesn't have", () => {
    expect(asked("category=food&company=17&floor=1")).toEqual({ "filter[category_id]": "7", floor: "1" });
    const { query: _, ...unnamed } = profile;
    expect(asked("category=food", unnamed)).toEqual({ category_id: "7" });
  });

  it("has the API's search, or none", () => {
    expect(asked("search=boty")).toEqual({ q: "boty" });
    expect(asked("search=boty", { query: { search: null } })).toEqual({});
    expect(asked("search=boty", { query: {} })).toEqual({ search: "boty" });
  });
});

it("names what the API doesn't take, so that the site does it", () => {
  const query = {
    page: 1,
    category: "food",
    company: "17",
    sort: "-points_price",
    floor: undefined,
    kind: null,
    ids: "",
  };
  expect(notTakenByApi(profile, "products", query)).toEqual(["company", "sort"]);
  expect(notTakenByApi({ query: { search: null } }, "products", { search: "boty" })).toEqual(["search"]);
});
