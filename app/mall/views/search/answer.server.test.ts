import { amenity } from "@contract/amenity";
import { category } from "@contract/category";
import { company } from "@contract/company";
import { event as mallEvent } from "@contract/event";
import { product } from "@contract/product";
import { type SearchAnswer, searchAnswer } from "@contract/search";
import { beforeAll, describe, expect, it } from "vitest";
import type { MallApi } from "~/mall/client/client.server";
import { rejectedBeforeSending } from "~/mall/client/mall-api-error";
import { siteOf } from "../../../../tests/stand-ins/site";
import { answerTo } from "./answer.server";

beforeAll(() => {
  process.env.MALL_API_URL ??= "http://127.0.0.1:9/{tenant}";
});

const missing = () => Promise.reject(rejectedBeforeSending(404, "There is no such thing"));
const listOf = <Item>(data: Item[]) => {
  const page = { data, current_page: 1, last_page: 1, per_page: 48, total: data.length };
  return () => Promise.resolve(page);
};
const shop = (id: string, name: string, label = "", description = "") =>
  company.parse({
    id,
    translations: [{ locale: "cz", name, slug: name.toLowerCase(), company_category: label, description }],
  });
const offer = (id: string, title: string, price: number, company_id: string | null = null) =>
  product.parse({ id, price, company_id, translations: [{ locale: "cz", title, slug: "x" }] });
const baby = amenity.parse({ id: "5", translations: [{ locale: "cz", title: "Přebalovna" }] });

const apiWith = (search: () => Promise<unknown>, more: object = {}) =>
  ({
    companies: listOf([
      shop("1", "Hodiny", "Hodinky", "<p>Hodinky a <b>žluté</b> řemínky</p>"),
      shop("2", "Žlutá", "Móda"),
      shop("3", "Kavárna Rosa", "Kavárna"),
    ]),
    products: listOf([
      offer("9", "Sleva na žluté boty", 120_000),
      offer("10", "Náhrdelník", 45_000),
      offer("11", "Svetr", 89_000, "2"),
    ]),
    events: missing,
    upcomingEvents: missing,
    news: missing,
    faq: missing,
    cinemaProgramme: missing,
    categories: listOf([]),
    rewards: listOf([]),
    amenities: listOf([baby]),
    search,
    ...more,
  }) as unknown as MallApi;

const groupsFor = async (q: string, search: () => Promise<unknown> = missing, more: object = {}) => {
  const site = { ...siteOf({ language: "cz" }), api: apiWith(search) };
  const { groups, ...answer } = await answerTo(site, { q, size: 4, ...more });
  return {
    ...answer,
    groups: groups.map(({ type, total, results }) => [type, total, results.map(({ id }) => id)]),
  };
};

describe("a mall API without a search", () => {
  it("is searched in its lists, titles first, without regard to case and accents", async () => {
    expect((await groupsFor("zluta")).groups).toEqual([
      ["company", 2, ["2", "1"]],
      ["product", 1, ["9"]],
    ]);
    expect((await groupsFor("BOTY zlute")).groups[0]).toEqual(["product", 1, ["9"]]);
    expect((await groupsFor("nic takového")).groups).toEqual([]);
    expect((await groupsFor("")).groups).toEqual([]);
  });

  it("is said of a mall that has no such trade, also if it is misspelled", async () => {
    expect(await groupsFor("zubař")).toMatchObject({ groups: [], isMissingKind: true });
    expect(await groupsFor("čistrína oděvů")).toMatchObject({ groups: [], isMissingKind: true });
    expect(await groupsFor("kavárna")).toMatchObject({ isMissingKind: false });
    expect(await groupsFor("nic takového")).toMatchObject({ groups: [], isMissingKind: false });
  });

  it("is understood by kinds, inflections and misspellings", async () => {
    expect((await groupsFor("dort a káva")).groups[0]).toEqual(["company", 1, ["3"]]);
    expect((await groupsFor("kavárny")).groups[0]).toEqual(["company", 1, ["3"]]);
    expect(await groupsFor("prebalvna")).toMatchObject({
      corrected: "Přebalovna",
      groups: [["amenity", 1, ["5"]]],
    });
  });

  it("has pages of results", async () => {
    expect((await groupsFor("zluta", missing, { size: 1, page: 2, type: "company" })).groups).toEqual([
      ["company", 2, ["1"]],
    ]);
  });
});

describe("a mall API with a weak search", () => {
  const weak =
    (groups: SearchAnswer["groups"] = []) =>
    () =>
      Promise.resolve(searchAnswer.parse({ query: "", groups }));
  const hit = (id: string, title: string) => ({
    id,
    image: null,
    translations: [{ locale: "cz", title, slug: null, text: null }],
  });

  it("is searched in its lists too if it finds nothing", async () => {
    expect((await groupsFor("kavárny", weak())).groups[0]).toEqual(["company", 1, ["3"]]);
  });

  it("is searched in its lists too if it doesn't rank what it finds", async () => {
    const found = weak([{ type: "company", total: 1, has_more: false, hits: [hit("77", "Kavárnička")] }]);
    expect((await groupsFor("kavárny", found)).groups[0]).toEqual(["company", 2, ["3", "77"]]);
  });

  it("is trusted if it ranks", async () => {
    const found = weak([
      { type: "company", total: 1, has_more: false, hits: [{ ...hit("77", "Kavárnička"), rank: 0.9 }] },
    ]);
    expect((await groupsFor("kavárny", found)).groups).toEqual([["company", 1, ["77"]]]);
  });
});

