import { describe, expect, it } from "vitest";
import { withUpstream } from "../../../../tests/stand-ins/mall-client";
import { siteOf } from "../../../../tests/stand-ins/site";
import { json, listOf, shop, success } from "../../../../tests/stand-ins/upstream";
import { directoryFilter, directoryView, namesOf } from "./directory.server";

process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
const world = withUpstream();

/** A mall with so many shops, whose API filters, searches and divides them. */
function mallOf(count: number, nameOf = (at: number) => `Shop ${String(at).padStart(5, "0")}`) {
  const all = Array.from({ length: count }, (_, at) => ({
    ...shop(String(at), nameOf(at)),
    kind: at % 10 === 0 ? "dine" : "shop",
  }));
  world.upstream.answerWith(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://any");
    if (!/\/companies$/.test(pathname))
      return json(response, pathname.includes("floorplan") ? success(null) : listOf([]));
    const [page, perPage] = [
      Number(searchParams.get("page") ?? 1),
      Number(searchParams.get("per_page") ?? 12),
    ];
    const found = all.filter(
      ({ kind, translations }) =>
        (searchParams.get("kind") ?? kind) === kind &&
        (translations[0]?.name ?? "").includes(searchParams.get("search") ?? ""),
    );
    const data = found.slice((page - 1) * perPage, page * perPage);
    const last_page = Math.max(1, Math.ceil(found.length / perPage));
    json(response, success({ data, current_page: page, last_page, per_page: perPage, total: found.length }));
  });
  // As long as a busy machine takes for all pages of a list at once.
  const limits = { answerMs: 15_000, pageMs: 15_000 };
  const api = world.newClient({ limits }).mallApi({ tenantId: "galerieharfa" });
  return (query: string) => directoryView({ ...siteOf(), api }, directoryFilter(new URLSearchParams(query)));
}

const namesIn = ({ shops }: Awaited<ReturnType<typeof directoryView>>) => shops.map(({ name }) => name);

describe("the directory", () => {
  it("is one page with all shops, as long as these are a few hundred", async () => {
    const view = await mallOf(500)("");
    expect([view.total, view.shops.length, view.lastPage, view.letters]).toEqual([500, 500, 1, null]);
  }, 60_000);

  it("is in pages of whole letters where it has more, and says where each letter begins", async () => {
    const open = mallOf(
      1_000,
      (at) => `${"ABCDEFGHIJ"[Math.floor(at / 100)]} ${String(at).padStart(4, "0")}`,
    );
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => open(`page=${page}`)));
    expect(pages.map(({ shops, total, lastPage }) => [shops.length, total, lastPage])).toEqual(
      Array.from({ length: 5 }, () => [200, 1_000, 5]),
    );
    expect(new Set(pages.flatMap(namesIn)).size).toBe(1_000);
    expect(pages[0]?.letters).toEqual(
      [..."ABCDEFGHIJ"].map((letter, at) => ({ letter, page: Math.floor(at / 2) + 1 })),
    );
    expect(await open("f=dine"), "what is found fits one page").toMatchObject({ total: 100, lastPage: 1 });
  }, 60_000);

  it("divides a letter with too many shops", async () => {
    const open = mallOf(1_000);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => open(`page=${page}`)));
    expect(pages.map(({ shops }) => shops.length)).toEqual([250, 250, 250, 250]);
    expect(pages[3]?.letters).toEqual([{ letter: "S", page: 1 }]);
  }, 60_000);

  it("has all shops on its pages, where they are too many for one", async () => {
    const open = mallOf(26_688);
    const [first, last] = [await open(""), await open("page=556")];
    expect([first.total, first.lastPage, first.isWhole]).toEqual([26_688, 556, false]);
    expect([namesIn(first)[0], namesIn(first).length]).toEqual(["Shop 00000", 48]);
    expect(namesIn(last).at(-1)).toBe("Shop 26687");
    expect(world.upstream.asked.length, "no page reads them all").toBeLessThan(20);
  });

  it("is filtered and searched as a whole", async () => {
    const open = mallOf(26_688);
    expect(await open("f=dine&page=2")).toMatchObject({ total: 2_669, lastPage: 56 });
    const found = await open("q=26687");
    expect([found.total, namesIn(found)]).toEqual([1, ["Shop 26687"]]);
    expect(await open("category=nowhere")).toMatchObject({ total: 0, shops: [] });
  });

  it("begins with its first page where the address names none", () => {
    const page = (query: string) => directoryFilter(new URLSearchParams(query)).page;
    expect(["", "page=0", "page=x", "page=-1", "page=3"].map(page)).toEqual([1, 1, 1, 1, 3]);
  });
});

describe("pictures of the shops that a mall features", () => {
  const picturesOf = async (count: number) => {
    const shops = Array.from({ length: count }, (_, at) => ({
      ...shop(String(at)),
      featured: at < 3,
      logo: "/logo.svg",
      image: at === 0 ? null : "/picture.jpg",
    }));
    world.upstream.answerWith((_request, response) => json(response, listOf(shops)));
    const api = world.newClient({ limits: { pageMs: 15_000 } }).mallApi({ tenantId: "galerieharfa" });
    const view = await directoryView({ ...siteOf(), api }, directoryFilter(new URLSearchParams()));
    return view.shops.flatMap(({ name, picture }) => (picture ? [name] : []));
  };

  it("are on their tiles, where the page has room for them", async () => {
    expect(await picturesOf(12)).toEqual(["Shop 1", "Shop 2"]);
    expect(await picturesOf(61)).toEqual([]);
  });
});

it("names shops at the end of a sentence, which has one full stop", () => {
  expect(`${namesOf([{ name: "Kostkov" }, { name: "Šnek & spol." }])}.`).toBe("Kostkov, Šnek & spol.");
});
