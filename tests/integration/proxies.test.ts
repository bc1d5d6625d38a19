import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { proxyNames, startProxy, visitorAddress } from "../processes/proxy-process";
import { startInstance } from "../stand-ins/instance";

const host = "galerieharfa.localhost";

describe.each(proxyNames)("the shipped configuration of %s", (name) => {
  const seen: Parameters<typeof startInstance>[1] = [];
  let first: Awaited<ReturnType<typeof startInstance>>;
  let second: Awaited<ReturnType<typeof startInstance>>;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  /** Answers what Caddy asks of an instance, and what an authority asks for. */
  const other = createServer(({ url = "" }, response) => {
    const isDeclared = url === `/declared-host?domain=${host}`;
    response
      .writeHead(isDeclared || url.startsWith("/.well-known/") ? 200 : 404)
      .end("the challenge's answer");
  }).listen(0, "127.0.0.1");

  beforeAll(async () => {
    first = await startInstance("one", seen, true);
    second = await startInstance("two", seen, false);
    const { port } = other.address() as AddressInfo;
    const ports = { "site-1": first.port, "site-2": second.port, "operator-1": port, "operator-2": port };
    proxy = await startProxy(name, host, name === "Caddy" ? ports : { ...ports, acme: port });
    await vi.waitFor(async () => expect((await proxy.get("/en")).status).toBe(200), { timeout: 20_000 });
  }, 60_000);
  beforeEach(() => {
    seen.length = 0;
  });
  afterAll(async () => {
    await proxy.stop();
    first.stop();
    second.stop();
    other.close();
  });

  /** Both instances have answered since, so that neither counts as failed. */
  const bothAnswer = () =>
    vi.waitFor(
      async () => {
        const bodies = await Promise.all(Array.from({ length: 8 }, () => proxy.get("/en")));
        expect(new Set(bodies.map(({ body }) => body))).toEqual(new Set(["one", "two"]));
      },
      { timeout: 20_000, interval: 500 },
    );

  it("sets what the site trusts, and passes nothing of a visitor's own", async () => {
    const path = "/cz/a%2Fb%20c?q=a%20b&r=%22";
    await proxy.get(path, {
      "X-Forwarded-For": "192.0.2.66",
      "X-Forwarded-Proto": "http",
      "X-Forwarded-Host": "evil.example",
      "X-Request-Id": "chosen-by-a-visitor",
    });
    const [{ url, headers } = expect.fail("nothing arrived")] = seen;
    expect(url).toBe(path);
    expect(headers.host?.replace(/:\d+$/, "")).toBe(host);
    expect([headers["x-forwarded-for"], headers["x-forwarded-proto"], headers["x-forwarded-host"]]).toEqual([
      visitorAddress,
      "https",
      undefined,
    ]);
    expect(headers["x-request-id"]).toMatch(/^[\w.:-]{8,128}$/);
    await proxy.get(path);
    const ids = seen.map((each) => each.headers["x-request-id"]);
    expect(new Set([...ids, "chosen-by-a-visitor"]).size).toBe(3);
  });

  it("says nothing of what a page shows", async () => {
    const { headers } = await proxy.get("/en");
    expect(headers["cache-tag"]).toBeUndefined();
  });

  it("leads to https, but for an authority's challenge", async () => {
    const { status, headers } = await proxy.ask("http", "/cz/a%2Fb?q=a%20b");
    expect([status, headers.location?.replace(/:\d+/, "")]).toEqual([
      308,
      `https://${host}/cz/a%2Fb?q=a%20b`,
    ]);
    // Caddy answers them itself.
    if (name === "Caddy") return;
    const path = "/.well-known/acme-challenge/token";
    if (proxy.challenges) {
      mkdirSync(join(proxy.challenges, ".well-known/acme-challenge"), { recursive: true });
      proxy.write(path, "the challenge's answer");
    }
    expect(await proxy.ask("http", path)).toMatchObject({ status: 200, body: "the challenge's answer" });
  });

  it("passes WebSockets", async () => {
    const { status, body } = await proxy.get("/app/key?protocol=7", {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    });
    expect([status, body]).toEqual([101, "through the proxy"]);
  });

  it("asks the other instance for an asset that one does not have", async () => {
    for (const instance of ["one", "two", "one", "two"]) {
      const { status, body } = await proxy.get(`/assets/${instance}-0a1b.js`);
      expect([status, body]).toEqual([200, instance]);
    }
    const { status, headers } = await proxy.get("/assets/gone-0a1b.js");
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  /** Sends requests one after another until the faulty instance has received one; returns what they were answered. */
  async function untilFaulty(path: string, sent: Parameters<typeof proxy.ask>[2]) {
    const statuses: number[] = [];
    const isReceived = () => seen.some(({ instance, url }) => instance === "one" && url.startsWith(path));
    while (!isReceived()) {
      await wait(20);
      const { status, body } = await proxy.ask("https", `${path}/a%2Fb%20c?q=a%20${statuses.length}`, sent);
      statuses.push(status);
      if (status === 200) expect(body).toBe("two");
    }
    return statuses;
  }
  const received = (path: string) => seen.map(({ url }) => url).filter((url) => url.startsWith(path));

  it("sends what an instance has cut or not answered to the next, but no form twice", async () => {
    await bothAnswer();
    for (const path of ["/cut", "/hangs"]) {
      const [pages, forms] = await Promise.all([
        untilFaulty(`${path}/page`, {}),
        untilFaulty(`${path}/form`, { method: "POST", body: "a=1", headers: { "Content-Length": "3" } }),
      ]);
      expect(new Set(pages), path).toEqual(new Set([200]));
      expect(new Set(received(`${path}/page`)).size, path).toBe(pages.length);
      expect(forms.pop(), path).toBeGreaterThanOrEqual(500);
      for (const status of forms) expect(status).toBe(200);
      expect(received(`${path}/form`), path).toHaveLength(forms.length + 1);
      for (const url of received(path)) expect(url).toMatch(/^\/\w+\/(?:page|form)\/a%2Fb%20c\?q=a%20\d+$/);
      await bothAnswer();
    }
  }, 120_000);

  // nginx has no active checks: it learns from the requests themselves.
  it.skipIf(name === "nginx")(
    "sends nothing to an instance that is not ready",
    async () => {
      await bothAnswer();
      first.setReady(false);
      await vi.waitFor(
        async () => {
          const bodies = await Promise.all(Array.from({ length: 8 }, () => proxy.get("/en")));
          expect(new Set(bodies.map(({ body }) => body))).toEqual(new Set(["two"]));
        },
        { timeout: 20_000, interval: 500 },
      );
      first.setReady(true);
      await bothAnswer();
    },
    60_000,
  );

  it("logs each request, and nothing of who sent it", async () => {
    await proxy.get("/en/logged?q=s3cr3t-query", {
      Cookie: "token=s3cr3t-cookie",
      "User-Agent": "s3cr3t-browser",
      Referer: "https://s3cr3t-page.example/",
      Authorization: "Bearer s3cr3t-token",
    });
    await proxy.get("/wallet/apple/v1/devices/s3cr3t-device/registrations");
    const lines = () =>
      proxy
        .log()
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line): object => JSON.parse(line));
    await vi.waitFor(() => expect(JSON.stringify(lines())).toMatch(/\/en\/logged"/));
    await vi.waitFor(() => expect(JSON.stringify(lines())).toMatch(/"\/wallet\/"/));
    const [line] = lines().filter((each) => JSON.stringify(each).includes("/en/logged"));
    const id = seen.find(({ url }) => url.startsWith("/en/logged"))?.headers["x-request-id"];
    // Caddy's log doesn't know it.
    if (name !== "Caddy") expect(line).toMatchObject({ id });
    expect(JSON.stringify(line)).toMatch(/"GET".*200|200.*"GET"/);
    expect(proxy.log() + proxy.errors()).not.toMatch(/s3cr3t/);
    expect(proxy.log() + proxy.errors()).not.toContain(visitorAddress);
  });

  it("has no certificate for a host that is not declared, where it obtains them", async () => {
    const asked = proxy.ask("https", "/en", { host: "unknown.localhost" });
    if (name === "Caddy") await expect(asked).rejects.toThrow();
    else expect((await asked).status).toBe(200);
  });
});
