import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as bodyOf } from "node:stream/consumers";
import { signedHeaders } from "@contract/signed-request.server";
import Pusher from "pusher";
import type PusherClient from "pusher-js";
import { request as requestTo } from "undici";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { heard, joined, realtimeClient, signerOf } from "../../realtime-server/test-client";
import { freePort } from "../processes/free-port";
import { startRedis } from "../processes/redis-process";
import { sharedSite } from "../processes/shared-site";
import { type RunningSite, editorSecret as secret, startSite } from "../processes/site-process";
import { rawRequest } from "../requests/raw-request";

const tenant = "promenade";

describe.each(["without Redis", "with Redis"])("two workers %s", (kind) => {
  const folder = mkdtempSync(join(tmpdir(), "promenade-workers-"));
  let shopName = "Ampér";
  let asked = 0;
  let mallApi: Server;
  let redis: ChildProcess | undefined;
  let site: RunningSite;
  const clients: PusherClient[] = [];

  beforeAll(async () => {
    const source = sharedSite().mallApi;
    mallApi = createServer(async (request, response) => {
      const { method = "GET", url, headers } = request;
      const { authorization = "", "content-type": sent = "application/json" } = headers;
      // The mall API limits the attempts for an account too.
      const body =
        method === "GET"
          ? null
          : (await bodyOf(request)).replace("guessed", `guessed-${kind.length}-${asked++}`);
      const answer = await fetch(source + url, {
        method,
        body,
        headers: { authorization, "content-type": sent },
      });
      const type = answer.headers.get("content-type") ?? "";
      const text = (await answer.text()).replaceAll('"Ampér"', JSON.stringify(shopName));
      response.writeHead(answer.status, { "content-type": type }).end(text);
    }).listen(0, "127.0.0.1");
    await once(mallApi, "listening");
    const redisPort = await freePort();
    if (kind === "with Redis") redis = await startRedis(redisPort);
    site = await startSite({
      WORKERS: "2",
      MALL_API_URL: `http://127.0.0.1:${(mallApi.address() as AddressInfo).port}/{tenant}`,
      DATABASE_URL: `file:${folder}/none.db`,
      OPERATOR_PORT: "0",
      EDITOR_SECRET: secret,
      LOG_LEVEL: "info",
      ...(redis && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
    });
  }, 120_000);
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await site.stop();
    mallApi.close();
    redis?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const host = () => ({ Host: `${tenant}.localhost:${site.port}` });
  /** On a connection of its own, which any of the workers may take. */
  const ask = (path: string) => rawRequest(site.port, path, host());
  const operator = async (path: string) =>
    (await fetch(`http://127.0.0.1:${site.operatorPort}${path}`)).text();
  const status = async () => JSON.parse(await operator("/status"));
  const metric = async (name: string): Promise<number> =>
    Number(
      (await operator("/metrics"))
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1] ?? 0,
    );
  /** The workers that have logged a request for a path. */
  const workersOf = (path: string) => {
    const lines = site
      .output()
      .split("\n")
      .filter((line) => line.includes(`"path":"${path}"`));
    return new Set(lines.map((line) => JSON.parse(line).worker));
  };
  const workerPids = () =>
    execFileSync("ps", ["-o", "pid=", "--ppid", String(site.pid)])
      .toString()
      .trim()
      .split(/\s+/)
      .map(Number);

  it("render a page once between them", async () => {
    // One after another: several that wait while the code is compiled would be an overload.
    for (const _ of Array(4)) expect((await ask("/en")).status).toBe(200);
    const renderings = () => metric(`promenade_render_seconds_count{route="faq"}`);
    expect(await renderings()).toBe(0);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask("/en/faq")));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await vi.waitFor(async () => {
      await ask("/en/faq");
      expect(workersOf("/en/faq").size).toBe(2);
    }, 15_000);
    expect(await renderings()).toBe(1);
  });

  it("both show changed content as soon as it is announced", async () => {
    const names = async () => {
      const pages = await Promise.all(Array.from({ length: 4 }, () => ask("/en/shops-services")));
      return pages.map(({ body }) => /Ampér|Joule/.exec(body)?.[0]);
    };
    expect(await names()).toEqual(Array(4).fill("Ampér"));
    shopName = "Joule";
    expect(await names()).toEqual(Array(4).fill("Ampér"));
    const body = JSON.stringify({ mall: tenant, kind: "companies" });
    const headers = signedHeaders({ secret, method: "POST", path: "/purge", body });
    const purge = () =>
      fetch(`http://127.0.0.1:${site.operatorPort}/purge`, { method: "POST", body, headers });
    expect((await purge()).status).toBe(200);
    expect(await names()).toEqual(Array(4).fill("Joule"));
    expect((await purge()).status).toBe(409);
  }, 30_000);

  it("count attempts together", async () => {
    const form = "intent=login&email=guessed%40people.test&password=guess";
    const attempt = () => {
      const headers = { ...host(), "Content-Type": "application/x-www-form-urlencoded", Connection: "close" };
      const url = `http://127.0.0.1:${site.port}/en/login`;
      return requestTo(url, { method: "POST", headers, body: form });
    };
    const statuses: number[] = [];
    await vi.waitFor(async () => {
      const { statusCode, body } = await attempt();
      await body.dump();
      statuses.push(statusCode);
      expect(statuses.length).toBeGreaterThanOrEqual(12);
      expect(workersOf("/en/login").size).toBe(2);
    }, 30_000);
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
    expect(new Set(statuses.slice(0, 10))).not.toContain(429);
  }, 60_000);

  it("pass realtime events to each other's browsers, and count their connections", async () => {
    const keys = JSON.parse(readFileSync(join(folder, "realtime.json"), "utf8"));
    const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET } = keys;
    const publisher = new Pusher({
      appId,
      key,
      secret: PUSHER_SECRET,
      host: "127.0.0.1",
      port: String(site.realtimePort),
      useTLS: false,
    });
    const channels = await Promise.all(
      ["ada", "eva", "ida"].map(async (id) => {
        const client = realtimeClient(site.port, key, signerOf(publisher, id));
        clients.push(client);
        return joined(client, "presence-support-1");
      }),
    );
    await vi.waitFor(async () => {
      expect((await status()).realtime.connections).toBe(3);
      const counts = channels.map(
        (channel) => (channel as unknown as { members: { count: number } }).members.count,
      );
      expect(counts).toEqual([3, 3, 3]);
    }, 15_000);
    const events = Promise.all(channels.map((channel) => heard<{ text: string }>(channel, "message")));
    await publisher.trigger("presence-support-1", "message", { text: "Dobrý den" });
    expect((await events).map(({ text }) => text)).toEqual(Array(3).fill("Dobrý den"));
  }, 60_000);

  it("are replaced when they end, while the others answer", async () => {
    // A page that nobody has requested: it stays fresh until the end.
    const renderings = () => metric(`promenade_render_seconds_count{route="contact"}`);
    await Promise.all(Array.from({ length: 4 }, () => ask("/en/contact")));
    expect(await renderings()).toBe(1);
    const [ended, ...left] = workerPids();
    process.kill(ended ?? 0, "SIGKILL");
    await vi.waitFor(() => expect(site.output()).toContain("A worker ended with SIGKILL"), 15_000);
    expect((await ask("/en/contact")).status).toBe(200);
    await vi.waitFor(async () => expect((await status()).workers).toBe(2), {
      timeout: 60_000,
      interval: 200,
    });
    expect(workerPids()).toEqual(expect.arrayContaining(left));
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask("/en/contact")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // What the first had counted remains, and the new one finds the page.
    expect(await renderings()).toBe(1);
    expect(await status()).toMatchObject({ state: "ready", workers: 2 });
    expect((await ask("/readyz")).status).toBe(200);
  }, 120_000);

  it("all answer what a balancer still sends on SIGTERM, and end", async () => {
    let isInRotation = true;
    const balancer = (async () => {
      while (isInRotation) {
        const { status } = await ask("/readyz").catch(() => ({ status: 0 }));
        if (status !== 200) isInRotation = false;
      }
    })();
    const statuses: (number | string)[] = [];
    const load = Array.from({ length: 4 }, async () => {
      while (isInRotation)
        statuses.push(
          await ask("/en/shops-services").then(
            ({ status }) => status,
            (error: Error) => error.message,
          ),
        );
    });
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(20), 15_000);
    const code = await site.stop("SIGTERM");
    await Promise.all([...load, balancer]);
    expect(code).toBe(0);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  }, 60_000);
});
