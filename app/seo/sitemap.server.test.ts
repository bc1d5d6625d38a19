import { company } from "@contract/company";
import { beforeAll, expect, it } from "vitest";
import type { MallApi } from "~/mall/client/client.server";
import { rejectedBeforeSending } from "~/mall/client/mall-api-error";
import { siteOf } from "../../tests/stand-ins/site";
import { sitemap } from "./sitemap.server";

beforeAll(() => {
  process.env.MALL_API_URL ??= "http://127.0.0.1:9/{tenant}";
});

const missing = () => Promise.reject(rejectedBeforeSending(404, "There is no such thing"));
const shop = company.parse({ id: "1", translations: [{ locale: "cz", name: "Boty", slug: "boty" }] });
const shops = { data: [shop], current_page: 1, last_page: 1, per_page: 48, total: 1 };
const api = {
  companies: () => Promise.resolve(shops),
  products: missing,
  events: missing,
  news: missing,
  rewards: missing,
  amenities: missing,
  sitemap: missing,
} as unknown as MallApi;

it("of an API without one is made of its lists", async () => {
  const site = { ...siteOf({ language: "cz" }), api };
  expect(await sitemap(site, "https://mall.test", null)).toMatch(/<loc>[^<]*boty[^<]*<\/loc>/);
  expect(await sitemap(site, "https://mall.test", 2)).toBeNull();
});
