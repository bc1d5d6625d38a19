import { describe, expect, it } from "vitest";
import { cacheable, listeningSite } from "../../tests/stand-ins/listening-site";

const { site, ask } = listeningSite();

describe("security headers", () => {
  const over = (protocol: string, path: string) => ask(path, { "X-Forwarded-Proto": protocol });

  it("are on the response to a form", async () => {
    expect((await ask("/en", {}, "POST")).headers).toMatchObject({ "x-frame-options": "DENY" });
  });

  it.each(["/en", "/cached/page", "/robots.txt"])("are on the response to %s", async (path) => {
    site.handle = cacheable;
    for (const time of [1, 2])
      expect((await over("http", path)).headers, `${path}, time ${time}`).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
      });
  });

  it.each(["/en", "/cached/page"])("are what the page says itself, once, for %s", async (path) => {
    site.handle = async () => {
      const response = await cacheable();
      response.headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
      return response;
    };
    for (const time of [1, 2])
      expect((await ask(path)).headers["cross-origin-opener-policy"], `time ${time}`).toBe(
        "same-origin-allow-popups",
      );
  });

  it.each(["/en", "/cached/page"])("include HSTS only over TLS for %s", async (path) => {
    site.handle = cacheable;
    for (const time of [1, 2]) {
      expect((await over("https", path)).headers, `time ${time}`).toHaveProperty("strict-transport-security");
      expect((await over("http", path)).headers).not.toHaveProperty("strict-transport-security");
    }
  });
});

describe("a cached page", () => {
  it("is rendered once, from its key and the visitor's address only", async () => {
    site.handle = cacheable;
    const answers = [await ask("/cached/page", { Cookie: "token=abc" }), await ask("/cached/page")];
    expect(answers.map(({ body }) => body)).toEqual(["a cached page", "a cached page"]);
    expect(site.handled.map(({ headers }) => [...headers])).toEqual([[["x-filled-for", "127.0.0.1"]]]);
  });

  it("answers HEAD without its body", async () => {
    site.handle = cacheable;
    for (const time of [1, 2]) {
      const answer = await ask("/cached/page", {}, "HEAD");
      expect([answer.status, answer.headers["content-length"], answer.body], `time ${time}`).toEqual([
        200,
        "13",
        "",
      ]);
    }
  });
});

describe("a file", () => {
  it("is immutable only if its name contains a hash", async () => {
    expect((await ask("/assets/app-1a2b.js")).headers["cache-control"]).toContain("immutable");
    expect((await ask("/robots.txt")).headers["cache-control"]).toBe("public, max-age=3600");
    expect(site.handled).toEqual([]);
  });

  it("is not served if it is hidden", async () => {
    expect((await ask("/.secret")).body).toBe("a page");
  });
});

describe("an overloaded instance", () => {
  it("renders nothing, but reports ready and serves cached responses", async () => {
    site.handle = cacheable;
    await ask("/cached/page");
    site.isOverloaded = true;
    const answers = await Promise.all(
      ["/en", "/cached/other", "/cached/page", "/readyz", "/robots.txt"].map((path) => ask(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200, 200, 200]);
    expect(site.refused).toEqual(["mall.test", "mall.test"]);
    expect(site.handled.map(({ url }) => new URL(url).pathname)).toEqual(["/cached/page", "/readyz"]);
  });

  it("counts the responses that it is rendering", async () => {
    site.handle = () => {
      expect(site.underWay).toBe(1);
      throw new Error("a bug");
    };
    await ask("/en");
    expect(site.underWay).toBe(0);
  });
});

describe("a page that members share", () => {
  it("is rendered once for those of whom it shows the same, and private elsewhere", async () => {
    site.handle = (request) =>
      new Response(new URL(request.url).search, {
        headers: { "Cache-Control": "private, no-store", "X-Shared": "public, s-maxage=60" },
      });
    const answers = [];
    for (const cookie of ["unread=1", "unread=2", "unread=1"])
      answers.push(await ask("/members/en", { Cookie: cookie }));
    expect(answers.map(({ body }) => body)).toEqual(["?unread=1", "?unread=2", "?unread=1"]);
    expect(site.handled).toHaveLength(2);
    expect(answers[2]?.headers).toMatchObject({ "cache-control": "private, no-store" });
    expect(answers[2]?.headers).not.toHaveProperty("age");
    expect(answers[2]?.headers).not.toHaveProperty("x-shared");
  });

  it("is rendered for one alone if it turns out to need more", async () => {
    site.handle = ({ headers }) =>
      headers.has("x-filled-for")
        ? new Response(null, { headers: { "X-Unshared": "1" } })
        : new Response(`of ${headers.get("cookie")}`);
    expect(await ask("/members/en", { Cookie: "name=Ada" })).toMatchObject({
      status: 200,
      body: "of name=Ada",
    });
  });
});
