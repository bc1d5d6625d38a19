import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { logSerializers } from "@contract/log-serializers.server";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type RawAnswer, rawRequest } from "../../tests/raw-request";
import { createPageCache } from "./page-cache";
import { parseProxyTrust } from "./proxy-trust";
import { siteListener } from "./site-listener";

type Handle = (request: Request) => Promise<Response> | Response;

const files = mkdtempSync(join(tmpdir(), "promenade-files-"));
const limit = 100;
let server: Server;
let handle: Handle;
let handled: Request[];
let logged: Record<string, unknown>[];
let answered: unknown[];
let rendered: string[];
let refused: string[];
let isDraining: boolean;
let isOverloaded: boolean;
let underWay: number;

beforeAll(() => {
  mkdirSync(join(files, "assets"));
  for (const name of ["assets/app-1a2b.js", "robots.txt", ".secret"])
    writeFileSync(join(files, name), "a file");
});
afterAll(() => rmSync(files, { recursive: true }));

beforeEach(async () => {
  handled = [];
  logged = [];
  answered = [];
  rendered = [];
  refused = [];
  isDraining = false;
  isOverloaded = false;
  underWay = 0;
  handle = () => new Response("a page", { headers: { "Content-Type": "text/html" } });
  const answer = async (request: Request) => {
    handled.push(request);
    return handle(request);
  };
  const lines = new Writable({
    write(line, _, done) {
      logged.push(JSON.parse(String(line)));
      done();
    },
  });
  server = createServer(
    siteListener({
      handle: answer,
      hostResponse: (host) => (host === "unknown.example" ? new Response("no mall", { status: 421 }) : null),
      // Everything below /cached/ is a public page.
      cacheKeyOf: ({ protocol, host, url }) =>
        url.startsWith("/cached/")
          ? { mall: host, page: `${protocol}://${host}${url}`, isCanonical: true, route: "cached" }
          : null,
      // Members with the same number share the pages below /members/.
      memberKeyOf: async ({ host, url, headers }) =>
        url.startsWith("/members/")
          ? {
              mall: host,
              page: `http://${host}${url}?${headers.cookie}`,
              isCanonical: true,
              route: "members",
            }
          : null,
      unsharedHeader: "x-unshared",
      fill: ({ page }, clientAddress) =>
        answer(new Request(page, { headers: { "x-filled-for": clientAddress } })),
      overload: {
        admit: () => {
          if (isOverloaded) return null;
          underWay++;
          return () => {
            underWay--;
          };
        },
      },
      overloadResponse: () => new Response("too busy", { status: 503 }),
      pageCache: createPageCache({ megabytes: 1, degradedHeader: "x-degraded", sharedHeader: "x-shared" }),
      bodyLimit: () => limit,
      clientAddressHeader: "x-client-address",
      rejectedBodyHeader: "x-body-refused",
      rejectedBodyRequest: (request) =>
        new Request(request, {
          headers: { ...Object.fromEntries(request.headers), "x-body-refused": "413" },
        }),
      files,
      trust: parseProxyTrust("1") ?? expect.fail("one proxy"),
      isHostForwarded: true,
      log: pino({ level: "debug", serializers: logSerializers }, lines),
      isDraining: () => isDraining,
      subjectOf: (mall) => ({ mall, route: "page" }),
      observer: {
        answered: ({ mall, route }, status, cache) => answered.push([mall, route, status, cache]),
        rendered: ({ route }) => rendered.push(route),
        refused: ({ mall }) => refused.push(mall),
      },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const port = () => (server.address() as AddressInfo).port;
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  rawRequest(port(), path, { Host: "mall.test", ...headers }, method);
/** A form of a given size. */
const post = (
  bytes: number,
  headers: Record<string, string> = {},
): Promise<Pick<RawAnswer, "status" | "headers">> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        port: port(),
        path: "/en/form",
        method: "POST",
        agent: false,
        headers: { Host: "mall.test", ...headers },
      },
      (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
      },
    );
    request.on("error", reject);
    request.end("x".repeat(bytes));
  });
const cacheable = () =>
  new Response("a cached page", {
    headers: { "Content-Type": "text/html", "Cache-Control": "public, s-maxage=60" },
  });

describe("an invalid request is rejected before it reaches the app", () => {
  it.each([
    ["//evil.example/en", "GET", 400],
    [`/en?q=${"x".repeat(8_192)}`, "GET", 400],
    ["/en", "PROPFIND", 405],
    ["/en", "TRACE", 405],
  ])("%.20s by %s", async (path, method, status) => {
    const answer = await ask(path, {}, method);
    expect([answer.status, answer.headers["x-content-type-options"]]).toEqual([status, "nosniff"]);
    expect(handled).toEqual([]);
  });

  it("for an invalid host", async () => {
    expect((await ask("/en", { Host: "a b" })).status).toBe(400);
  });

  it("with an unknown transfer encoding", async () => {
    expect((await post(10, { "Transfer-Encoding": "gzip, chunked" })).status).toBe(501);
    expect(handled).toEqual([]);
  });
});

describe("a form", () => {
  const sent = (bytes: number, headers: Record<string, string> = {}) =>
    post(bytes, { "Content-Length": String(bytes), ...headers });

  it("of unknown length reaches the app, which limits it while it reads", async () => {
    expect((await post(limit + 1, { "Transfer-Encoding": "chunked" })).status).toBe(200);
    expect(await handled[0]?.text()).toHaveLength(limit + 1);
  });

  it("reaches the app up to the limit of its path", async () => {
    expect((await sent(limit)).status).toBe(200);
    expect(await handled[0]?.text()).toHaveLength(limit);
  });

  it("that is too large reaches the app without its body, and answers 413 by default", async () => {
    handle = () => new Response("too long", { status: 413 });
    const answer = await sent(limit + 1);
    expect([answer.status, answer.headers.connection]).toEqual([413, "close"]);
    expect(handled[0]?.headers.get("x-body-refused")).toBe("413");
    expect(await handled[0]?.text()).toBe("");
    handle = () => new Response("thank you");
    expect((await sent(limit + 1)).status).toBe(413);
  });

  it("can't claim that it was too long", async () => {
    await sent(1, { "X-Body-Refused": "413" });
    expect(handled[0]?.headers.has("x-body-refused")).toBe(false);
  });

  it("is never answered from the cache", async () => {
    handle = cacheable;
    await ask("/cached/page");
    await ask("/cached/page", {}, "POST");
    expect(handled.map(({ method }) => method)).toEqual(["GET", "POST"]);
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
    const [request] = handled;
    expect(request?.url).toBe("https://www.mall.test/en");
    expect(request?.headers.get("host")).toBe("www.mall.test");
    expect(request?.headers.get("x-client-address")).toBe("192.0.2.7");
  });

  it("renders HEAD as GET", async () => {
    const answer = await ask("/en", {}, "HEAD");
    expect([answer.status, answer.body, handled[0]?.method]).toEqual([200, "", "GET"]);
  });

  it("may fail: the response is 500 without the cause, which is logged without the query", async () => {
    handle = () => {
      throw new Error("the password is 1234");
    };
    const answer = await ask("/en?email=ada@people.test");
    expect([answer.status, answer.body]).toEqual([500, "Something went wrong"]);
    expect(JSON.stringify(logged)).toContain("the password is 1234");
    expect(JSON.stringify(logged)).not.toContain("ada@people.test");
  });

  it("is logged without the query", async () => {
    await ask("/en?email=ada@people.test");
    expect(logged).toMatchObject([{ path: "/en", status: 200, cache: "pass", client: "127.0.0.1" }]);
  });
});

describe("what is counted", () => {
  it("is each request by mall, route, status and part of the cache, and what was rendered", async () => {
    handle = cacheable;
    for (const path of ["/cached/a", "/cached/a", "/robots.txt", "/livez"]) await ask(path);
    handle = () => new Response("gone", { status: 410 });
    await ask("/en/ada@people.test");
    await ask("/", {}, "TRACE");
    await ask("/", { "Transfer-Encoding": "gzip, chunked" });
    await ask("/", { Host: "unknown.example" });
    await post(limit + 1);
    // Each response is counted when it is over, which is not always in order.
    await vi.waitFor(() =>
      expect(answered.map(String).sort()).toEqual([
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
    expect(rendered).toEqual(["cached", "page", "page"]);
  });

  it("is a request that its client gave up", async () => {
    const client = new AbortController();
    handle = async () => {
      client.abort();
      await vi.waitFor(() => expect(answered).not.toEqual([]));
      return new Response("too late");
    };
    await expect(fetch(`http://127.0.0.1:${port()}/en`, { signal: client.signal })).rejects.toThrow();
    await vi.waitFor(() => expect(answered).toEqual([[`127.0.0.1:${port()}`, "page", 499, "pass"]]));
  });
});

describe("security headers", () => {
  const over = (protocol: string, path: string) => ask(path, { "X-Forwarded-Proto": protocol });

  it("are on the response to a form", async () => {
    expect((await ask("/en", {}, "POST")).headers).toMatchObject({ "x-frame-options": "DENY" });
  });

  it.each(["/en", "/cached/page", "/robots.txt"])("are on the response to %s", async (path) => {
    handle = cacheable;
    for (const time of [1, 2])
      expect((await over("http", path)).headers, `${path}, time ${time}`).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
      });
  });

  it.each(["/en", "/cached/page"])("are what the page says itself, once, for %s", async (path) => {
    handle = async () => {
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
    handle = cacheable;
    for (const time of [1, 2]) {
      expect((await over("https", path)).headers, `time ${time}`).toHaveProperty("strict-transport-security");
      expect((await over("http", path)).headers).not.toHaveProperty("strict-transport-security");
    }
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
    expect(handled).toEqual([]);
  });

  it("can be asked whether the process is alive and ready", async () => {
    expect((await ask("/healthz", { Host })).status).toBe(200);
    expect((await ask("/readyz", { Host })).status).toBe(200);
  });
});

describe("a cached page", () => {
  it("is rendered once, from its key and the visitor's address only", async () => {
    handle = cacheable;
    const answers = [await ask("/cached/page", { Cookie: "token=abc" }), await ask("/cached/page")];
    expect(answers.map(({ body }) => body)).toEqual(["a cached page", "a cached page"]);
    expect(handled.map(({ headers }) => [...headers])).toEqual([[["x-filled-for", "127.0.0.1"]]]);
  });

  it("answers HEAD without its body", async () => {
    handle = cacheable;
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
    expect(handled).toEqual([]);
  });

  it("is not served if it is hidden", async () => {
    expect((await ask("/.secret")).body).toBe("a page");
  });
});

describe("an overloaded instance", () => {
  it("renders nothing, but reports ready and serves cached responses", async () => {
    handle = cacheable;
    await ask("/cached/page");
    isOverloaded = true;
    const answers = await Promise.all(
      ["/en", "/cached/other", "/cached/page", "/readyz", "/robots.txt"].map((path) => ask(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200, 200, 200]);
    expect(refused).toEqual(["mall.test", "mall.test"]);
    expect(handled.map(({ url }) => new URL(url).pathname)).toEqual(["/cached/page", "/readyz"]);
  });

  it("counts the responses that it is rendering", async () => {
    handle = () => {
      expect(underWay).toBe(1);
      throw new Error("a bug");
    };
    await ask("/en");
    expect(underWay).toBe(0);
  });
});

describe("an instance that is stopping", () => {
  it("is alive, not ready, and closes connections", async () => {
    expect((await ask("/readyz")).body).toBe("a page");
    isDraining = true;
    const answers = await Promise.all(
      ["/healthz", "/readyz", "/en"].map((path) => ask(path, { Connection: "keep-alive" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 200]);
    expect(answers.map(({ headers }) => headers.connection)).toEqual(["close", "close", "close"]);
  });
});

describe("a page that members share", () => {
  it("is rendered once for those of whom it shows the same, and private elsewhere", async () => {
    handle = (request) =>
      new Response(new URL(request.url).search, {
        headers: { "Cache-Control": "private, no-store", "X-Shared": "public, s-maxage=60" },
      });
    const answers = [];
    for (const cookie of ["unread=1", "unread=2", "unread=1"])
      answers.push(await ask("/members/en", { Cookie: cookie }));
    expect(answers.map(({ body }) => body)).toEqual(["?unread=1", "?unread=2", "?unread=1"]);
    expect(handled).toHaveLength(2);
    expect(answers[2]?.headers).toMatchObject({ "cache-control": "private, no-store" });
    expect(answers[2]?.headers).not.toHaveProperty("age");
    expect(answers[2]?.headers).not.toHaveProperty("x-shared");
  });

  it("is rendered for one alone if it turns out to need more", async () => {
    handle = ({ headers }) =>
      headers.has("x-filled-for")
        ? new Response(null, { headers: { "X-Unshared": "1" } })
        : new Response(`of ${headers.get("cookie")}`);
    expect(await ask("/members/en", { Cookie: "name=Ada" })).toMatchObject({
      status: 200,
      body: "of name=Ada",
    });
  });
});