describe("the site's own answers", () => {
  it("have no shops below a category whose shops are none, or can't be read", async () => {
    const hats = category.parse({
      id: "7",
      translations: [{ locale: "cz", name: "Klobouky", slug: "klobouky" }],
    });
    const api = { ...apiWith(missing), categories: listOf([hats]), companies: missing } as unknown as MallApi;
    const { groups } = await answerTo({ ...siteOf({ language: "cz" }), api }, { q: "klobouky", size: 4 });
    expect(groups.map(({ type, total }) => [type, total])).toEqual([["category", 1]]);
  });

  const first = async (q: string) => (await groupsFor(q)).groups[0];

  it.each([
    ["do kolika máte v neděli", "/cz/oteviraci-doba"],
    ["oteviraci doba", "/cz/oteviraci-doba"],
    ["obchodní podmínky", "/cz/obchodni-podminky"],
    ["zapomněl jsem heslo", "/cz/zapomenute-heslo"],
    ["mapa a trasa, jak se k vám dostanu", "/cz/jak-se-k-nam-dostat"],
  ])("to %s are its screens", async (q, path) => {
    expect(await first(q)).toMatchObject(["page", expect.any(Number), expect.arrayContaining([path])]);
  });

  it("don't name a screen that the mall doesn't have", async () => {
    expect((await groupsFor("kino")).groups).toEqual([]);
    const site = {
      ...siteOf({ language: "cz", settings: { authentication_enabled: "false" } }),
      api: apiWith(missing),
    };
    expect((await answerTo(site, { q: "přihlášení", size: 4 })).groups).toEqual([]);
  });

  it("keep to a price", async () => {
    expect(await first("do 900 Kč")).toEqual(["product", 2, ["11", "10"]]);
    expect(await first("nad 1 000 korun")).toEqual(["product", 1, ["9"]]);
    expect(await first("móda do 900 Kč")).toEqual(["product", 1, ["11"]]);
    expect(await first("dárek do 20 eur")).toEqual(["product", 1, ["10"]]);
  });

  it("to what is on offer of a kind are its offers", async () => {
    expect(await first("slevy na módu")).toEqual(["product", 1, ["11"]]);
    expect(await first("boty ve slevě")).toEqual(["product", 1, ["9"]]);
    expect(await first("slevy")).toMatchObject(["page", expect.any(Number), ["/cz/nabidky/1"]]);
  });

  it("to what is on are events of its kind, not what else their titles name", async () => {
    const event = (id: string, title: string) =>
      mallEvent.parse({ id, starts_at: "2026-07-01T19:00:00Z", translations: [{ locale: "cz", title }] });
    const events = listOf([event("21", "Živá hudba v pasáži"), event("22", "Kavárna pro opraváře")]);
    const site = { ...siteOf({ language: "cz" }), api: apiWith(missing, { events }) };
    const found = async (q: string) =>
      (await answerTo(site, { q, size: 4 })).groups.map(({ type, results }) => [type, results[0]?.id]);
    expect(await found("koncerty")).toEqual([
      ["event", "21"],
      ["page", "/cz/akce/1"],
    ]);
    expect((await found("divadlo"))[0]).toEqual(["page", "/cz/akce/1"]);
    expect((await found("kafe"))[0]).toEqual(["company", "3"]);
  });

  it("read a long question to its end, and a long word with one mistake beside others", async () => {
    expect(await first("prosím vás kde bych si tady u vás mohla dát nějakou dobrou kávu")).toMatchObject([
      "company",
      1,
      ["3"],
    ]);
    expect((await groupsFor("neznámá kavarnna")).groups[0]).toEqual(["company", 1, ["3"]]);
  });

  it("are the soonest events first", async () => {
    const event = (id: string, day: string) =>
      mallEvent.parse({
        id,
        starts_at: `${day}T19:00:00Z`,
        ends_at: `${day}T21:00:00Z`,
        translations: [{ locale: "cz", title: `${id}: koncert` }],
      });
    const events = listOf([event("Alt", "2026-09-01"), event("Bas", "2026-07-01")]);
    const site = { ...siteOf({ language: "cz" }), api: apiWith(missing, { events }) };
    const [found] = (await answerTo(site, { q: "koncert", size: 4 })).groups;
    expect(found?.results.map(({ id }) => id)).toEqual(["Bas", "Alt"]);
  });

  it("don't find a known word within another", async () => {
    const companies = listOf([
      shop("4", "Horní", "Mlékárna"),
      shop("5", "Pohoda", "Potraviny", "Dolékárnit"),
    ]);
    const site = { ...siteOf({ language: "cz" }), api: apiWith(missing, { companies }) };
    expect((await answerTo(site, { q: "lékárn", size: 4 })).groups).toEqual([]);
    expect((await answerTo(site, { q: "lékárna", size: 4 })).groups).toEqual([]);
  });

  it("name a brand as it was typed, however it is spelled", async () => {
    expect(await groupsFor("reservd")).toMatchObject({ missingBrand: "reservd" });
    expect(await groupsFor("H&M")).toMatchObject({ missingBrand: "H&M" });
    expect(await groupsFor("hm")).toMatchObject({ missingBrand: "hm" });
    expect(await first("hm")).toEqual(["company", 1, ["2"]]);
  });

  it("say that a brand is not here, and show what is of its trade", async () => {
    expect(await groupsFor("Zara")).toMatchObject({ missingBrand: "Zara", corrected: null });
    expect(await first("Zara")).toMatchObject(["company", 1, ["2"]]);
    expect(await groupsFor("Rosa")).toMatchObject({ missingBrand: null });
  });

  it("leave short unknown words uncorrected", async () => {
    expect(await groupsFor("rosz")).toMatchObject({ groups: [], corrected: null });
  });
});
