import { describe, expect, it, vi } from "vitest";
import { cacheable, limit, listeningSite } from "../../tests/stand-ins/listening-site";

const { site, port, ask, post } = listeningSite();

describe("an invalid request is rejected before it reaches the app", () => {
  it.each([
    ["//evil.example/en", "GET", 400],
    [`/en?q=${"x".repeat(8_192)}`, "GET", 400],
    ["/en", "PROPFIND", 405],
    ["/en", "TRACE", 405],
  ])("%.20s by %s", async (path, method, status) => {
    const answer = await ask(path, {}, method);
    expect([answer.status, answer.headers["x-content-type-options"]]).toEqual([status, "nosniff"]);
    expect(site.handled).toEqual([]);
  });

  it("for an invalid host", async () => {
    expect((await ask("/en", { Host: "a b" })).status).toBe(400);
  });

  it("with an unknown transfer encoding", async () => {
    expect((await post(10, { "Transfer-Encoding": "gzip, chunked" })).status).toBe(501);
    expect(site.handled).toEqual([]);
  });
});

describe("a form", () => {
  const sent = (bytes: number, headers: Record<string, string> = {}) =>
    post(bytes, { "Content-Length": String(bytes), ...headers });

  it("of unknown length reaches the app, which limits it while it reads", async () => {
    expect((await post(limit + 1, { "Transfer-Encoding": "chunked" })).status).toBe(200);
    expect(await site.handled[0]?.text()).toHaveLength(limit + 1);
  });

  it("reaches the app up to the limit of its path", async () => {
    expect((await sent(limit)).status).toBe(200);
    expect(await site.handled[0]?.text()).toHaveLength(limit);
  });

  it("that is too large reaches the app without its body, and answers 413 by default", async () => {
    site.handle = () => new Response("too long", { status: 413 });
    const answer = await sent(limit + 1);
    expect([answer.status, answer.headers.connection]).toEqual([413, "close"]);
    expect(site.handled[0]?.headers.get("x-body-refused")).toBe("413");
    expect(await site.handled[0]?.text()).toBe("");
    site.handle = () => new Response("thank you");
    expect((await sent(limit + 1)).status).toBe(413);
  });

  it("can't claim that it was too long", async () => {
    await sent(1, { "X-Body-Refused": "413" });
    expect(site.handled[0]?.headers.has("x-body-refused")).toBe(false);
  });

  it("is never answered from the cache", async () => {
    site.handle = cacheable;
    await ask("/cached/page");
    await ask("/cached/page", {}, "POST");
    expect(site.handled.map(({ method }) => method)).toEqual(["GET", "POST"]);
  });
});

describe("the app", () => {
  it("gets host and address from our proxy's headers", async () => {
    await ask("/en", {
      "X-Forwarded-Host": "www.mall.test",
      "X-Forwarded-Proto": "https",
      "X-Forwarded-For": "192.0.2.7",
      "X-Client-Address": "6.6.6.6",
    });
    const [request] = site.handled;
    expect(request?.url).toBe("https://www.mall.test/en");
    expect(request?.headers.get("host")).toBe("www.mall.test");
    expect(request?.headers.get("x-client-address")).toBe("192.0.2.7");
  });

  it("renders HEAD as GET", async () => {
    const answer = await ask("/en", {}, "HEAD");
    expect([answer.status, answer.body, site.handled[0]?.method]).toEqual([200, "", "GET"]);
  });

  it("may fail: the response is 500 without the cause, which is logged without the query", async () => {
    site.handle = () => {
      throw new Error("the password is 1234");
    };
    const answer = await ask("/en?email=ada@people.test");
    expect([answer.status, answer.body]).toEqual([500, "Something went wrong"]);
    expect(JSON.stringify(site.logged)).toContain("the password is 1234");
    expect(JSON.stringify(site.logged)).not.toContain("ada@people.test");
  });

  it("is logged without the query", async () => {
    await ask("/en?email=ada@people.test");
    expect(site.logged).toMatchObject([{ path: "/en", status: 200, cache: "pass", client: "127.0.0.1" }]);
  });
});

describe("what is counted", () => {
  it("is each request by mall, route, status and part of the cache, and what was rendered", async () => {
    site.handle = cacheable;
    for (const path of ["/cached/a", "/cached/a", "/robots.txt", "/livez"]) await ask(path);
    site.handle = () => new Response("gone", { status: 410 });
    await ask("/en/ada@people.test");
    await ask("/", {}, "TRACE");
    await ask("/", { "Transfer-Encoding": "gzip, chunked" });
    await ask("/", { Host: "unknown.example" });
    await post(limit + 1);
    // Each response is counted when it is over, which is not always in order.
    await vi.waitFor(() =>
      expect(site.answered.map(String).sort()).toEqual([
        "mall.test,cached,200,hit",
        "mall.test,cached,200,miss",
        "mall.test,page,200,file",
        "mall.test,page,200,pass",
        "mall.test,page,405,pass",
        "mall.test,page,410,pass",
        "mall.test,page,413,pass",
        "mall.test,page,501,pass",
        "unknown.example,page,421,pass",
      ]),
    );
    expect(site.rendered).toEqual(["cached", "page", "page"]);
  });

  it("is a request that its client gave up", async () => {
    const client = new AbortController();
    site.handle = async () => {
      client.abort();
      await vi.waitFor(() => expect(site.answered).not.toEqual([]));
      return new Response("too late");
    };
    await expect(fetch(`http://127.0.0.1:${port()}/en`, { signal: client.signal })).rejects.toThrow();
    await vi.waitFor(() => expect(site.answered).toEqual([[`127.0.0.1:${port()}`, "page", 499, "pass"]]));
  });
});

describe("a host where no mall answers", () => {
  const Host = "unknown.example";

  it("gets no page, file or form", async () => {
    for (const [path, method] of [
      ["/cached/page", "GET"],
      ["/robots.txt", "GET"],
      ["/form", "POST"],
    ] as const) {
      const answer = await ask(path, { Host, "Content-Length": "0" }, method);
      expect([answer.status, answer.body, answer.headers["x-content-type-options"]], path).toEqual([
        421,
        "no mall",
        "nosniff",
      ]);
    }
    expect((await ask("/form", { Host, "Content-Length": String(limit + 1) }, "POST")).status).toBe(421);
    expect(site.handled).toEqual([]);
  });

  it("can be asked whether the process is alive and ready", async () => {
    expect((await ask("/healthz", { Host })).status).toBe(200);
    expect((await ask("/readyz", { Host })).status).toBe(200);
  });
});

describe("an instance that is stopping", () => {
  it("is alive, not ready, and closes connections", async () => {
    expect((await ask("/readyz")).body).toBe("a page");
    site.isDraining = true;
    const answers = await Promise.all(
      ["/healthz", "/readyz", "/en"].map((path) => ask(path, { Connection: "keep-alive" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 200]);
    expect(answers.map(({ headers }) => headers.connection)).toEqual(["close", "close", "close"]);
  });
});
