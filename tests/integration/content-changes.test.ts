import { type ChildProcess, execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { signedHeaders } from "@contract/signed-request.server";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { freePort } from "../processes/free-port";
import { startRedis } from "../processes/redis-process";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, editorSecret as secret, startSite } from "../processes/site-process";
import { newMember } from "../requests/new-member";

const source = sharedSite();
/** The current name in the mall API of a shop that two malls have. */
let shopName = "Ampér";
let isFailing = false;
let redisPort: number;
let redis: ChildProcess;
let mallApi: Server;
let sites: RunningSite[];
beforeAll(async () => {
  redisPort = await freePort();
  redis = await startRedis(redisPort);
  mallApi = createServer(async (request, response) => {
    const { method = "GET", headers, url } = request;
    const body = method === "GET" ? null : await text(request);
    if (isFailing) return response.writeHead(500).end();
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
    OPERATOR_PORT: "0",
    EDITOR_SECRET: secret,
    LOG_LEVEL: "info",
  };
  sites = await Promise.all([startSite(environment), startSite(environment)]);
}, 120_000);
afterAll(async () => {
  redis.kill();
  mallApi.close();
  await Promise.all(sites.map((site) => site.stop()));
});

/** The shop's name on each instance, in the malls that have it. */
async function namesShown(tenants = ["promenade", "galerieharfa"]): Promise<string[]> {
  const pages = sites.flatMap((site) =>
    tenants.map(async (tenant) => (await ask(site, tenant, "/en/shops-services")).text()),
  );
  return (await Promise.all(pages)).map((html) => /Ampér|Joule|Watt|Volta/.exec(html)?.[0] ?? "none");
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
    15_000,
  );
}, 60_000);

const tenant = "promenade";
const shops = "/en/shops-services";

/** The shop's name on a page of each instance. */
const namesOn = (path: string, cookie = "") =>
  Promise.all(
    sites.map(async (site) => {
      const headers = { ...(cookie && { Cookie: cookie }) };
      const html = await (await ask(site, tenant, path, { headers })).text();
      return /Ampér|Joule|Watt|Volta/.exec(html)?.[0];
    }),
  );

/** How many requests for a page each instance did not answer from its cache: the log has a line for each. */
async function renderings(path: string): Promise<number[]> {
  // A line that is written after all of them.
  const last = `/en/${randomUUID()}`;
  await Promise.all(sites.map((site) => ask(site, tenant, last).then((answer) => answer.text())));
  return Promise.all(
    sites.map((site) =>
      vi.waitFor(() => {
        const lines = site.output().split("\n");
        expect(lines.findIndex((line) => line.includes(last))).toBeGreaterThan(0);
        return lines.filter((line) => line.includes(`"path":"${path}"`) && line.includes('"cache":"miss"'))
          .length;
      }, 15_000),
    ),
  );
}

const portOf = (at: number) => sites[at]?.operatorPort ?? 0;

async function purge(change: object, headers?: Record<string, string>, at = 0) {
  const body = JSON.stringify(change);
  const signed = headers ?? signedHeaders({ secret, method: "POST", path: "/purge", body });
  const url = `http://127.0.0.1:${portOf(at)}/purge`;
  const { status } = await fetch(url, { method: "POST", body, headers: signed });
  return status;
}

async function shopId(): Promise<string> {
  const answer = await fetch(`${source.mallApi}/${tenant}/v1/companies?search=Amp%C3%A9r&per_page=1`);
  return z
    .object({ data: z.object({ data: z.tuple([z.object({ id: z.string() })]) }) })
    .parse(await answer.json()).data.data[0].id;
}

