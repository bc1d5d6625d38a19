import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type PusherClient from "pusher-js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import type { RouteEntry } from "../../app/locale/route-entry";
import { localizedPath, routeNames, routeTable } from "../../app/locale/route-table";
import { heard, joined, realtimeClient } from "../../realtime-server/test-client";
import { freePort } from "../processes/free-port";
import { copySeededDatabase } from "../processes/seeded-database";
import { ask, logIn, type RunningSite, startSite } from "../processes/site-process";
import { siteSigner } from "../requests/site-signer";

const variables = z.object({ PUSHER_APP_ID: z.string(), PUSHER_KEY: z.string(), PUSHER_SECRET: z.string() });
const folder = mkdtempSync(join(tmpdir(), "promenade-live-"));
const ownData = { DATABASE_URL: `file:${folder}/mall-api.db` };
let site: RunningSite;
let cookie = "";
let member = "";
const clients: PusherClient[] = [];

beforeAll(async () => {
  await copySeededDatabase(folder);
  site = await startSite({ ...ownData, TRUST_PROXY: "1", TRUST_FORWARDED_HOST: "true" });
  cookie = await logIn(site, "galerieharfa");
  member = z.object({ data: z.object({ id: z.string() }) }).parse(await (await callApi("me/profile")).json())
    .data.id;
}, 60_000);
afterAll(async () => {
  for (const client of clients) client.disconnect();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const keys = () => variables.parse(JSON.parse(readFileSync(join(folder, "realtime.json"), "utf8")));
const callApi = (path: string, init: RequestInit = {}) =>
  fetch(`${site.mallApi}/galerieharfa/v1/${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${decodeURIComponent(cookie.slice("token=".length))}`,
      ...init.headers,
    },
  });

/** A member's browser at one of the site's ports; it requests signatures from the site. */
function browser(port: number, key: string, session = cookie): PusherClient {
  const client = realtimeClient(port, key, siteSigner(site, "galerieharfa", session));
  clients.push(client);
  return client;
}

