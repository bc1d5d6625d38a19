import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Answer, createPageCache, encodingOf, type PageCache } from "./page-cache";

const kept = "public, s-maxage=60, stale-while-revalidate=120, stale-if-error=600";
const second = 1000;

let clock: number;
let cache: PageCache;
let renders: number;
beforeEach(() => {
  clock = 1_000_000;
  renders = 0;
  cache = createPageCache({ megabytes: 8, now: () => clock });
});

type Render = () => Promise<Response>;
const page =
  (body = "page", headers: Record<string, string> = { "Cache-Control": kept }, status = 200): Render =>
  async () => {
    renders++;
    return new Response(`${body} ${renders}`, { status, headers });
  };
const failing: Render = async () => {
  renders++;
  throw new Error("upstream is down");
};
const ask = (render: Render, headers: Record<string, string> = {}, page = "/en", mall = "beta") =>
  cache.page({ key: { mall, page }, headers, render });
const ready = (render: Render, headers: Record<string, string> = {}, page = "/en", mall = "beta") =>
  cache.ready({ key: { mall, page }, headers, render });
/** As the listener does: from memory where it is at hand. */
const served = async (render: Render, headers: Record<string, string> = {}) =>
  ready(render, headers) ?? (await ask(render, headers));
const textOf = async (answer: Answer | Response) =>
  answer instanceof Response ? answer.text() : String(answer.body);
