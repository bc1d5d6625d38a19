import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPageCache, type PageCache } from "./page-cache";
import { type Answer, encodingOf } from "./page-entry";

const cacheable = "public, s-maxage=60, stale-while-revalidate=120, stale-if-error=600";
const second = 1000;

let clock: number;
let cache: PageCache;
let renders: number;
const cacheOf = (megabytes: number) =>
  createPageCache({
    maxBytes: megabytes * 1024 * 1024,
    degradedHeader: "x-degraded",
    sharedHeader: "x-shared",
    showsContent: (response) => (tag) => response.headers.get("x-shows")?.split(" ").includes(tag) ?? false,
    now: () => clock,
  });
beforeEach(() => {
  clock = 1_000_000;
  renders = 0;
  cache = cacheOf(8);
});

type Render = () => Promise<Response>;
const page =
  (body = "page", headers: Record<string, string> = { "Cache-Control": cacheable }, status = 200): Render =>
  async () => {
    renders++;
    return new Response(`${body} ${renders}`, { status, headers });
  };
const failing: Render = async () => {
  renders++;
  throw new Error("upstream is down");
};
/** A URL with a query is one of any number. */
const keyOf = (mall: string, page: string) => ({ mall, page, isCanonical: !page.includes("?") });
const ask = (render: Render, headers: Record<string, string> = {}, page = "/en", mall = "beta") =>
  cache.page({ key: keyOf(mall, page), headers, render });
const ready = (render: Render, headers: Record<string, string> = {}, page = "/en", mall = "beta") =>
  cache.ready({ key: keyOf(mall, page), headers, render });
/** Like the listener: from memory if available. */
const served = async (render: Render, headers: Record<string, string> = {}) =>
  ready(render, headers) ?? (await ask(render, headers));
const headersOf = (answer: Answer | Response): Headers => {
  if (answer instanceof Response) return answer.headers;
  const list = [...answer.headers, ...(answer.age === null ? [] : ["age", answer.age])];
  return new Headers(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? ""]] : [])));
};

const textOf = async (answer: Answer | Response) =>
  answer instanceof Response ? answer.text() : String(answer.body);