describe("POST /purge", () => {
  it("has the pages of an entity rendered again on all instances, members' too, and leaves others cached", async () => {
    const { cookie } = await newMember(source.mallApi, tenant);
    const entity = await shopId();
    const others = ["/en/faq", "/en/news/1"];
    // The first of a member's pages finds out what it shows of them.
    for (const session of [cookie, cookie, ""])
      expect(await namesOn(shops, session)).toEqual(["Joule", "Joule"]);
    await Promise.all(others.map((path) => namesOn(path)));
    const before = await Promise.all(others.map(renderings));

    shopName = "Volta";
    expect(await purge({ mall: tenant, kind: "companies", entity })).toBe(200);
    await vi.waitFor(async () => {
      for (const session of ["", cookie]) expect(await namesOn(shops, session)).toEqual(["Volta", "Volta"]);
    }, 15_000);
    await Promise.all(others.map((path) => namesOn(path)));
    expect(await Promise.all(others.map(renderings))).toEqual(before);
  }, 60_000);

  it("is accepted once, by any instance, from those who have the secret", async () => {
    const change = { mall: tenant, kind: "faq" };
    const body = JSON.stringify(change);
    const headers = signedHeaders({ secret, method: "POST", path: "/purge", body });
    expect(await purge(change, headers)).toBe(200);
    expect([await purge(change, headers), await purge(change, headers, 1)]).toEqual([409, 409]);
    expect(await purge({ mall: "europasc" }, headers)).toBe(401);
    expect(await purge(change, {})).toBe(401);
    for (const wrong of [
      { mall: "nowhere" },
      { mall: tenant, kind: "shoes" },
      { mall: tenant, entity: "1" },
      [],
    ])
      expect(await purge(wrong)).toBe(400);
    const audit = (sites[0]?.output() ?? "").split("\n").filter((line) => line.includes('"audit":"purge"'));
    expect(
      audit.map((line) => JSON.parse(line)).map(({ mall, kind, status }) => ({ mall, kind, status })),
    ).toEqual(
      expect.arrayContaining([{ mall: tenant, kind: "faq", status: 200 }, { status: 409 }, { status: 401 }]),
    );
    expect(audit.join()).not.toContain(secret);
  }, 30_000);

  it("leaves the old page where it can't be rendered again", async () => {
    const page = "/en/amenities/1";
    await namesOn(page);
    const before = await renderings(page);
    isFailing = true;
    expect(await purge({ mall: tenant, kind: "amenities" })).toBe(200);
    const statuses = await Promise.all(sites.map(async (site) => (await ask(site, tenant, page)).status));
    expect(statuses).toEqual([200, 200]);
    isFailing = false;
    const after = await renderings(page);
    expect(after.map((count, at) => count > (before[at] ?? 0))).toEqual([true, true]);
  }, 60_000);

  it("is what the operator's command sends", async () => {
    const run = (...words: string[]) =>
      promisify(execFile)(process.execPath, ["build/process/operator.js", "purge", ...words], {
        env: { ...process.env, EDITOR_SECRET: secret, PURGE_URL: `http://127.0.0.1:${portOf(1)}` },
      });
    await namesOn("/en/faq");
    const before = await renderings("/en/faq");
    expect((await run(tenant, "faq")).stdout).toBe(`${tenant} faq is rendered again\n`);
    await vi.waitFor(async () => {
      await namesOn("/en/faq");
      const after = await renderings("/en/faq");
      expect(after.map((count, at) => count > (before[at] ?? 0))).toEqual([true, true]);
    }, 15_000);
    await expect(run("nowhere")).rejects.toThrow(/mall/);
  }, 30_000);
});

it("revalidates everything after its connection was interrupted", async () => {
  shopName = "Watt";
  redis.kill("SIGKILL");
  await once(redis, "exit");
  expect((await namesShown())[0]).toBe("Volta");
  expect(await purge({ mall: tenant })).toBe(503);
  redis = await startRedis(redisPort);
  await vi.waitFor(async () => expect(await namesShown()).toEqual(Array(4).fill("Watt")), {
    timeout: 15_000,
    interval: 200,
  });
}, 30_000);
