import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findNginx, findVarnish } from "../../scripts/find-program.js";
import { nginxPorts, shippedNginx, shippedVarnish } from "../../scripts/shipped-proxies";
import { announceChange } from "../processes/announce-change";
import { freePort } from "../processes/free-port";
import { sharedSite } from "../processes/shared-site";
import { editorSecret, type RunningSite, startSite } from "../processes/site-process";
import { newMember } from "../requests/new-member";
import { rawRequest } from "../requests/raw-request";
import { visitorsOf } from "../requests/visitor";

const Host = "galerieharfa.localhost";
const tenant = "galerieharfa";

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };
type Cache = {
  /** The port for visitors. */
  port: number;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  stop: () => Promise<void>;
};

/** A cache with its shipped configuration, in front of a port. */
async function startCache(name: "Varnish" | "nginx", port: number, purgePort?: number): Promise<Cache> {
  const folder = mkdtempSync(join(tmpdir(), `promenade-${name}-`));
  // Their processes run as users of their own.
  chmodSync(folder, 0o755);
  const ports = new Map<string, number>();
  for (const part of [...nginxPorts, "site", "purge"]) ports.set(part, await freePort());
  ports.set("site-1", port).set("site-2", port);
  if (purgePort) ports.set("purge", purgePort);
  const portOf = (part: string) => ports.get(part) ?? 0;
  const isNginx = name === "nginx";
  const [program, words] = isNginx
    ? [findNginx(), shippedNginx(folder, Host, portOf, true)]
    : [findVarnish(), shippedVarnish(folder, portOf)];
  const child: ChildProcess = spawn(program, words, {
    stdio: "ignore",
    detached: true,
    // Varnish doesn't start with a library that fakes the clock.
    env: { ...process.env, LD_PRELOAD: "" },
  });
  const ended = once(child, "exit");
  const send = isNginx ? httpsRequest : httpRequest;
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const to = { port: portOf(isNginx ? "https" : "site"), path, agent: false, rejectUnauthorized: false };
      send({ ...to, host: "127.0.0.1", headers: { Host, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const body = Buffer.concat(chunks).toString("utf8");
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
      })
        .on("upgrade", ({ headers }, socket) => {
          socket.destroy();
          resolve({ status: 101, headers, body: "" });
        })
        .on("error", reject)
        .end();
    });
  await vi.waitFor(async () => expect((await get("/readyz")).status).toBe(200), { timeout: 30_000 });
  return {
    port: portOf(isNginx ? "https" : "site"),
    get,
    async stop() {
      process.kill(-(child.pid ?? 0), "SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let site: RunningSite;
let purgePort: number;
let accepted: string;
let declined: string;
beforeAll(async () => {
  purgePort = await freePort();
  site = await startSite({
    MALL_API_URL: `${sharedSite().mallApi}/{tenant}`,
    TRUST_PROXY: "1",
    OPERATOR_PORT: "0",
    EDITOR_SECRET: editorSecret,
    CACHE_PURGE_URLS: `http://127.0.0.1:${purgePort}`,
  });
  const choose = (choice: string) =>
    visitorsOf(() => site, tenant).send("/cookie-consent", { choice, redirectTo: "/en" });
  accepted = (await choose("accept")).cookie("consent");
  declined = (await choose("decline")).cookie("consent");
}, 60_000);
afterAll(() => site.stop());

const pages = ["en", "cz", "sk", "de"].map((language) => `/${language}`).concat("/en/faq", "/en/news/1");
const browsers = ["cs-CZ,cs;q=0.9,en;q=0.8", "de-DE,de;q=0.9", "sk", "en-US,en;q=0.5", "fr"];

/**
 * What visitors send who are not logged in: each number gives another, and a thousand all of their mixes.
 * @param prefix of the names of cookies that only the site reads
 */
function visit(at: number, prefix: string): [string, Record<string, string>] {
  const [page = "/en"] = pages.slice(at % pages.length);
  const campaign = at % 4 === 0 ? `?utm_source=mail&utm_campaign=${at}` : at % 9 === 0 ? `?fbclid=${at}` : "";
  const cookies = [
    at % 2 === 0 ? `browser=${at}` : "",
    at % 3 === 0 ? `${prefix}locale=${page.slice(1, 3)}` : "",
    at % 5 === 0 ? prefix + accepted : at % 5 === 1 ? prefix + declined : "",
    at % 5 === 0 ? `_ga=GA1.2.${at}` : "",
    at % 7 === 0 ? `other=${at}` : "",
  ].filter(Boolean);
  return [
    page + campaign,
    {
      "Accept-Language": browsers[at % browsers.length] ?? "",
      ...(cookies.length > 0 && { Cookie: cookies.join("; ") }),
      "Accept-Encoding": "gzip, deflate, br",
      "User-Agent": `Browser/${at}`,
    },
  ];
}

/** How many requests the site has answered, without those of health checks. */
async function answered(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${site.operatorPort}/metrics`)).text();
  return [...metrics.matchAll(/^promenade_route_requests_total\{(.*)\} (\d+)$/gm)]
    .filter(([, labels]) => !/readyz|livez/.test(labels ?? ""))
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

const announce = (change: object) => announceChange(site, editorSecret, change);

describe.each(["Varnish", "nginx"] as const)("%s in front of the site", (name) => {
  /** nginx ends TLS; to Varnish no proxy says that one has. */
  const prefix = name === "nginx" ? "__Host-" : "";
  let cache: Cache;
  beforeAll(async () => {
    cache = await startCache(name, site.port, purgePort);
  }, 60_000);
  afterAll(() => cache.stop());

  it("answers at least 95 of 100 visitors who are not logged in, each as they have decided", async () => {
    const before = await answered();
    for (let at = 0; at < 1_200; at++) {
      const [path, headers] = visit(at, prefix);
      const { status, body, headers: answer } = await cache.get(path, { ...headers, "Accept-Encoding": "" });
      expect(status, path).toBe(200);
      expect(body).toContain(`<html lang="${{ cz: "cs" }[path.slice(1, 3)] ?? path.slice(1, 3)}"`);
      expect(body.includes("GTM-HARFA01"), headers.Cookie).toBe(headers.Cookie?.includes(accepted) === true);
      expect(answer["set-cookie"]).toBeUndefined();
      expect(answer["cache-tag"]).toBeUndefined();
    }
    expect(((await answered()) - before) / 1_200).toBeLessThan(0.05);
  }, 60_000);

  it("shares no page that is one visitor's own", async () => {
    const stranger = await cache.get("/en");
    const { cookie: session } = await newMember(sharedSite().mallApi, tenant);
    for (const own of [session, "toast=x", "__Host-draft=x", "reset=x", "reaction=x", "_ga=GA1.2.3"]) {
      const before = await answered();
      for (const cookie of [own, `${prefix}${declined}; ${own}`]) {
        const answer = await cache.get("/en", { Cookie: cookie });
        expect([cookie, answer.headers["cache-control"]]).toEqual([
          cookie,
          expect.stringContaining("private"),
        ]);
      }
      expect((await answered()) - before).toBe(2);
    }
    const after = await cache.get("/en");
    expect([after.body, after.headers["set-cookie"]]).toEqual([stranger.body, undefined]);
  });

  it("follows over TLS no consent that another host of the domain may have planted", async () => {
    const tls: Record<string, string> = name === "nginx" ? {} : { "X-Forwarded-Proto": "https" };
    const tagOf = async (Cookie: string) =>
      (await cache.get("/en", { Cookie, ...tls })).body.includes("GTM-HARFA01");
    expect(await tagOf(accepted)).toBe(false);
    expect(await tagOf(`__Host-${declined}; ${accepted}`)).toBe(false);
    expect(await tagOf(`__Host-${accepted}; ${declined}`)).toBe(true);
  });

  it("passes a path without a language on to the visitor's own", async () => {
    for (const [accepts, language] of [
      ["de", "de"],
      ["sk", "sk"],
      ["en", "en"],
    ] as const)
      expect((await cache.get("/", { "Accept-Language": accepts })).headers.location).toMatch(
        new RegExp(`/${language}$`),
      );
  });

  it.runIf(name === "Varnish")("renders again what has changed, and nothing else", async () => {
    const paths = ["/en/faq", "/en/news/1"];
    const rendersOf = async (path: string) => {
      const before = await answered();
      await cache.get(path);
      return (await answered()) - before;
    };
    for (const path of paths) await cache.get(path);
    expect([await rendersOf("/en/faq"), await rendersOf("/en/news/1")]).toEqual([0, 0]);
    await announce({ mall: tenant, kind: "faq" });
    await vi.waitFor(async () => expect(await rendersOf("/en/faq")).toBe(1), { timeout: 10_000 });
    expect(await rendersOf("/en/news/1")).toBe(0);
    await announce({ mall: "promenade" });
    expect(await rendersOf("/en/news/1")).toBe(0);
    await announce({ mall: tenant });
    await vi.waitFor(async () => expect(await rendersOf("/en/news/1")).toBe(1), { timeout: 10_000 });
  });

  it("passes WebSockets on", async () => {
    const handshake = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    };
    expect((await cache.get("/app/unknown?protocol=7", handshake)).status).toBe(101);
  });

  it.runIf(name === "Varnish")("takes no purge from a visitor", async () => {
    await cache.get("/en");
    const before = await answered();
    const headers = { Host, "Cache-Tag-Pattern": "." };
    expect((await rawRequest(cache.port, "/en", headers, "BAN")).status).toBeGreaterThanOrEqual(400);
    await cache.get("/en");
    expect((await answered()) - before).toBeLessThanOrEqual(1);
  });
});

describe.each(["Varnish", "nginx"] as const)("%s in front of a site that stops", (name) => {
  it("shows what it has while the page is rendered again, and while that fails", async () => {
    let version = 1;
    let state: "works" | "fails" = "works";
    const stand = createServer((request, response) => {
      if (request.url === "/readyz") return response.end();
      const status = state === "works" ? 200 : 503;
      const directives = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600";
      response.writeHead(status, { "Cache-Control": status === 200 ? directives : "no-store" });
      response.end(`version ${version++}`);
    }).listen(0, "127.0.0.1");
    await once(stand, "listening");
    const cache = await startCache(name, (stand.address() as AddressInfo).port);
    try {
      expect((await cache.get("/en")).body).toBe("version 1");
      expect((await cache.get("/en")).body).toBe("version 1");
      await wait(1_300);
      expect((await cache.get("/en")).body).toBe("version 1");
      await vi.waitFor(async () => expect((await cache.get("/en")).body).toBe("version 2"));
      state = "fails";
      await wait(2_500);
      for (let visitor = 0; visitor < 3; visitor++) {
        const { status, body } = await cache.get("/en");
        expect([status, body]).toEqual([200, "version 2"]);
      }
      expect((await cache.get("/cz")).status).toBe(503);
    } finally {
      await cache.stop();
      stand.closeAllConnections();
      stand.close();
    }
  }, 60_000);
});
