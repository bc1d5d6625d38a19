import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { cpuOf } from "../../tests/processes/process-cpu";
import { copySeededDatabase } from "../../tests/processes/seeded-database";
import { ask, type RunningSite, startMeasuredSite } from "../../tests/processes/site-process";
import { startCountingApi } from "./counting-api";

/** Malls beside those of the build. */
const counts = [0, 200, 1000];
const pages = 60;
/** Kilobytes of a mall that nobody visits. */
const memoryGoal = 200;
/** A page's cost among many malls, times its cost among few; with what a busy machine adds. */
const costGoal = 1.25;

/**
 * Prints what a mall that nobody visits costs: memory, and CPU time of another mall's pages. All malls have the content of
 * one, whose answers come from the reference API.
 */
export async function measureMalls(tenant: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "promenade-bench-"));
  const database = await copySeededDatabase(folder);
  const api = await startCountingApi(database, 1);
  console.log(
    "Malls beside those of the build: seconds to ready, memory, and CPU milliseconds of a new home page",
  );
  console.log(["", "ready", "MB", "kB each", "ms", "ratio"].map((name) => name.padStart(9)).join(""));
  let isReached = true;
  let first: { memory: number; ms: number } | undefined;
  for (const count of counts) {
    const malls = join(folder, `malls-${count}`);
    writeMalls(malls, count, `${api.url}/${tenant}`);
    const before = performance.now();
    const site = await startMeasuredSite({
      MALL_API_URL: `${api.url}/{tenant}`,
      DATABASE_URL: database,
      TENANTS_DIR: malls,
    });
    const seconds = (performance.now() - before) / 1000;
    await settled(api.calls);
    let opened = 0;
    const open = async () => {
      const answer = await ask(site, tenant, `/en?uncached=${++opened}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`/en among ${count} returned ${answer.status}`);
    };
    // Before the pages, which fill the caches.
    const memory = residentKilobytes(site);
    for (let time = 0; time < 4 * pages; time++) await open();
    const cpu = await cpuOf(site, async () => {
      for (let time = 0; time < pages; time++) await open();
    });
    await site.stop();
    const ms = cpu / pages;
    first ??= { memory, ms };
    const each = count === 0 ? 0 : (memory - first.memory) / count;
    isReached &&= each <= memoryGoal && ms <= first.ms * costGoal;
    const figures = [seconds, memory / 1024, each, ms, ms / first.ms];
    console.log(String(count).padStart(9) + figures.map((figure) => figure.toFixed(1).padStart(9)).join(""));
  }
  api.stop();
  rmSync(folder, { recursive: true });
  return isReached;
}

function writeMalls(folder: string, count: number, url: string) {
  mkdirSync(folder);
  for (let at = 0; at < count; at++) {
    const tenantId = `mall-${at}`;
    const config = { tenantId, tenantSecondLevelDomain: tenantId, gtmId: null, metaId: null };
    mkdirSync(join(folder, tenantId));
    writeFileSync(
      join(folder, tenantId, "config.json"),
      JSON.stringify({ ...config, redirectRule: "root", mallApi: { url } }),
    );
    writeFileSync(join(folder, tenantId, "meta-tags.json"), "{}");
  }
}

/** When the site has asked for nothing for three seconds, it has read what it keeps of each mall. */
async function settled(calls: () => number) {
  for (let last = -1; calls() !== last; ) {
    last = calls();
    await setTimeout(3000);
  }
}

const residentKilobytes = ({ pid }: Pick<RunningSite, "pid">): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
