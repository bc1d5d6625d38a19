import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "@contract/languages";
import { parse } from "yaml";
import { href } from "../../app/locale/href";
import { cpuOf } from "../../tests/processes/process-cpu";
import { copySeededDatabase } from "../../tests/processes/seeded-database";
import { ask, logIn, startMeasuredSite } from "../../tests/processes/site-process";
import { startCountingApi } from "./counting-api";
import { median } from "./median";
import { startBareServer } from "./start-bare-server";

/** Times React's directory, which takes 2 ms where a member's page may take 3, and a search 8 in both processes. */
const goals = { page: 1.5, search: 4 };
/** What a busy machine adds to a ratio. */
const noise = 1.25;
const warmRounds = 3;
const rounds = 4;
const times = 30;

const pages = ["", "/my-points", "/receipts", "/rewards", "/profile"].map((path) => `/en/dashboard${path}`);
/** What people ask in a mall, as they type it. Neighbours ask for the same in other words. */
const asked = (
  parse(readFileSync("tests/contract/search-questions.yaml", "utf8")) as {
    language: Language;
    asked: Record<string, string>;
  }[]
).flatMap(({ language, asked }) => Object.keys(asked).map((q) => href("search", null, language, { q })));
const questions = [...new Set(asked)];
/** A prime, so that all are asked before one is repeated. */
const step = 7;

type Way = {
  name: string;
  pids: number[];
  encoding: string;
  goal: number;
  open: () => Promise<{ status: number }>;
};

/**
 * Compares a member's own pages, and searches that nobody has asked before, with React's render of the directory: pages
 * that are visited again within seconds, and the same as reloads, which read everything again.
 */
export async function compareOwnPages(tenant: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "promenade-bench-"));
  const database = await copySeededDatabase(folder);
  const api = await startCountingApi(database, 1);
  const site = await startMeasuredSite({ MALL_API_URL: `${api.url}/{tenant}`, DATABASE_URL: database });
  const Cookie = await logIn(site, tenant);
  const html = await (await ask(site, tenant, "/en/shops-services")).text();
  const react = await startBareServer({ html, by: "React" });

  const read = async (path: string, headers: Record<string, string>) => {
    const answer = await ask(site, tenant, path, { headers });
    await answer.arrayBuffer();
    return answer;
  };
  let searches = 0;
  const newQuestion = () => questions[(searches++ * step) % questions.length] ?? "";
  const ways: Way[] = ["identity", "gzip"].flatMap((encoding) => {
    const way = (name: string, open: Way["open"], goal = goals.page, pids = [site.pid]) => ({
      name,
      pids,
      encoding,
      goal,
      open,
    });
    const accepting = { "accept-encoding": encoding };
    return [
      way("React's directory", () => fetch(react.url, { headers: accepting }), 1, [react.pid]),
      ...pages.flatMap((path) => [
        way(path, () => read(path, { Cookie, ...accepting })),
        way(`${path}, reload`, () => read(path, { Cookie, "cache-control": "max-age=0", ...accepting }), 3),
      ]),
      way("search, site and API", () => read(newQuestion(), accepting), goals.search, [site.pid, api.pid]),
    ];
  });

  const results = ways.map(() => ({ ms: [] as number[], calls: 0 }));
  for (let round = 0; round < warmRounds + rounds; round++) {
    for (const [at, { pids, open, name }] of ways.entries()) {
      const before = api.calls();
      const ms = await cpuOfAll(pids, async () => {
        for (let time = 0; time < times; time++) {
          const { status } = await open();
          if (status !== 200) throw new Error(`${name} returned ${status}`);
        }
      });
      const result = results[at];
      if (round < warmRounds || !result) continue;
      result.ms.push(ms / times);
      result.calls += (api.calls() - before) / times / rounds;
    }
  }

  console.log("A member's own pages and searches: CPU milliseconds, and how many times React's directory");
  console.log(`${"".padEnd(38)}${["ms", "ratio", "goal", "calls"].map((name) => name.padStart(8)).join("")}`);
  let areReached = true;
  let base = 1;
  for (const [at, { name, encoding, goal }] of ways.entries()) {
    const { ms = [], calls = 0 } = results[at] ?? {};
    const own = median(ms);
    if (name === "React's directory") base = own;
    areReached &&= own / base <= goal * noise;
    const figures = [own, own / base, goal, calls].map((figure) => figure.toFixed(1).padStart(8)).join("");
    console.log(`  ${`${name}${encoding === "gzip" ? ", gzip" : ""}`.padEnd(36)}${figures}`);
  }
  console.log("");
  react.stop();
  await site.stop();
  api.stop();
  rmSync(folder, { recursive: true });
  return areReached;
}

const cpuOfAll = ([pid = 0, ...others]: number[], work: () => Promise<unknown>): Promise<number> => {
  if (others.length === 0) return cpuOf({ pid }, work);
  let rest = 0;
  return cpuOf({ pid }, async () => {
    rest = await cpuOfAll(others, work);
  }).then((ms) => ms + rest);
};