describe("realtime events of the running site", () => {
  it("reach a member's browser on the site's own port, from the mall API", async () => {
    const client = browser(site.port, keys().PUSHER_KEY);
    const channel = await joined(client, `private-customer-${member}`);
    const message = heard<{ text: string }>(channel, "message");
    const body = new FormData();
    body.set("text", "Je u vás bankomat?");
    const sent = await callApi("messages/message", {
      method: "POST",
      body,
      headers: { "idempotency-key": randomUUID() },
    });
    expect(sent.status).toBe(201);
    expect((await message).text).toBe("Je u vás bankomat?");

    client.signin();
    await vi.waitFor(() => expect(client.user.user_data?.id).toBe(member), { timeout: 5_000 });
    const { conversation_id } = z
      .object({ data: z.object({ conversation_id: z.string() }) })
      .parse(await sent.json()).data;
    await joined(client, `presence-support-${conversation_id}`);
  });

  it("reach nobody else", async () => {
    const { PUSHER_KEY: key } = keys();
    await expect(joined(browser(site.port, key, ""), `private-customer-${member}`)).rejects.toThrow(
      "refused",
    );
    const other = browser(site.port, key);
    await expect(joined(other, "private-customer-somebody")).rejects.toThrow("refused");
    await expect(joined(other, "presence-support-somewhere")).rejects.toThrow("refused");
  });

  it("work behind a proxy, under its host name", async () => {
    const proxy = createServer().on("upgrade", (request, stream, head) => {
      const headers = {
        ...request.headers,
        "x-forwarded-proto": "https",
        "x-forwarded-host": "www.galerieharfa.cz",
      };
      httpRequest({ port: site.port, host: "127.0.0.1", path: request.url, headers })
        .on("upgrade", (answer, upstream, rest) => {
          stream.write(
            `HTTP/1.1 101 Switching Protocols\r\n${answer.rawHeaders.map((text, at) => text + (at % 2 ? "\r\n" : ": ")).join("")}\r\n`,
          );
          upstream.write(head);
          stream.write(rest);
          upstream.pipe(stream).pipe(upstream);
          stream.on("close", () => upstream.destroy());
        })
        .end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const client = browser((proxy.address() as AddressInfo).port, keys().PUSHER_KEY);
    await joined(client, `private-customer-${member}`);
    client.disconnect();
    proxy.close();

    const behind = {
      Cookie: cookie,
      "X-Forwarded-Proto": "https",
      "X-Forwarded-Host": "www.galerieharfa.cz",
    };
    const body = new URLSearchParams({ socket_id: "1.1", channel_name: `private-customer-${member}` });
    const signed = async (origin: string) => {
      const response = await ask(site, "beta", "/pusher/auth", {
        method: "POST",
        body,
        headers: { ...behind, Origin: origin },
      });
      await response.text();
      return response.status;
    };
    expect([await signed("https://galerieharfa.cz"), await signed("http://galerieharfa.cz")]).toEqual([
      200, 403,
    ]);
  });

  it("are allowed by the policy of every page, because its visitor may log in without leaving it", async () => {
    const sources = async (headers: Record<string, string>) => {
      const response = await ask(site, "galerieharfa", "/en", { headers });
      await response.text();
      const [, connect = ""] =
        /connect-src ([^;]+)/.exec(response.headers.get("Content-Security-Policy") ?? "") ?? [];
      return connect.split(" ").filter((source) => !source.startsWith("https:"));
    };
    const own = ["'self'", `ws://galerieharfa.localhost:${site.port}`];
    expect(await sources({})).toEqual(own);
    expect(await sources({ Cookie: cookie })).toEqual(own);
    expect(
      await sources({
        Cookie: cookie,
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "www.galerieharfa.cz",
      }),
    ).toEqual(["'self'", "wss://www.galerieharfa.cz"]);
  });

  it("of one address are few until the site has authorized them; members have as many as they like", async () => {
    const { PUSHER_KEY: key } = keys();
    const open = (address: string) => {
      const url = `ws://127.0.0.1:${site.port}/app/${key}?protocol=7`;
      const socket = new WebSocket(url, { headers: { "X-Forwarded-For": address } });
      const welcome = new Promise<string>((resolve) =>
        socket.once("message", (data) => resolve(String(data))),
      );
      return { socket, welcome };
    };
    const strangers = Array.from({ length: 41 }, () => open("198.51.100.77"));
    const welcomes = await Promise.all(strangers.map(({ welcome }) => welcome));
    expect(welcomes.filter((text) => text.includes("connection_established"))).toHaveLength(40);
    expect(welcomes.filter((text) => text.includes("Over capacity"))).toHaveLength(1);
    const other = open("198.51.100.78");
    expect(await other.welcome).toContain("connection_established");
    for (const { socket } of [...strangers, other]) socket.terminate();
    await vi.waitFor(async () => {
      const again = open("198.51.100.77");
      const welcome = await again.welcome;
      again.socket.terminate();
      expect(welcome).toContain("connection_established");
    });
  });

  it("are not available under other paths or to other sites' pages, and other upgrade protocols are ignored", async () => {
    const offered = (path: string, upgrade: string, more: Record<string, string> = {}) =>
      new Promise<number>((resolve) => {
        const headers = {
          Host: "galerieharfa.localhost",
          Connection: "Upgrade",
          Upgrade: upgrade,
          "Sec-WebSocket-Version": "13",
          "Sec-WebSocket-Key": Buffer.alloc(16).toString("base64"),
          ...more,
        };
        httpRequest({ port: site.port, host: "127.0.0.1", path, headers })
          .on("response", (response) => resolve(response.resume().statusCode ?? 0))
          .on("upgrade", (_, stream) => {
            stream.destroy();
            resolve(101);
          })
          .end();
      });
    expect(await offered("/en", "websocket")).toBe(404);
    expect(await offered("/en", "h2c")).toBe(200);
    const path = `/app/${keys().PUSHER_KEY}?protocol=7`;
    expect(await offered(path, "websocket")).toBe(101);
    expect(await offered(path, "websocket", { Origin: "http://galerieharfa.localhost" })).toBe(101);
    expect(await offered(path, "websocket", { Origin: "https://elsewhere.test" })).toBe(403);
  });

  it("reuse their keys after a restart, keep them private, and shut down cleanly", async () => {
    const before = keys();
    expect(statSync(join(folder, "realtime.json")).mode & 0o077).toBe(0);
    const client = browser(site.port, before.PUSHER_KEY);
    await joined(client, `private-customer-${member}`);
    const lost = heard(client.connection, "connecting_in");
    const started = Date.now();
    expect(await site.stop("SIGTERM")).toBe(0);
    expect(Date.now() - started).toBeLessThan(8_000);
    await lost;
    site = await startSite({ ...ownData, TRUST_PROXY: "1" });
    expect(keys()).toEqual(before);
    await joined(browser(site.port, before.PUSHER_KEY), `private-customer-${member}`);
  }, 60_000);
});

it("a document's headers that outlive a log-in are the same for members", async () => {
  const screens = routeNames.filter((name) => (routeTable[name] as RouteEntry).sitemap === "page");
  expect(screens.length).toBeGreaterThan(10);
  const headersOf = async (path: string, session?: string) => {
    const response = await ask(site, "galerieharfa", path, { headers: session ? { Cookie: session } : {} });
    await response.text();
    // What a cache or the next navigation needs is over once the document is there.
    const own = [...response.headers].filter(
      ([name]) =>
        !/^(?:date|etag|vary|cache-|content-(?!security)|x-request-id|speculation-|server-timing|set-cookie|age)/.test(
          name,
        ),
    );
    return Object.fromEntries(
      own.map(([name, value]) => [name, value.replaceAll(/'sha256-[^']+'/g, "'sha256'")]),
    );
  };
  for (const name of screens) {
    const path = `/en/${localizedPath(name, "en").replace("{page}", "1")}`.replace(/\/$/, "");
    expect(await headersOf(path, cookie), path).toEqual(await headersOf(path));
  }
});

describe("with another server of the protocol", () => {
  it("the site signs for that one and starts none itself", async () => {
    const { PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET } = keys();
    const elsewhere = {
      ...{ PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET },
      PUSHER_HOST: "127.0.0.1",
      PUSHER_PORT: String(site.realtimePort),
      PUSHER_USE_TLS: "false",
    };
    const second = await startSite({ ...elsewhere, MALL_API_URL: `${site.mallApi}/{tenant}` });
    expect(second.realtimePort).toBe(0);
    const session = await logIn(second, "galerieharfa");
    const response = await ask(second, "galerieharfa", "/en", { headers: { Cookie: session } });
    await response.text();
    expect(response.headers.get("Content-Security-Policy")).toContain(
      `connect-src 'self' ws://127.0.0.1:${site.realtimePort}`,
    );
    await second.stop();
  }, 60_000);

  it("works with remix-serve as well", async () => {
    const { PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET } = keys();
    const port = await freePort();
    const stock = spawn("node_modules/.bin/remix-serve", ["build/server/index.js"], {
      env: {
        ...process.env,
        ...{ PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET },
        PORT: String(port),
        NODE_ENV: "production",
        MALL_API_URL: `${site.mallApi}/{tenant}`,
        PUSHER_CLUSTER: "eu",
      },
      stdio: "ignore",
    });
    const asked = async (
      fields: Record<string, string>,
      headers: Record<string, string>,
      path = "/pusher/auth",
    ) => {
      const body = new URLSearchParams(fields);
      const response = await ask(
        { ...site, of: (tenant) => `http://${tenant}.localhost:${port}` },
        "galerieharfa",
        path,
        { method: "POST", body, headers },
      );
      return { status: response.status, body: await response.json() };
    };
    const own = { socket_id: "1.1", channel_name: `private-customer-${member}` };
    try {
      const signed = await vi.waitFor(() => asked(own, { Cookie: cookie }), {
        timeout: 20_000,
        interval: 300,
      });
      expect(signed).toEqual({ status: 200, body: { auth: expect.stringContaining(`${PUSHER_KEY}:`) } });
      expect((await asked(own, {})).status).toBe(403);
      expect((await asked({ ...own, socket_id: "1.1\n" }, { Cookie: cookie })).status).toBe(400);
      expect((await asked({ socket_id: "1.1" }, { Cookie: cookie }, "/pusher/user-auth")).status).toBe(200);
      expect((await asked(own, { Cookie: cookie, Origin: "https://evil.test" })).status).toBe(403);
    } finally {
      stock.kill();
    }
  }, 60_000);
});
