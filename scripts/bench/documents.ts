import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { cpuOf } from "../../tests/processes/process-cpu";
import { ask, logIn, startMeasuredSite } from "../../tests/processes/site-process";
import { startBareServer } from "./start-bare-server";

/** Of one document's work in one piece, for which others wait: times React's directory, which takes 2 ms where that is 20. */
const goal = 10;
const documents = ["/offline-pack.json?language=en", "/sitemap.xml", "/my-data.zip?language=en"];
const times = 2;
/** What a busy machine adds to a ratio. */
const noise = 1.25;

/** Prints what large documents cost, new and again, and for how long other requests wait for one. */
export async function measureDocuments(tenant: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "promenade-bench-"));
  const file = join(folder, "turn");
  const site = await startMeasuredSite({
    TURN_FILE: file,
    OFFLINE: "all",
    NODE_OPTIONS: `--import ${new URL("longest-turn.js", import.meta.url)}`,
  });
  const cookies = new Map<string, string>();
  for (const mall of [tenant, "novoplaza"]) cookies.set(mall, await logIn(site, mall));
  const open = async (path: string, mall = tenant) => {
    const headers = path.startsWith("/my-data") ? { Cookie: cookies.get(mall) ?? "" } : {};
    const response = await ask(site, mall, path, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
  };
  const longestTurn = async (work: () => Promise<void>) => {
    rmSync(file, { force: true });
    process.kill(site.pid, "SIGUSR2");
    await setTimeout(20);
    await work();
    process.kill(site.pid, "SIGUSR2");
    while (!existsSync(file)) await setTimeout(20);
    return Number(readFileSync(file, "utf8"));
  };
  const html = await (await ask(site, tenant, "/en/shops-services")).text();
  const react = await startBareServer({ html, by: "React" });
  const renders = 100;
  const directory = async () => {
    for (let time = 0; time < renders; time++)
      await (await fetch(react.url, { headers: { "accept-encoding": "identity" } })).arrayBuffer();
  };
  await directory();
  const base = (await cpuOf(react, directory)) / renders;
  console.log(`Large documents: CPU milliseconds, where React's directory takes ${base.toFixed(1)}`);
  console.log(`${"".padEnd(32)} again  longest piece, ratio (goal ${goal})`);
  let isReached = true;
  for (const path of documents) {
    // The code is compiled by the same of another mall.
    await open(path, "novoplaza");
    const longest = await longestTurn(() => open(path));
    const again = await cpuOf(site, async () => {
      for (let time = 0; time < times; time++) await open(path);
    });
    isReached &&= longest / base <= goal * noise;
    const figures = [again / times, longest, longest / base].map((ms) => ms.toFixed(1).padStart(8)).join("");
    console.log(`  ${path.padEnd(28)}${figures}`);
  }
  console.log("");
  react.stop();
  await site.stop();
  rmSync(folder, { recursive: true });
  return isReached;
}
