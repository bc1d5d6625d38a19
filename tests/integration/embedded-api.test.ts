import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { ask, startSite } from "../processes/site-process";

/** The processes that a process has started. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(/\s+/).filter(Boolean).map(Number);

it("starts the embedded mall API again however often it dies, and ends with a code if it can't", async () => {
  const site = await startSite();
  const isUp = () =>
    fetch(`${site.mallApi}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const { port } = new URL(site.mallApi);
  for (let time = 0; time < 2; time++) {
    const [mallApi = 0] = childrenOf(site.pid);
    process.kill(mallApi, "SIGKILL");
    await expect.poll(isUp, { timeout: 20_000, interval: 200 }).toBe(true);
  }
  await expect
    .poll(async () => (await ask(site, "beta", "/en/shops-services")).status, { timeout: 10_000 })
    .toBe(200);

  const [mallApi = 0] = childrenOf(site.pid);
  process.kill(mallApi, "SIGKILL");
  const squatter = createServer();
  await expect
    .poll(
      () =>
        new Promise<boolean>((resolve) => {
          squatter.once("error", () => resolve(false));
          squatter.listen(Number(port), "127.0.0.1", () => resolve(true));
        }),
      { timeout: 5_000 },
    )
    .toBe(true);
  const isAlive = () => {
    try {
      return childrenOf(site.pid).length >= 0;
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive, { timeout: 60_000, interval: 500 }).toBe(false);
  squatter.close();
  expect(await site.stop()).toBe(1);
}, 120_000);
