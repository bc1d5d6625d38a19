import type { OutgoingHttpHeaders } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { caught, withUpstream } from "../../../tests/stand-ins/mall-client";
import { json, listOf, success } from "../../../tests/stand-ins/upstream";

const world = withUpstream();
const api = () => world.newClient().mallApi({ tenantId: "beta" });

const offer = (id: number, fields: object = {}) => ({ id, name: `Offer ${id}`, ...fields });
const offers = (count: number, fields: (id: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => offer(index + 1, fields(index + 1)));

/** Answers by path, without `/{tenant}/v1/`; all other paths are 404. */
function answers(table: Record<string, unknown | ((query: URLSearchParams) => unknown)>) {
  world.upstream.answerWith(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://upstream");
    const answer = table[pathname.replace(/^\/\w+\/v1\//, "")];
    if (answer === undefined) return json(response, { message: "Not Found" }, 404);
    return json(response, typeof answer === "function" ? answer(searchParams) : answer);
  });
}

const idsOf = ({ data }: { data: readonly { id: string }[] }) => data.map(({ id }) => Number(id));

describe("an upstream that returns whole lists, whatever the query", () => {
  it("is paginated nevertheless", async () => {
    answers({ products: success(offers(30)) });
    const mall = api();
    expect(await mall.products({ page: 1 })).toMatchObject({ total: 30, last_page: 3, per_page: 12 });
    expect(idsOf(await mall.products({ page: 3 }))).toEqual([25, 26, 27, 28, 29, 30]);
    expect(idsOf(await mall.products({ page: 4 }))).toEqual([]);
    expect(await mall.products({ per_page: 48 })).toMatchObject({ total: 30, last_page: 1 });
  });

  it("shows a shop's own offers on its page, counted and paginated correctly", async () => {
    answers({ products: success(offers(30, (id) => ({ company_id: id % 2 ? "a" : "b" }))) });
    const mall = api();
    const first = await mall.products({ company: "a", per_page: 8 });
    expect(first).toMatchObject({ total: 15, last_page: 2 });
    expect(idsOf(first)).toEqual([1, 3, 5, 7, 9, 11, 13, 15]);
    expect(await mall.products({ company: "c" })).toMatchObject({ total: 0, data: [] });
  });

  it("never shows an entity without a shop as a shop's own", async () => {
    answers({ products: success(offers(3)) });
    expect(idsOf(await api().products({ company: "a" }))).toEqual([]);
  });

  it("is filtered by category, type and ids, and sorted", async () => {
    const price = (id: number) => ({
      price: 100 - id,
      category_id: id % 3,
      type: id % 2 ? "mall" : "stores",
    });
    answers({ products: success(offers(9, price)), news: success(offers(9, price)) });
    const mall = api();
    expect(idsOf(await mall.products({ category: "0", sort: "price" }))).toEqual([9, 6, 3]);
    expect(idsOf(await mall.products({ ids: "2,5" }))).toEqual([2, 5]);
    expect(idsOf(await mall.products({ per_page: 2, sort: "-price" }))).toEqual([1, 2]);
    expect(idsOf(await mall.news({ type: "stores" }))).toEqual([2, 4, 6, 8]);
  });
});

describe("an upstream with pages of its own", () => {
  const pages = (rows: object[], size: number) => (query: URLSearchParams) => {
    const page = Number(query.get("page"));
    const data = rows.slice((page - 1) * size, page * size);
    return success({
      data,
      current_page: page,
      last_page: Math.ceil(rows.length / size),
      per_page: size,
      total: rows.length,
    });
  };

  it("of another size returns the requested pages", async () => {
    answers({ products: pages(offers(30), 10) });
    const mall = api();
    expect(idsOf(await mall.products({ page: 2, per_page: 12 }))).toEqual([
      13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    ]);
    expect(await mall.products({ per_page: 48 })).toMatchObject({ total: 30, last_page: 1 });
  });

  it("that ignores a filter is read to its end", async () => {
    answers({
      products: pages(
        offers(30, (id) => ({ company_id: id > 28 ? "a" : "b" })),
        12,
      ),
    });
    expect(await api().products({ company: "a" })).toMatchObject({
      total: 2,
      data: [{ id: "29" }, { id: "30" }],
    });
  });

  it("whose count includes what isn't published is counted here", async () => {
    const hidden = (id: number) => ({ company_id: "a", ...(id % 3 === 1 && { status: "draft" }) });
    answers({ products: pages(offers(30, hidden), 12) });
    const first = await api().products({ per_page: 12 });
    expect(first).toMatchObject({ total: 20, last_page: 2 });
    expect(first.data).toHaveLength(12);
  });

  it("that ignores a filter returns no other entity, even if nothing on its first page is shown", async () => {
    answers({
      products: pages(
        offers(5, (id) => (id === 1 ? { status: "draft" } : {})),
        1,
      ),
    });
    expect(idsOf(await api().products({ ids: "3", per_page: 1 }))).toEqual([3]);
  });

  it("and without paging figures returns each page once", async () => {
    const rows = offers(60);
    answers({
      products: (query: URLSearchParams) => {
        const [page, size] = [Number(query.get("page")), Number(query.get("per_page"))];
        return success(rows.slice((page - 1) * size, page * size));
      },
    });
    const page = await api().products({ page: 2, per_page: 12 });
    expect([page.total, page.last_page, idsOf(page)[0]]).toEqual([60, 5, 13]);
  });
});

describe("an upstream that only says whether another page follows", () => {
  it("is read to its end", async () => {
    const rows = offers(30);
    answers({
      products: (query: URLSearchParams) => {
        const page = Number(query.get("page"));
        const next = page < 3 ? `https://api.test/products?page=${page + 1}` : null;
        return { data: rows.slice((page - 1) * 10, page * 10), current_page: page, next_page_url: next };
      },
    });
    const mall = api();
    expect(await mall.products({ per_page: 8 })).toMatchObject({ total: 30, last_page: 4 });
    expect(idsOf(await mall.products({ page: 3 }))).toEqual([25, 26, 27, 28, 29, 30]);
  });
});

describe("an upstream whose HTTP is unusual", () => {
  const send = (body: Buffer | string, headers: OutgoingHttpHeaders = {}, status = 200) =>
    world.upstream.answerWith((_, response) => response.writeHead(status, headers).end(body));
  const list = JSON.stringify(offers(2));

  it.each([
    ["a byte order mark", `\ufeff${list}`, {}],
    ["another content type", list, { "content-type": "text/html; charset=utf-8" }],
    ["gzip", gzipSync(list), { "content-encoding": "gzip" }],
    ["brotli", brotliCompressSync(list), { "content-encoding": "br" }],
    ["deflate", deflateSync(list), { "content-encoding": "deflate" }],
  ])("is read with %s", async (_, body, headers) => {
    send(body, headers);
    expect(idsOf(await api().products())).toEqual([1, 2]);
  });

  it("may have its paging in headers", async () => {
    send(list, { link: '<https://api.test?page=9>; rel="last"', "x-total-count": "17", "x-per-page": "2" });
    expect(await api().products({ per_page: 2 })).toMatchObject({ total: 17, last_page: 9 });
  });

  it("may redirect to a slash at the path's end, once", async () => {
    world.upstream.answerWith(({ url = "" }, response) => {
      const { pathname, search } = new URL(url, "http://upstream");
      if (pathname.endsWith("/")) return response.end(list);
      const to = pathname.endsWith("news") ? `/elsewhere/v1/products/${search}` : `${pathname}/${search}`;
      return response.writeHead(301, { location: to }).end();
    });
    expect(idsOf(await api().products({ per_page: 8 }))).toEqual([1, 2]);
    expect(world.upstream.asked.at(-1)?.url).toMatch(/\/products\/\?.*per_page=8/);
    expect(await caught(api().news())).toMatchObject({ kind: "malformed" });
  });

  it("may answer 204 for an empty list", async () => {
    send("", {}, 204);
    expect(await api().products()).toMatchObject({ data: [], total: 0, last_page: 1 });
  });

  it("can't use up memory with a small compressed answer, nor pass for an answer if it breaks off", async () => {
    send(gzipSync(Buffer.alloc(6 * 1024 * 1024, " ")), { "content-encoding": "gzip" });
    expect(await caught(api().products())).toMatchObject({ kind: "too_large" });
    send(gzipSync(list).subarray(0, 20), { "content-encoding": "gzip" });
    expect(await caught(api().products())).toMatchObject({ kind: "malformed" });
  });
});

describe("an upstream that supports a filter", () => {
  it("is trusted if its rows lack the filtered field", async () => {
    answers({
      products: (query: URLSearchParams) => listOf(query.has("category") ? [offer(7)] : [offer(1), offer(7)]),
    });
    expect(idsOf(await api().products({ category: "shoes" }))).toEqual([7]);
  });

  it("is requested once", async () => {
    answers({ products: listOf(offers(2, () => ({ company_id: "a" }))) });
    await api().products({ company: "a" });
    expect(world.upstream.asked).toHaveLength(1);
  });
});

describe("an upstream without a path", () => {
  const shops = [
    { id: 1, name: "Boty" },
    { id: 2, name: "Knihy", is_featured: 1 },
  ];

  it("finds its entities in the list", async () => {
    answers({ companies: success(shops) });
    const mall = api();
    expect((await mall.company("2")).translations).toMatchObject([{ name: "Knihy" }]);
    expect(await caught(mall.company("3"))).toMatchObject({ status: 404 });
  });

  it("finds its featured shops and upcoming events in the lists", async () => {
    const days = (count: number) => new Date(world.now + count * 86_400_000).toISOString();
    answers({
      companies: success(shops),
      events: success([
        { id: 1, title: "Včera", starts_at: days(-1) },
        { id: 2, title: "Pozítří", starts_at: days(2) },
        { id: 3, title: "Zítra", starts_at: days(1) },
        { id: 4, title: "Jednou" },
      ]),
    });
    const mall = api();
    expect(idsOf(await mall.featuredCompanies())).toEqual([2]);
    expect(idsOf(await mall.upcomingEvents())).toEqual([3, 2, 4]);
  });

  it("is not asked for it again for a while", async () => {
    answers({ companies: success(shops) });
    const mall = api();
    const askedFor = (path: string) => world.upstream.asked.filter(({ url }) => url.includes(path)).length;
    await mall.company("2");
    await mall.company("1");
    expect(await caught(mall.company("3"))).toMatchObject({ status: 404 });
    await mall.featuredCompanies();
    await mall.featuredCompanies({ per_page: 2 });
    expect([askedFor("companies/2"), askedFor("companies/1"), askedFor("companies/3")]).toEqual([1, 0, 0]);
    expect(askedFor("companies/featured")).toBe(1);
    world.pass(11 * 60_000);
    await mall.company("1");
    expect(askedFor("companies/1")).toBe(1);
  });

  it("is trusted once it has answered there", async () => {
    answers({ "companies/1": success(shops[0]), companies: success(shops) });
    const mall = api();
    await mall.company("1");
    expect(await caught(mall.company("2"))).toMatchObject({ status: 404 });
    expect(world.upstream.asked).toHaveLength(2);
  });
});
