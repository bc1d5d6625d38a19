import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";

const { mallApi } = sharedSite();
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ MALL_API_URL: `${mallApi}/{tenant}`, OPERATOR_PORT: "0", LOG_LEVEL: "info" });
}, 60_000);
afterAll(() => site.stop());

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${site.operatorPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
};

it("a site that runs out of file descriptors logs it once, counts it, and answers when some are free again", async () => {
  await (await ask(site, "beta", "/en")).text();
  const limit = readdirSync(`/proc/${site.pid}/fd`).length + 40;
  execFileSync("prlimit", ["--pid", String(site.pid), `--nofile=${limit}`]);
  await expect.poll(() => metric("process_max_fds"), { timeout: 20_000 }).toBe(limit);
  expect(await metric("promenade_file_descriptors_exhausted_total")).toBe(0);

  const sockets: Socket[] = [];
  for (let at = 0; at < 80; at++) sockets.push(connect(site.port, "127.0.0.1").on("error", () => {}));
  const reports = () =>
    site
      .output()
      .split("\n")
      .filter((line) => line.includes("File descriptors run out"));
  await expect.poll(reports, { timeout: 30_000 }).toHaveLength(1);
  expect(JSON.parse(reports()[0] ?? "")).toMatchObject({ level: 50, limit });

  for (const socket of sockets) socket.destroy();
  await expect
    .poll(() => metric("promenade_file_descriptors_exhausted_total").catch(() => 0), { timeout: 30_000 })
    .toBeGreaterThan(0);
  expect((await ask(site, "beta", "/en")).status).toBe(200);
  expect(reports()).toHaveLength(1);
}, 120_000);