/** Waits until a render that failed in the background has been cleared. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a cacheable page", () => {
  it("is rendered once and then served from memory", async () => {
    expect(ready(page())).toBeNull();
    expect(await textOf(await ask(page()))).toBe("page 1");
    expect(String(ready(page())?.body)).toBe("page 1");
    expect(renders).toBe(1);
  });

  it("is rendered once for a hundred concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(page())));
    expect(renders).toBe(1);
    expect(new Set(await Promise.all(answers.map(textOf)))).toEqual(new Set(["page 1"]));
  });

  it("is cached under its own key", async () => {
    await ask(page("one"), {}, "/en", "beta");
    expect(await textOf(await ask(page("other"), {}, "/cz", "beta"))).toBe("other 2");
    expect(await textOf(await ask(page("another"), {}, "/en", "europasc"))).toBe("another 3");
    expect(String(ready(page(), {}, "/en", "beta")?.body)).toBe("one 1");
  });

  it("has an Age header, and is answered with 304 to a matching ETag", async () => {
    const first = await ask(page());
    if (first instanceof Response) throw new Error("The page was not cached");
    clock += 7 * second;
    const again = ready(page(), { "if-none-match": `"other", W/${headersOf(first).get("etag")}` });
    expect(again).toMatchObject({ status: 304, body: null });
    expect(again && headersOf(again).get("age")).toBe("7");
    expect(ready(page(), { "if-none-match": '"other"' })?.status).toBe(200);
  });

  it("is sent in the accepted encoding", async () => {
    const encodings = [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
      ["identity", null, (body: Buffer) => body],
    ] as const;
    for (const [accepted, name, decoded] of encodings) {
      const answer = await served(page(), { "accept-encoding": accepted });
      if (answer instanceof Response || !answer.body) throw new Error("The page was not cached");
      expect(headersOf(answer).get("content-encoding")).toBe(name);
      expect(headersOf(answer).get("content-length")).toBe(String(answer.body.length));
      expect(headersOf(answer).get("vary")).toContain("Accept-Encoding");
      expect(String(decoded(answer.body))).toBe("page 1");
    }
    expect(renders).toBe(1);
  });
});

describe("a stale page", () => {
  it("is served within its grace while it is revalidated once", async () => {
    await ask(page());
    clock += 61 * second;
    const answers = Array.from({ length: 20 }, () => ready(page()));
    expect(new Set(answers.map((answer) => String(answer?.body)))).toEqual(new Set(["page 1"]));
    await vi.waitFor(() => expect(String(ready(page())?.body)).toBe("page 2"));
    expect(renders).toBe(2);
  });

  it("is not compressed again if it has not changed", async () => {
    const headers = { "accept-encoding": "gzip" };
    const same = async () => new Response("the same", { headers: { "Cache-Control": cacheable } });
    const first = await ask(same, headers);
    clock += 181 * second;
    const again = await ask(same, headers);
    if (first instanceof Response || again instanceof Response) return expect.fail("It is not cached");
    expect(again.age).toBe("0");
    expect(again.body).toBe(first.body);
    expect(headersOf(again).get("etag")).toBe(headersOf(first).get("etag"));
  });

  it("is rendered before it is served after its grace", async () => {
    await ask(page());
    clock += 181 * second;
    expect(ready(page())).toBeNull();
    expect(await textOf(await ask(page()))).toBe("page 2");
  });

  it.each([
    ["throws", failing],
    ["answers 500", page("broken", { "Cache-Control": cacheable }, 500)],
  ])("is served with a warning if rendering %s, as long as its headers allow", async (_, broken) => {
    await ask(page());
    clock += 181 * second;
    const stale = await ask(broken);
    expect(await textOf(stale)).toBe("page 1");
    expect(stale.status).toBe(200);
    expect(headersOf(stale).get("Warning")).toMatch(/^111 /);
    clock += 480 * second;
    const late = await ask(broken).catch((error: Error) => error);
    expect(late instanceof Error ? late.message : late.status).not.toBe(200);
    expect(await textOf(await ask(page()))).toMatch(/^page/);
  });

  it("is replaced by a 404, which is not a server error", async () => {
    await ask(page());
    clock += 181 * second;
    expect((await ask(page("gone", {}, 404))).status).toBe(404);
  });

  it.each([
    ["in its grace", 61],
    ["after its grace", 181],
  ])("survives failing renders %s, which are repeated every two seconds for all visitors", async (_, age) => {
    await ask(page());
    clock += age * second;
    for (let attempt = 0; attempt < 3; attempt++) {
      for (let visitor = 0; visitor < 5; visitor++) {
        expect(await textOf(ready(failing) ?? (await ask(failing)))).toBe("page 1");
        await settled();
      }
      expect(renders).toBe(attempt + 2);
      clock += 2 * second;
    }
  });
});

it("expires a page in time whatever happens to the wall clock", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const ownClock = createPageCache({
    maxBytes: 100_000,
    degradedHeader: "x-degraded",
    sharedHeader: "x-shared",
  });
  const lookup = {
    key: { mall: "beta", page: "/en", isCanonical: true },
    headers: {},
    render: page("page", { "Cache-Control": "public, s-maxage=1" }),
  };
  await ownClock.page(lookup);
  expect(ownClock.ready(lookup)).not.toBeNull();
  vi.setSystemTime(Date.now() - 24 * 60 * 60 * second);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(ownClock.ready(lookup)).toBeNull();
  vi.useRealTimers();
});

describe("a page that is not cacheable", () => {
  it.each([
    ["sets a cookie", { "Cache-Control": cacheable, "Set-Cookie": "token=abc" }, 200],
    ["is not said to be public", { "Cache-Control": "s-maxage=60" }, 200],
    ["is private", { "Cache-Control": "private, s-maxage=60" }, 200],
    ["is public and private at once", { "Cache-Control": "public, private, s-maxage=60" }, 200],
    ["is no-store", { "Cache-Control": "public, s-maxage=60, no-store" }, 200],
    ["has no s-maxage", { "Cache-Control": "public, max-age=60" }, 200],
    ["has s-maxage=0", { "Cache-Control": "public, s-maxage=0" }, 200],
    ["has no Cache-Control", {}, 200],
    ["is a failure", { "Cache-Control": cacheable }, 404],
    ["is a redirect", { "Cache-Control": cacheable, Location: "/en" }, 301],
    ["is degraded and sets a cookie", { "X-Degraded": "1", "Set-Cookie": "toast=" }, 200],
    ["is degraded and a failure", { "X-Degraded": "1" }, 404],
    ["is an outage", { "Cache-Control": cacheable }, 503],
  ])("is rendered for each request if it %s", async (_, headers, status) => {
    const render = page("own", headers, status);
    const answers = await Promise.all([ask(render), ask(render), ask(render)]);
    expect(answers.every((answer) => answer instanceof Response)).toBe(true);
    const texts = await Promise.all(answers.map(textOf));
    expect(texts.sort()).toEqual(["own 1", "own 2", "own 3"]);
    expect(ready(render)).toBeNull();
    expect(cache.use().bytes).toBe(0);
  });
});

describe("a page rendered while a call failed", () => {
  const degraded = page("degraded", { "Cache-Control": "no-store", "X-Degraded": "1" });

  it("is cached for seconds, and not by other caches", async () => {
    const answer = await ask(degraded);
    expect(await textOf(answer)).toBe("degraded 1");
    expect(headersOf(answer).get("Cache-Control")).toBe("no-store");
    expect(headersOf(answer).has("X-Degraded")).toBe(false);
    clock += second;
    expect(String(ready(page())?.body)).toBe("degraded 1");
    clock += 2 * second;
    expect(ready(page())).toBeNull();
    expect(await textOf(await ask(page("complete")))).toBe("complete 2");
  });

  it("does not replace a complete page within its grace, which is revalidated again after seconds", async () => {
    await ask(page("complete"));
    clock += 61 * second;
    expect(String(ready(degraded)?.body)).toBe("complete 1");
    await vi.waitFor(() => expect(renders).toBe(2));
    await settled();
    clock += second;
    expect(String(ready(degraded)?.body)).toBe("complete 1");
    expect(renders).toBe(2);
    clock += 2 * second;
    expect(String(ready(page("new"))?.body)).toBe("complete 1");
    await vi.waitFor(() => expect(String(ready(page())?.body)).toBe("new 3"));
  });

  it("replaces a page that is too old", async () => {
    await ask(page("old"));
    clock += 181 * second;
    expect(await textOf(await ask(degraded))).toBe("degraded 2");
  });
});

describe("the cache's memory", () => {
  const megabyte = 1024 * 1024;
  /** It takes 13 KB of the cache. */
  const long = randomBytes(11_000).toString("base64");
  const isCached = (path: string, mall = "beta") => ready(page(), {}, path, mall) !== null;

  it("is bounded", async () => {
    cache = cacheOf(0.2);
    for (let number = 0; number < 20; number++) {
      await ask(page(long), {}, `/${number}`);
      expect(cache.use().bytes).toBeLessThanOrEqual(0.2 * megabyte);
    }
    const { bytes, entries, evictions } = cache.use();
    expect(bytes).toBeGreaterThan(0.18 * megabyte);
    expect(entries + evictions).toBe(20);
  });

  it("holds the pages of forty malls in a sixth of what they take when they are sent", async () => {
    cache = cacheOf(4);
    const words = Array.from({ length: 400 }, () => randomBytes(5).toString("hex"));
    const markup = (seed: number) =>
      Array.from({ length: 1500 }, (_, at) => `<li class="card">${words[(at * seed) % 400]}</li>`).join("");
    for (let number = 1; number <= 640; number++)
      await ask(page(markup(number)), {}, `/${number % 16}`, `mall-${Math.floor(number / 16)}`);
    expect(cache.use()).toMatchObject({ entries: 640, evictions: 0 });
    expect(640 * markup(1).length).toBeGreaterThan(6 * 4 * megabyte);
  }, 60_000);

  it("loses a part of the pages, not all, if more are requested in turn than fit", async () => {
    cache = cacheOf(0.2);
    for (let round = 0; round < 6; round++)
      for (let number = 0; number < 18; number++) await ask(page(long), {}, `/${number}`);
    expect(renders).toBeLessThan(6 * 18);
  });

  it("counts what is compressed for browsers without Brotli", async () => {
    await ask(page(long));
    const before = cache.use().bytes;
    await ask(page(long), { "accept-encoding": "gzip" });
    expect(cache.use().bytes).toBeGreaterThan(before + 10_000);
    expect(cache.use().entries).toBe(1);
  });

  it("is shared fairly: a mall with many new pages evicts only its own", async () => {
    cache = cacheOf(0.2);
    for (let number = 0; number < 5; number++) await ask(page(long), {}, `/${number}`, "europasc");
    for (let number = 0; number < 40; number++) {
      await ask(page(long), {}, `/${number}`, "novoplaza");
      expect(cache.use().bytes).toBeLessThanOrEqual(0.2 * megabyte);
    }
    for (let number = 0; number < 5; number++) expect(isCached(`/${number}`, "europasc")).toBe(true);
  });

  it("does not evict canonical pages for arbitrary URLs", async () => {
    cache = cacheOf(0.2);
    for (let number = 0; number < 12; number++) await ask(page(long), {}, `/${number}`);
    for (const mall of ["beta", "europasc"])
      for (let number = 0; number < 40; number++) {
        await ask(page(long), {}, `/search?q=${number}`, mall);
        expect(cache.use().bytes).toBeLessThanOrEqual(0.2 * megabyte);
      }
    for (let number = 0; number < 12; number++) expect(isCached(`/${number}`)).toBe(true);
  });

  it("is available to a single mall if no other is requested", async () => {
    cache = cacheOf(0.2);
    for (let number = 0; number < 20; number++) await ask(page(long), {}, `/${number}`);
    expect(cache.use().bytes).toBeGreaterThan(0.18 * megabyte);
  });

  it("doesn't hold a page larger than itself", async () => {
    cache = cacheOf(0.01);
    expect(await textOf(await ask(page(long)))).toHaveLength(long.length + 2);
    expect(cache.use().bytes).toBe(0);
  });
});

