import { describe, expect, it, vi } from "vitest";
import { exchange } from "../../tests/requests/raw-request";
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

  it("is answered with 500, and the process goes on, where the server itself fails", async () => {
    const { status, body } = await ask("/unexpected");
    expect([status, body]).toEqual([500, "Something went wrong"]);
    expect(site.logged).toMatchObject([{ msg: "A request failed", path: "/unexpected" }]);
    expect((await ask("/en")).status).toBe(200);
  });

  it("is logged without the query", async () => {
    await ask("/en?email=ada@people.test");
    expect(site.logged).toMatchObject([{ path: "/en", status: 200, cache: "pass", client: "127.0.0.1" }]);
  });

  it("is logged with the reason where it refuses a request", async () => {
    await ask("/en");
    await ask("/en", { Host: "unknown.example" });
    site.handle = () => new Response("later", { status: 429 });
    await ask("/en");
    site.isOverloaded = true;
    await ask("/en");
    expect(site.logged.map(({ status, reason }) => [status, reason])).toEqual([
      [200, undefined],
      [421, "undeclared host"],
      [429, "limit"],
      [503, "overload"],
    ]);
  });

  it("is logged with the reason where no page answers it", async () => {
    await ask("/", {}, "TRACE");
    await ask("/", { "Transfer-Encoding": "gzip, chunked" });
    await post(limit + 1);
    await vi.waitFor(() =>
      expect(site.logged.map(({ status, reason }) => [status, reason])).toEqual([
        [405, "method"],
        [501, "transfer encoding"],
        [413, "too large"],
      ]),
    );
  });

  it("is logged for a balancer's check only where that fails", async () => {
    await ask("/readyz");
    site.handle = () => new Response("not ready", { status: 503 });
    await ask("/readyz");
    const [debug, info] = [20, 30];
    expect(site.logged.map(({ level, path, status }) => [level, path, status])).toEqual([
      [debug, "/readyz", 200],
      [info, "/readyz", 503],
    ]);
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
});

describe("a balancer's check", () => {
  const hosts = ["", "Host: unknown.example\r\n", "Host: a b\r\n", "Host: a.test\r\nHost: b.test\r\n"];
  const answerTo = async (line: string, headers = "") => {
    const [head = "", body] = (await exchange(port(), `${line} HTTP/1.0\r\n${headers}\r\n`)).split(
      "\r\n\r\n",
    );
    return `${/^HTTP\S+ (\d+)/.exec(head)?.[1]} ${body}`;
  };

  it.each(hosts)("is answered in HTTP/1.0 with the headers %j", async (headers) => {
    for (const method of ["GET", "OPTIONS"]) {
      for (const path of ["/livez", "/healthz", "/livez?from=balancer", "http://10.0.0.7/livez"])
        expect(await answerTo(`${method} ${path}`, headers), path).toBe("200 ok");
      expect(await answerTo(`${method} /readyz`, headers)).toBe("200 a page");
    }
    expect(await answerTo("HEAD /livez", headers)).toBe("200 ");
    expect(site.handled.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(
      Array(2).fill("GET /readyz"),
    );
  });

  it("about the server, not a page, asks whether it is ready", async () => {
    expect(await answerTo("OPTIONS /")).toBe("200 a page");
    expect(await answerTo("OPTIONS *", "Host: mall.test\r\n")).toBe("200 a page");
    expect(site.handled.map(({ url }) => new URL(url).pathname)).toEqual(["/readyz", "/readyz"]);
    site.isDraining = true;
    expect(await answerTo("OPTIONS /")).toBe("503 draining");
  });

  it("is nothing else", async () => {
    for (const line of ["GET /", "GET *", "OPTIONS /en", "GET /livez/x", "POST /livez"])
      expect(await answerTo(line), line).toBe("400 Bad request");
    await answerTo("OPTIONS /", "Host: mall.test\r\n");
    expect(site.handled.map(({ method, url }) => `${method} ${url}`)).toEqual(["OPTIONS http://mall.test/"]);
  });
});

describe("an absolute target", () => {
  it("names the host in place of the header", async () => {
    for (const [target, Host] of [
      ["http://www.mall.test/cached/a?b=1", "unknown.example"],
      ["http://www.mall.test/en", "mall.test"],
    ] as const)
      expect((await ask(target, { Host })).status, target).toBe(200);
    expect((await ask("http://unknown.example/en")).status).toBe(421);
    expect(site.answered.map(String).sort()).toEqual([
      "unknown.example,page,421,pass",
      "www.mall.test,cached,200,miss",
      "www.mall.test,page,200,pass",
    ]);
  });

  it("obeys the rules of a path", async () => {
    for (const target of [
      "http://mall.test//evil.example",
      "http://mall.test/a/../b",
      "http://mall.test/\\a",
    ])
      expect((await ask(target)).status, target).toBe(400);
    expect((await ask("http://mall.test")).status).toBe(200);
    expect(site.handled.map(({ url }) => url)).toEqual(["http://mall.test/"]);
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
