import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";

const { mallApi } = sharedSite();
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ MALL_API_URL: `${mallApi}/{tenant}`, OPERATOR_PORT: "0", LOG_LEVEL: "info" });
}, 60_000);
afterAll(() => site.stop());

/** One connection, so that metrics are read while the site can't accept another. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

const readOfOperator = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const request = get({ port: site.operatorPort, path, agent }, (response) =>
      text(response).then(resolve, reject),
    );
    request.on("error", reject);
  });
const metric = async (name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\S+)$`, "m").exec(await readOfOperator("/metrics"))?.[1]);

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
  await expect
    .poll(async () => (await metric("promenade_file_descriptors_exhausted_total")) > 0, { timeout: 30_000 })
    .toBe(true);
  expect(reports()).toHaveLength(1);
  expect(JSON.parse(reports()[0] ?? "")).toMatchObject({ level: 50, limit });
  expect(JSON.parse(await readOfOperator("/status"))).toMatchObject({
    fileDescriptors: { open: limit, limit },
  });

  for (const socket of sockets) socket.destroy();
  expect((await ask(site, "beta", "/en")).status).toBe(200);
  expect(reports()).toHaveLength(1);
}, 120_000);
