import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../processes/free-port";
import { startRedis } from "../processes/redis-process";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { json, startUpstream } from "../stand-ins/upstream";

const { mallApi } = sharedSite();
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let redis: ChildProcess;
let sites: RunningSite[];
beforeAll(async () => {
  const port = await freePort();
  redis = await startRedis(port);
  // Rejects every password, and limits no attempts, as the reference API would.
  upstream = await startUpstream(async ({ method, url }, response) => {
    if (method === "POST")
      return json(response, { status: "error", httpStatus: "Unauthorized", message: "No" }, 401);
    const answer = await fetch(`${mallApi}${url}`);
    json(response, await answer.json(), answer.status);
  });
  const environment = {
    REDIS_URL: `redis://127.0.0.1:${port}`,
    MALL_API_URL: `${upstream.url}/{tenant}`,
  };
  sites = await Promise.all([startSite(environment), startSite(environment)]);
}, 120_000);
afterAll(async () => {
  redis.kill();
  await Promise.all([...sites, upstream].map((started) => started.stop()));
});

async function tryPassword(at: number, email: string): Promise<number> {
  const site = sites[at % sites.length] ?? expect.fail("no site runs");
  const body = new URLSearchParams({ intent: "login", email, password: `guess ${at}` });
  const response = await ask(site, "beta", "/en/login", { method: "POST", body });
  await response.text();
  return response.status;
}

it("counts attempts over all instances, and per process while Redis hangs or is gone", async () => {
  // While a process compiles its code, or connects, it may take Redis's answer for a missing one.
  for (const at of [0, 1, 2, 3]) expect(await tryPassword(at, `first-${at}@people.test`)).toBe(422);

  const statuses = [];
  for (let at = 0; at < 12; at++) statuses.push(await tryPassword(at, "guessed@people.test"));
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);

  redis.kill("SIGSTOP");
  for (const at of [0, 1]) {
    const started = performance.now();
    expect(await tryPassword(at, "waiting@people.test")).toBe(422);
    expect(performance.now() - started).toBeLessThan(5_000);
  }

  redis.kill("SIGKILL");
  await once(redis, "exit");
  expect(await tryPassword(0, "other@people.test")).toBe(422);
  expect(await tryPassword(1, "other@people.test")).toBe(422);
}, 30_000);
