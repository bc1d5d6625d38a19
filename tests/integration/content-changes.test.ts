import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../free-port";
import { startRedis } from "../redis-process";
import { ask, type RunningSite, startSite } from "../site-process";

/** The current name in the mall API of a shop that two malls have. */
let shopName = "Ampér";
let redisPort: number;
let redis: ChildProcess;
let source: RunningSite;
let mallApi: Server;
let sites: RunningSite[];
beforeAll(async () => {
  redisPort = await freePort();
  [redis, source] = await Promise.all([startRedis(redisPort), startSite()]);
  mallApi = createServer(async (request, response) => {
    const { method = "GET", headers, url } = request;
    const body = method === "GET" ? null : await text(request);
    const { "content-type": type = "", authorization = "" } = headers;
    const answer = await fetch(source.mallApi + url, {
      method,
      headers: { "content-type": type, authorization },
      body,
    });
    const said = await answer.text();
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(said.replaceAll('"Ampér"', JSON.stringify(shopName)));
  }).listen(0, "127.0.0.1");
  await once(mallApi, "listening");
  const environment = {
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    MALL_API_URL: `http://127.0.0.1:${(mallApi.address() as AddressInfo).port}/{tenant}`,
  };
  sites = await Promise.all([startSite(environment), startSite(environment)]);
}, 120_000);
afterAll(async () => {
  redis.kill();
  mallApi.close();
  await Promise.all([...sites, source].map((site) => site.stop()));
});

/** The shop's name on each instance, in the malls that have it. */
async function namesShown(tenants = ["promenade", "galerieharfa"]): Promise<string[]> {
  const pages = sites.flatMap((site) =>
    tenants.map(async (tenant) => (await ask(site, tenant, "/en/shops-services")).text()),
  );
  return (await Promise.all(pages)).map((html) => /Ampér|Joule|Watt/.exec(html)?.[0] ?? "none");
}

it("shows a mall's changed content on all instances once they are notified, and leaves other malls cached", async () => {
  expect(await namesShown()).toEqual(Array(4).fill("Ampér"));
  shopName = "Joule";
  expect(await namesShown()).toEqual(Array(4).fill("Ampér"));

  const editors = new Redis(redisPort, "127.0.0.1");
  expect(await editors.publish("promenade:content", "promenade")).toBeGreaterThan(0);
  editors.disconnect();
  await vi.waitFor(
    async () => expect(await namesShown()).toEqual(["Joule", "Ampér", "Joule", "Ampér"]),
    2_000,
  );
}, 30_000);

it("revalidates everything after its connection was interrupted", async () => {
  shopName = "Watt";
  redis.kill("SIGKILL");
  await once(redis, "exit");
  expect((await namesShown())[0]).toBe("Joule");
  redis = await startRedis(redisPort);
  await vi.waitFor(async () => expect(await namesShown()).toEqual(Array(4).fill("Watt")), {
    timeout: 15_000,
    interval: 200,
  });
}, 30_000);