describe("expiry", () => {
  it("makes the pages of one mall stale, and no others", async () => {
    await ask(page("one"));
    await ask(page("other"), {}, "/en", "europasc");
    cache.expire("beta");
    expect(ready(page())).toBeNull();
    expect(await textOf(await ask(page("one")))).toBe("one 3");
    expect(String(ready(page())?.body)).toBe("one 3");
    expect(String(ready(page(), {}, "/en", "europasc")?.body)).toBe("other 2");
  });

  it("makes the pages stale that show what changed, and leaves others", async () => {
    const showing = (tags: string) => page(tags, { "Cache-Control": cacheable, "x-shows": tags });
    await ask(showing("news news:1"), {}, "/one");
    await ask(showing("news news:2"), {}, "/two");
    cache.expire("beta", "news:1");
    expect(ready(page(), {}, "/one")).toBeNull();
    expect(String(ready(page(), {}, "/two")?.body)).toBe("news news:2 2");
    cache.expire("beta", "news");
    expect(ready(page(), {}, "/two")).toBeNull();
  });

  it("serves the old page if rendering fails", async () => {
    await ask(page());
    cache.expire("beta");
    expect(await textOf(await ask(failing))).toBe("page 1");
  });

  it("doesn't cache a render that started before it", async () => {
    let finish = () => {};
    const slow: Render = async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return page("old")();
    };
    const begun = ask(slow);
    cache.expire("beta");
    const after = ask(page("new"));
    finish();
    expect(await textOf(await begun)).toMatch(/^old/);
    expect(await textOf(await after)).toMatch(/^new/);
    expect(String(ready(page())?.body)).toMatch(/^new/);
  });
});

describe("the content encoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=1.0, gzip;q=0.8", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0 , gzip;q=0.5", "gzip"],
    ["br;q=0.1", "br"],
    ["gzip;q=0", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ])("for Accept-Encoding %j is %s", (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding);
  });
});
