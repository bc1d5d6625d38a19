import { expect, it } from "vitest";
import { withUpstream } from "../../../../tests/stand-ins/mall-client";
import { siteOf } from "../../../../tests/stand-ins/site";
import { json, listOf, shop, success } from "../../../../tests/stand-ins/upstream";
import { shopEntities, shopView } from "./shop.server";

process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
const world = withUpstream();

/** The lists that a shop's page reads, given a row of `companies-with-entities`. */
async function listsRead(row: object): Promise<string[]> {
  world.upstream.answerWith(({ url = "" }, response) => {
    if (url.includes("companies-with-entities")) return json(response, listOf([row]));
    return json(response, /companies\/1\b/.test(url) ? success(shop("1")) : listOf([]));
  });
  const api = world.newClient().mallApi({ tenantId: "galerieharfa" });
  const [company, entities] = await Promise.all([api.company("1"), shopEntities("1", api)]);
  world.upstream.asked.length = 0;
  await shopView(company, entities, { ...siteOf(), api }, null);
  const names = world.upstream.asked.map(({ url }) => /\/v1\/([\w/-]+)/.exec(url)?.[1] ?? "");
  return names.filter((name) => /products|events|news|rewards/.test(name)).sort();
}

const all = ["events/upcoming", "news", "products", "rewards"];

it("reads only the lists of a shop that are not empty", async () => {
  const entities = { products: ["7"], events: [], news: [], rewards: ["1", "2"] };
  expect(await listsRead({ ...shop("1"), entities })).toEqual(["products", "rewards"]);
});

it.each([
  ["names no entities", shop("1")],
  ["leaves some out", { ...shop("1"), entities: { products: "many" } }],
  ["sends another shop's", { ...shop("2"), entities: { products: [], events: [], news: [], rewards: [] } }],
])("reads all of them where the mall API %s", async (_, row) => {
  expect(await listsRead(row)).toEqual(all);
});

it.each([
  ["its own text", { description: "<p>Hats for &amp; with heads.</p>" }, "Hats for & with heads."],
  ["its category and floor", { company_category: "Hats" }, "Hats\u00a0· Floor\u00a01"],
  ["its floor, not by what it lacks", {}, "Floor\u00a01"],
])("is summed up for search engines by %s", async (_, texts, summary) => {
  const [translation] = shop("1").translations;
  const row = { ...shop("1"), floor: 1, translations: [{ ...translation, ...texts }] };
  world.upstream.answerWith(({ url = "" }, response) =>
    json(response, /companies\/1\b/.test(url) ? success(row) : listOf([])),
  );
  const api = world.newClient().mallApi({ tenantId: "galerieharfa" });
  const view = await shopView(await api.company("1"), {}, { ...siteOf(), api }, null);
  expect(view.summary).toBe(summary);
  expect(view.description).toContain("description" in texts ? "Hats" : "Description missing");
});
