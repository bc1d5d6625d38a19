import { amenity } from "@contract/amenity";
import { company } from "@contract/company";
import { product } from "@contract/product";
import { beforeAll, describe, expect, it } from "vitest";
import type { MallApi } from "~/mall/client/client.server";
import { rejectedBeforeSending } from "~/mall/client/mall-api-error";
import { siteOf } from "../../../../tests/stand-ins/site";
import { searchInLists } from "./search-in-lists.server";

beforeAll(() => {
  process.env.MALL_API_URL ??= "http://127.0.0.1:9/{tenant}";
});

const missing = () => Promise.reject(rejectedBeforeSending(404, "There is no such thing"));
const listOf = (data: unknown[]) => () =>
  Promise.resolve({ data, current_page: 1, last_page: 1, per_page: 48, total: data.length });
const shop = (id: string, name: string, description = "") =>
  company.parse({ id, translations: [{ locale: "cz", name, slug: name.toLowerCase(), description }] });
const offer = product.parse({
  id: "9",
  translations: [{ locale: "cz", title: "Sleva na žluté boty", slug: "sleva" }],
});
const api = {
  companies: listOf([
    shop("1", "Hodiny", "<p>Hodinky a <b>žluté</b> řemínky</p>"),
    shop("2", "Žlutá"),
    shop("3", "Kavárna"),
  ]),
  products: listOf([offer]),
  events: missing,
  news: missing,
  rewards: listOf([]),
  amenities: listOf([amenity.parse({ id: "5", translations: [{ locale: "cz", title: "Přebalovna" }] })]),
} as unknown as MallApi;
const site = () => ({ ...siteOf({ language: "cz" }), api });

describe("an API without a search", () => {
  const idsFor = async (q: string, more: object = {}) => {
    const { groups } = await searchInLists(site(), { q, per_page: 4, ...more });
    return groups.map(({ type, total, hits }) => [type, total, hits.map(({ id }) => id)]);
  };

  it("is searched in what was read, titles first, without regard to case and accents", async () => {
    expect(await idsFor("zlut")).toEqual([
      ["company", 2, ["2", "1"]],
      ["product", 1, ["9"]],
    ]);
    expect(await idsFor("BOTY žlut")).toEqual([["product", 1, ["9"]]]);
    expect(await idsFor("zlut", { per_page: 1, page: 2 })).toEqual([
      ["company", 2, ["1"]],
      ["product", 1, []],
    ]);
    expect([await idsFor(""), await idsFor("nic")]).toEqual([[], []]);
  });
});
