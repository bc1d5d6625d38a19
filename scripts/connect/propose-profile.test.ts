import { afterAll, describe, expect, it } from "vitest";
import { resolvedProfile } from "../../app/mall/profiles/shipped-profiles.server";
import { events } from "../../tests/stand-ins/other-mall-api/content/happenings";
import { offers } from "../../tests/stand-ins/other-mall-api/content/offers";
import { shops } from "../../tests/stand-ins/other-mall-api/content/shops";
import type { ShapeName } from "../../tests/stand-ins/other-mall-api/shape";
import { startOtherMallApi } from "../../tests/stand-ins/other-mall-api/start";
import { politeFetch } from "./polite-fetch";
import { withNames, withPublished } from "./propose-names";
import { type Proposal, proposeProfile } from "./propose-profile";
import { type Api, type ListName, readBy } from "./read-samples";
import { undeclaredPrice } from "./undeclared-money";

const apis = new Map<
  ShapeName,
  Promise<{ api: Api; proposal: Proposal | null; close: () => Promise<void> }>
>();
afterAll(async () => {
  for (const started of apis.values()) await (await started).close();
});

/** Looked at once for all tests: some of these APIs limit calls. */
async function connected(shape: ShapeName): Promise<{ api: Api; proposal: Proposal }> {
  const started = apis.get(shape) ?? start(shape);
  apis.set(shape, started);
  const { api, proposal } = await started;
  if (!proposal) throw new Error("Nothing was found");
  return { api, proposal };
}

async function start(shape: ShapeName) {
  const { url, close } = await startOtherMallApi({ shape });
  const api = { url, tenant: "mall", get: politeFetch([], "mall") };
  return { api, proposal: await proposeProfile(api, async () => null), close };
}

/** What visitors act on. */
const facts = [
  "opening_hours",
  "price",
  "price_before",
  "valid_from",
  "valid_to",
  "starts_at",
  "ends_at",
  "points_price",
];

describe.each<ShapeName>(["aspnet", "php", "graphql", "wordpress"])("for an API in the style %s", (shape) => {
  it("finds the lists, and how to read their entities without what nobody has confirmed", async () => {
    const { recognised, found, names, profile } = (await connected(shape)).proposal;
    expect(recognised).toBeNull();
    expect(found.map(({ list }) => list)).toEqual(
      expect.arrayContaining(["companies", "products", "events", "news", "rewards", "amenities", "faq"]),
    );
    for (const { list, entities } of found)
      if (list !== "categories") expect(entities, list).toBeGreaterThan(0);
    for (const { field, sureness } of names) if (facts.includes(field)) expect(sureness).toBe("unsure");
    const declared = Object.values(profile.resources ?? {}).flatMap(({ fields }) =>
      Object.keys(fields ?? {}),
    );
    expect(declared.filter((field) => facts.includes(field))).toEqual([]);
  }, 30_000);
});

/** What a list's entities are, once somebody has confirmed all that was proposed. */
async function confirmed(shape: ShapeName, list: ListName) {
  const { api, proposal } = await connected(shape);
  const { profile, names, states } = proposal;
  const published = states.map(({ field, lists, values }) => ({
    field,
    lists,
    values: values.slice(0, 1).map(({ value }) => value),
  }));
  return readBy(resolvedProfile(withPublished(withNames(profile, names), published), "profile"), list, api);
}

it.each<ShapeName>(["aspnet", "php"])(
  "reads prices and times of %s as they are meant, once confirmed",
  async (shape) => {
    const prices = (await confirmed(shape, "products")).map(({ price, price_before: before }) => [
      price,
      before,
    ]);
    expect(prices).toEqual(offers.map(({ price, before }) => [price * 100, before * 100]));
    const times = (await confirmed(shape, "events")).map(({ starts_at: starts, ends_at: ends }) => [
      starts,
      ends,
    ]);
    expect(times).toHaveLength(events.length);
    for (const [starts, ends] of times)
      expect(Date.parse(String(starts))).toBeLessThan(Date.parse(String(ends)));
    const [first] = await confirmed(shape, "companies");
    expect(first).toMatchObject({ email: shops[0]?.email, image: { url: expect.stringMatching(/\.png$/) } });
  },
);

it.each([
  ["aspnet", { page: "PageNumber", perPage: "PageSize" }, { items: "Items", total: "TotalCount" }],
  ["php", { page: "strana", firstPage: 0 }, { data: "vysledek", total: "celkem" }],
  ["graphql", { page: "pageNo" }, { data: "data.*", items: "edges", lastPage: "pageInfo.pageCount" }],
] as const)("finds how %s is asked for the next page", async (shape, query, envelope) => {
  const { profile } = (await connected(shape)).proposal;
  expect(profile).toMatchObject({ query, envelope });
});

it("takes the mall's main colour as the accent", async () => {
  const { profile } = (await connected("php")).proposal;
  expect(profile.resources?.["settings-web-app/web"]).toEqual({
    path: "vzhled.php",
    fields: { "colors.accent": "barva", website_name: "nazev_webu" },
  });
});

it("asks for the unit of prices that say none", async () => {
  const { api, proposal } = await connected("minimal");
  const { recognised, profile } = proposal;
  expect(recognised).toBe("promenade");
  const [first] = offers;
  expect(await undeclaredPrice(profile, api)).toEqual({
    offer: first?.name.cz,
    price: (first?.price ?? 0) * 100,
  });
});

it("asks no unit of prices with a currency", async () => {
  const { api, proposal } = await connected("php");
  const { profile, names } = proposal;
  expect(await undeclaredPrice(withNames(profile, names), api)).toBeNull();
});
