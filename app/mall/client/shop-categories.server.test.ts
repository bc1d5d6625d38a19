import { describe, expect, it } from "vitest";
import { withUpstream } from "../../../tests/stand-ins/mall-client";
import { json, listOf, shop, success } from "../../../tests/stand-ins/upstream";

const world = withUpstream();

const fashion = {
  id: "fashion",
  translations: [
    { locale: "en", name: "Fashion" },
    { locale: "de", name: "Mode" },
  ],
};
const unnamed = { ...shop("1"), categories: ["sale", "fashion"] };
const named = {
  ...shop("2"),
  categories: ["fashion"],
  translations: [{ locale: "en", name: "Two", company_category: "Hats" }],
};

/** A mall API with these shops; without categories it answers 500 for them. */
function apiWith(shops: object[], categories: object[] | null = [fashion]) {
  world.upstream.answerWith(({ url = "" }, response) => {
    if (/\/categories/.test(url))
      return json(response, categories ? listOf(categories) : {}, categories ? 200 : 500);
    return json(response, /companies\/\d/.test(url) ? success(shops[0]) : listOf(shops));
  });
  return world.newClient();
}
const asked = () => world.upstream.asked.map(({ url }) => /\/v1\/([\w/-]+)/.exec(url)?.[1] ?? "");
const textsOf = ({ translations }: { translations: { locale: string; company_category: string | null }[] }) =>
  Object.fromEntries(translations.map(({ locale, company_category }) => [locale, company_category]));

describe("a shop without a text for its category", () => {
  it("has its category's name in each language, in each list and alone", async () => {
    const client = apiWith([unnamed, named]);
    const api = client.mallApi({ tenantId: "beta" });
    for (const { data } of [
      await api.companies({}),
      await api.featuredCompanies({}),
      await api.companiesWithEntities({}),
    ])
      expect(data.map(textsOf)).toEqual([{ en: "Fashion", de: "Mode" }, { en: "Hats" }]);
    const alone = await api.company("1");
    expect(textsOf(alone)).toEqual({ en: "Fashion", de: "Mode" });
    expect(alone.translations.map(({ name }) => name)).toEqual(["Shop 1", null]);
    // Cards are remembered by their shops.
    expect((await api.companies({})).data).toBe((await api.companies({})).data);
    expect(await api.company("1")).toBe(alone);
  });

  it("has it in a member's own list too, from the answer that all share", async () => {
    const client = apiWith([unnamed]);
    const { data } = await client.mallApi({ tenantId: "beta", token: "a-token" }).myCompanies({});
    expect(data.map(textsOf)).toEqual([{ en: "Fashion", de: "Mode" }]);
    await client.mallApi({ tenantId: "beta", token: "another" }).myCompanies({});
    expect(asked().filter((path) => path === "categories")).toHaveLength(1);
  });

  it("stays without one where its category is unknown or the categories can't be read", async () => {
    for (const categories of [[], [{ ...fashion, id: "food" }], null]) {
      const { data } = await apiWith([unnamed], categories).mallApi({ tenantId: "beta" }).companies({});
      expect(data.map(textsOf)).toEqual([{ en: null }]);
    }
  });
});

it("asks for no categories where each shop has a text, or no category", async () => {
  await apiWith([named, shop("3")])
    .mallApi({ tenantId: "beta" })
    .companies({});
  expect(asked()).toEqual(["companies"]);
});
