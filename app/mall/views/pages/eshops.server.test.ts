import { expect, it } from "vitest";
import { withUpstream } from "../../../../tests/stand-ins/mall-client";
import { siteOf } from "../../../../tests/stand-ins/site";
import { json, listOf, shop } from "../../../../tests/stand-ins/upstream";
import { eshopsView } from "./eshops.server";

process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
const world = withUpstream();

const category = (id: string) => ({
  id,
  kind: "company",
  translations: [{ locale: "en", name: id, slug: id }],
});

async function groupsOf(shops: object[]) {
  world.upstream.answerWith(({ url = "" }, response) =>
    json(response, listOf(url.includes("categories") ? [category("fashion"), category("books")] : shops)),
  );
  const api = world.newClient({ limits: { pageMs: 15_000 } }).mallApi({ tenantId: "galerieharfa" });
  const { groups } = await eshopsView({ ...siteOf(), api });
  return groups.map(({ name, shops }) => [name, ...shops.map(({ href }) => href)]);
}

const online = (id: string, of: string, more: object = {}) => ({
  ...shop(id),
  categories: [of],
  website: `https://www.${id}.test/x`,
  ...more,
});

it("has the shops that the mall marks, by what they sell", async () => {
  const tags = ["eshop"];
  expect(
    await groupsOf([
      online("b", "books", { tags }),
      online("a", "fashion", { tags }),
      online("c", "fashion"),
      online("d", "books", { tags, website: "javascript:alert(1)" }),
    ]),
  ).toEqual([
    ["fashion", "https://www.a.test/x"],
    ["books", "https://www.b.test/x"],
  ]);
});

it("has all shops with a website where the mall marks none, but no restaurants and services", async () => {
  expect(
    await groupsOf([
      online("a", "fashion"),
      online("bank", "fashion", { kind: "service" }),
      { ...shop("none"), categories: ["books"] },
    ]),
  ).toEqual([["fashion", "https://www.a.test/x"]]);
});
