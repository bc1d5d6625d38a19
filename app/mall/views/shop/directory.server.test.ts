import { describe, expect, it } from "vitest";
import { withUpstream } from "../../../../tests/stand-ins/mall-client";
import { siteOf } from "../../../../tests/stand-ins/site";
import { json, listOf, shop, success } from "../../../../tests/stand-ins/upstream";
import { directoryFilter, directoryView } from "./directory.server";

process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
const world = withUpstream();

/** A mall with so many shops, whose API filters, searches and divides them. */
function mallOf(count: number) {
  const all = Array.from({ length: count }, (_, at) => ({
    ...shop(String(at), `Shop ${String(at).padStart(5, "0")}`),
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
  const api = world.newClient().mallApi({ tenantId: "galerieharfa" });
  return (query: string) => directoryView({ ...siteOf(), api }, directoryFilter(new URLSearchParams(query)));
}

const namesIn = ({ shops }: Awaited<ReturnType<typeof directoryView>>) => shops.map(({ name }) => name);

describe("the directory", () => {
  it("is one page with all shops, as long as they can be read for it", async () => {
    const view = await mallOf(1_000)("");
    expect([view.total, view.shops.length, view.lastPage, view.isWhole]).toEqual([1_000, 1_000, 1, true]);
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
