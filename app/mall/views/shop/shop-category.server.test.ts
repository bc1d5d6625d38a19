import { describe, expect, it } from "vitest";
import { withUpstream } from "../../../../tests/stand-ins/mall-client";
import { siteOf } from "../../../../tests/stand-ins/site";
import { json, listOf, shop } from "../../../../tests/stand-ins/upstream";
import { shopsOfCategory } from "./shop-category.server";

process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
const world = withUpstream();

type Entities = { products?: string[]; news?: string[] };

const offer = (id: string, dates: object = {}) => ({
  id,
  ...dates,
  translations: [{ locale: "en", title: `Offer ${id}`, slug: id }],
});
const article = (id: string) => ({
  id,
  published_at: `1970-01-01T00:0${"mno".indexOf(id) + 1}:00Z`,
  translations: [{ locale: "en", title: `News ${id}`, slug: id }],
});

/** A mall with one category, of these shops with what belongs to them. */
function categoryOf(own: (ReturnType<typeof shop> & { entities?: Entities })[], offers: object[] = []) {
  const shops = own.map((each) => ({ ...each, categories: ["c"] }));
  world.upstream.answerWith(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://any");
    const ids = searchParams.get("ids")?.split(",") ?? [];
    const answers: Record<string, unknown[]> = {
      categories: [
        { id: "c", kind: "company", translations: [{ locale: "en", name: "Fashion", slug: "fashion" }] },
      ],
      companies: shops,
      "companies-with-entities": shops,
      products: offers.filter((each) => ids.includes((each as { id: string }).id)),
      news: ids.map(article),
    };
    json(response, listOf(answers[pathname.split("/").at(-1) ?? ""] ?? []));
  });
  const api = world.newClient({ limits: { pageMs: 15_000 } }).mallApi({ tenantId: "galerieharfa" });
  return (page = 1) => shopsOfCategory({ ...siteOf(), api }, "fashion", page);
}

const pictured = (id: string, more: object = {}) => ({
  ...shop(id),
  image: `http://127.0.0.1:9/galerieharfa/${id}.jpg`,
  ...more,
});

describe("a category's first page", () => {
  it("opens with two shops, those that the mall features first, and no other picture", async () => {
    const view = await categoryOf([pictured("1"), pictured("2"), pictured("3", { featured: true })])();
    expect(view?.featured.map(({ name }) => name)).toEqual(["Shop 3", "Shop 1"]);
    expect(view?.image).toBeNull();
    expect(view?.isGrid).toBe(true);
  });

  it("has neither one large shop beside a hole, nor a grid of what is above it", async () => {
    const one = await categoryOf([pictured("1"), shop("2")])();
    expect(one?.featured).toEqual([]);
    expect(one?.image?.src).toContain("1.jpg");
    const two = await categoryOf([pictured("1"), pictured("2")])();
    expect([two?.featured.length, two?.isGrid]).toEqual([2, false]);
  });

  it("has the current offers, of each shop one before any has two", async () => {
    const open = categoryOf(
      [
        { ...shop("1"), entities: { products: ["a", "b"], news: ["m"] } },
        { ...shop("2"), entities: { products: ["c", "d", "e"] } },
      ],
      [...["b", "a", "d", "e"].map((id) => offer(id)), offer("c", { valid_to: "2026-06-09T12:00:00Z" })],
    );
    const view = await open();
    expect(view?.offers.map(({ id }) => id)).toEqual(["a", "b", "d", "e"]);
    expect(view?.news.map(({ title }) => title)).toEqual(["News m"]);
  });

  it("begins its news with the newest", async () => {
    const shops = ["m", "n", "o"].map((id) => ({ ...shop(id), entities: { news: [id] } }));
    const view = await categoryOf(shops)();
    expect(view?.news.map(({ title }) => title)).toEqual(["News o", "News n", "News m"]);
  });

  it("has no such sections where there is nothing, and asks for none", async () => {
    const view = await categoryOf([shop("1"), shop("2"), shop("3")])();
    expect([view?.offers, view?.news]).toEqual([[], []]);
    expect(world.upstream.asked.filter(({ url }) => /products|news/.test(url))).toEqual([]);
  });
});