/** Lets a render that failed in the background be forgotten. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a page that may be kept", () => {
  it("is rendered once and then at hand", async () => {
    expect(ready(page())).toBeNull();
    expect(await textOf(await ask(page()))).toBe("page 1");
    expect(String(ready(page())?.body)).toBe("page 1");
    expect(renders).toBe(1);
  });

  it("is rendered once for a hundred who ask at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(page())));
    expect(renders).toBe(1);
    expect(new Set(await Promise.all(answers.map(textOf)))).toEqual(new Set(["page 1"]));
  });

  it("is told apart by its key", async () => {
    await ask(page("one"), {}, "/en", "beta");
    expect(await textOf(await ask(page("other"), {}, "/cz", "beta"))).toBe("other 2");
    expect(await textOf(await ask(page("another"), {}, "/en", "europasc"))).toBe("another 3");
    expect(String(ready(page(), {}, "/en", "beta")?.body)).toBe("one 1");
  });

  it("tells its age, and answers 304 to whoever has it", async () => {
    const first = await ask(page());
    if (first instanceof Response) throw new Error("The page was not kept");
    clock += 7 * second;
    const again = ready(page(), { "if-none-match": `"other", W/${first.headers.etag}` });
    expect(again).toMatchObject({ status: 304, body: null });
    expect(again?.headers.age).toBe("7");
    expect(ready(page(), { "if-none-match": '"other"' })?.status).toBe(200);
  });

  it("is sent in the encoding that is taken", async () => {
    const encodings = [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
      ["identity", undefined, (body: Buffer) => body],
    ] as const;
    for (const [accepted, name, decoded] of encodings) {
      const answer = await served(page(), { "accept-encoding": accepted });
      if (answer instanceof Response || !answer.body) throw new Error("The page was not kept");
      expect(answer.headers["content-encoding"]).toBe(name);
      expect(answer.headers["content-length"]).toBe(String(answer.body.length));
      expect(answer.headers.vary).toContain("Accept-Encoding");
      expect(String(decoded(answer.body))).toBe("page 1");
    }
    expect(renders).toBe(1);
  });
});

describe("a page that is no longer fresh", () => {
  it("is given within its grace while one new one is made", async () => {
    await ask(page());
    clock += 61 * second;
    const answers = Array.from({ length: 20 }, () => ready(page()));
    expect(new Set(answers.map((answer) => String(answer?.body)))).toEqual(new Set(["page 1"]));
    await vi.waitFor(() => expect(String(ready(page())?.body)).toBe("page 2"));
    expect(renders).toBe(2);
  });

  it("is waited for after its grace", async () => {
    await ask(page());
    clock += 181 * second;
    expect(ready(page())).toBeNull();
    expect(await textOf(await ask(page()))).toBe("page 2");
  });

  it.each([
    ["throws", failing],
    ["answers 500", page("broken", { "Cache-Control": kept }, 500)],
  ])("serves on with a warning where rendering %s, as long as its headers allow", async (_, broken) => {
    await ask(page());
    clock += 181 * second;
    const stale = await ask(broken);
    expect(await textOf(stale)).toBe("page 1");
    expect(stale.status).toBe(200);
    expect(new Headers(Object.entries(stale.headers)).get("Warning")).toMatch(/^111 /);
    clock += 480 * second;
    const late = await ask(broken).catch((error: Error) => error);
    expect(late instanceof Error ? late.message : late.status).not.toBe(200);
    expect(await textOf(await ask(page()))).toMatch(/^page/);
  });

  it("gives way to an answer that is no failure of ours", async () => {
    await ask(page());
    clock += 181 * second;
    expect((await ask(page("gone", {}, 404))).status).toBe(404);
  });

  it("survives a failing render in its grace and tries again with the next request", async () => {
    await ask(page());
    clock += 61 * second;
    for (let number = 0; number < 3; number++) {
      expect(String(ready(failing)?.body)).toBe("page 1");
      await vi.waitFor(() => expect(renders).toBe(number + 2));
      await settled();
    }
    expect(renders).toBe(4);
  });
});

describe("a page that may not be kept", () => {
  it.each([
    ["sets a cookie", { "Cache-Control": kept, "Set-Cookie": "token=abc" }, 200],
    ["is private", { "Cache-Control": "private, s-maxage=60" }, 200],
    ["is public and private at once", { "Cache-Control": "public, private, s-maxage=60" }, 200],
    ["is not to be stored", { "Cache-Control": "public, s-maxage=60, no-store" }, 200],
    ["has no time for shared caches", { "Cache-Control": "public, max-age=60" }, 200],
    ["has no time left", { "Cache-Control": "public, s-maxage=0" }, 200],
    ["says nothing", {}, 200],
    ["is a failure", { "Cache-Control": kept }, 404],
    ["is an outage", { "Cache-Control": kept }, 503],
  ])("is rendered for each request where it %s", async (_, headers, status) => {
    const render = page("own", headers, status);
    const answers = await Promise.all([ask(render), ask(render), ask(render)]);
    expect(answers.every((answer) => answer instanceof Response)).toBe(true);
    const texts = await Promise.all(answers.map(textOf));
    expect(texts.sort()).toEqual(["own 1", "own 2", "own 3"]);
    expect(ready(render)).toBeNull();
    expect(cache.size()).toBe(0);
  });
});

describe("the memory of the cache", () => {
  const long = "0123456789".repeat(12_000);

  it("is bounded: the page not asked for the longest goes first", async () => {
    cache = createPageCache({ megabytes: 2, now: () => clock });
    for (let number = 0; number < 12; number++) {
      await ask(page(long), {}, `/${number}`);
      ready(page(), {}, "/0");
      expect(cache.size()).toBeLessThanOrEqual(2 * 1024 * 1024);
    }
    expect(cache.size()).toBeGreaterThan(1024 * 1024);
    expect(ready(page(), {}, "/0")).not.toBeNull();
    expect(ready(page(), {}, "/1")).toBeNull();
    expect(ready(page(), {}, "/11")).not.toBeNull();
  });

  it("is shared fairly: a mall asked for ever new pages displaces its own only", async () => {
    cache = createPageCache({ megabytes: 2, now: () => clock });
    for (let number = 0; number < 3; number++) await ask(page(long), {}, `/${number}`, "europasc");
    for (let number = 0; number < 30; number++) {
      await ask(page(long), {}, `/${number}`, "novoplaza");
      expect(cache.size()).toBeLessThanOrEqual(2 * 1024 * 1024);
    }
    for (let number = 0; number < 3; number++)
      expect(ready(page(), {}, `/${number}`, "europasc")).not.toBeNull();
    expect(ready(page(), {}, "/29", "novoplaza")).not.toBeNull();
  });

  it("is one mall's alone where no other is asked for", async () => {
    cache = createPageCache({ megabytes: 2, now: () => clock });
    for (let number = 0; number < 12; number++) await ask(page(long), {}, `/${number}`);
    expect(cache.size()).toBeGreaterThan(1.7 * 1024 * 1024);
  });

  it("sends a page larger than itself without keeping it", async () => {
    cache = createPageCache({ megabytes: 0.1, now: () => clock });
    expect(await textOf(await ask(page(long)))).toHaveLength(120_002);
    expect(cache.size()).toBe(0);
  });
});

describe("expiry", () => {
  it("has the pages of a mall rendered anew, and no others", async () => {
    await ask(page("one"));
    await ask(page("other"), {}, "/en", "europasc");
    cache.expire("beta");
    expect(ready(page())).toBeNull();
    expect(await textOf(await ask(page("one")))).toBe("one 3");
    expect(String(ready(page())?.body)).toBe("one 3");
    expect(String(ready(page(), {}, "/en", "europasc")?.body)).toBe("other 2");
  });

  it("leaves the old page for when a new one can't be made", async () => {
    await ask(page());
    cache.expire("beta");
    expect(await textOf(await ask(failing))).toBe("page 1");
  });

  it("keeps no page that was begun before it", async () => {
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

describe("the encoding of an answer", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=1.0, gzip;q=0.8", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0 , gzip;q=0.5", "gzip"],
    ["br;q=0.1", "br"],
    ["gzip;q=0", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ])("to %j is %s", (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding);
  });
});
