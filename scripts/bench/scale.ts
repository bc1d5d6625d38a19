import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuOf } from "../../tests/processes/process-cpu";
import { ask, startMeasuredSite } from "../../tests/processes/site-process";
import { startCountingApi } from "./counting-api";

const scales = [1, 10, 100];
const times = 15;
/** Worse than n log n. */
const largestExponent = 1.2;

/** Each time another address, so that no page comes from a cache. */
const screens: { name: string; path: (time: number) => string }[] = [
  { name: "home", path: (time) => `/en?uncached=${time}` },
  { name: "directory", path: (time) => `/en/shops-services?uncached=${time}` },
  { name: "offers", path: (time) => `/en/offers/1?uncached=${time}` },
  { name: "events", path: (time) => `/en/events/1?uncached=${time}` },
  { name: "search", path: (time) => `/en/search?q=shoes+${time}` },
  { name: "feed", path: (time) => `/feed/news.en.xml?uncached=${time}` },
  { name: "sitemap", path: (time) => `/sitemap.xml?uncached=${time}` },
];

/** Prints how the CPU time of lists, search, feed and sitemap, site and API together, grows with a mall's content. */
export async function measureGrowth(tenant: string): Promise<boolean> {
  const costs = new Map<string, number[]>();
  for (const scale of scales) {
    const folder = mkdtempSync(join(tmpdir(), "promenade-bench-"));
    const database = `file:${folder}/mall-api.db`;
    const api = await startCountingApi(database, scale);
    const site = await startMeasuredSite({ MALL_API_URL: `${api.url}/{tenant}`, DATABASE_URL: database });
    for (const { name, path } of screens) {
      const open = async (time: number) => {
        const answer = await ask(site, tenant, path(time), { headers: { "accept-encoding": "identity" } });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${path(time)} returned ${answer.status}`);
      };
      for (let time = 0; time < times; time++) await open(-time);
      let ofApi = 0;
      const ofSite = await cpuOf(site, async () => {
        ofApi = await cpuOf({ pid: api.pid }, async () => {
          for (let time = 1; time <= times; time++) await open(time);
        });
      });
      costs.set(name, [...(costs.get(name) ?? []), (ofSite + ofApi) / times]);
    }
    await site.stop();
    api.stop();
    rmSync(folder, { recursive: true });
  }
  console.log(`CPU milliseconds per page of site and API at ${scales.join(", ")} times the demo content`);
  let isReached = true;
  for (const [name, all] of costs) {
    const [first = 1] = all;
    const exponent = Math.log((all.at(-1) ?? 1) / first) / Math.log(scales.at(-1) ?? 1);
    isReached &&= exponent <= largestExponent;
    console.log(
      `  ${name.padEnd(12)}${all.map((ms) => ms.toFixed(1).padStart(9)).join("")}   exponent ${exponent.toFixed(2)}`,
    );
  }
  return isReached;
}
