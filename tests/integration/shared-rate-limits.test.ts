import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../free-port";
import { startRedis } from "../redis-process";
import { ask, type RunningSite, startSite } from "../site-process";

let redis: ChildProcess;
let sites: RunningSite[];
beforeAll(async () => {
  const port = await freePort();
  redis = await startRedis(port);
  const environment = { REDIS_URL: `redis://127.0.0.1:${port}` };
  sites = await Promise.all([startSite(environment), startSite(environment)]);
}, 120_000);
afterAll(async () => {
  redis.kill();
  await Promise.all(sites.map((site) => site.stop()));
});

async function tryPassword(at: number, email: string): Promise<number> {
  const site = sites[at % sites.length] ?? expect.fail("no site runs");
  const body = new URLSearchParams({ intent: "login", email, password: `guess ${at}` });
  const response = await ask(site, "beta", "/en/login", { method: "POST", body });
  await response.text();
  return response.status;
}

it("counts attempts over all instances, and per process while Redis hangs or is gone", async () => {
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
