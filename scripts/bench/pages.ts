import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuOf } from "../../tests/processes/process-cpu";
import { copySeededDatabase } from "../../tests/processes/seeded-database";
import { ask, logIn, type RunningSite, startMeasuredSite } from "../../tests/processes/site-process";
import { startCountingApi } from "./counting-api";
import { median } from "./median";
import { startBareServer } from "./start-bare-server";

const rounds = 3;
/** Rendered from scratch, rendered again from unchanged data, or a member's. */
type Visitor = "new" | "unchanged" | "member";
const screens: { name: string; path: string; visitors: Visitor[] }[] = [
  { name: "home", path: "/en", visitors: ["new", "unchanged", "member"] },
  { name: "directory", path: "/en/shops-services", visitors: ["new", "unchanged", "member"] },
  { name: "offers", path: "/en/offers/1", visitors: ["new", "unchanged", "member"] },
  { name: "dashboard", path: "/en/dashboard", visitors: ["member"] },
];

/** Compares rendered pages of a mall, whose demo content is multiplied, with React and templates. */
export async function comparePages(tenant: string, scale: number) {
  const folder = mkdtempSync(join(tmpdir(), "promenade-bench-"));
  const database = scale === 1 ? await copySeededDatabase(folder) : `file:${folder}/mall-api.db`;
  const api = await startCountingApi(database, scale);
  const site = await startMeasuredSite({ MALL_API_URL: `${api.url}/{tenant}`, DATABASE_URL: database });
  const member = { Cookie: await logIn(site, tenant) };
  const shops = await fetch(`${api.url}/${tenant}/v1/companies?per_page=1`);
  const { data } = (await shops.json()) as { data: { total: number } };
  console.log(`${data.total} shops: CPU milliseconds per page`);
  const columns = ["site", "React", "ratio", "strings", "ratio", "calls"];
  console.log(`${"".padEnd(26)}${columns.map((column) => column.padStart(8)).join("")}`);
  for (const { name, path, visitors } of screens) {
    for (const visitor of visitors) {
      // With a parameter that the site doesn't know, a page is not cached.
      const init = visitor === "member" ? { headers: member } : {};
      let opened = 0;
      const addresses = {
        new: () => `${path}?uncached=${++opened}`,
        unchanged: () => `${path}?uncached`,
        member: () => path,
      };
      const open = async () => {
        const response = await ask(site, tenant, addresses[visitor](), init);
        if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
        return response.text();
      };
      await comparePage(`${name}, ${visitor}`, { site, open, calls: api.calls });
    }
  }
  console.log("");
  await site.stop();
  api.stop();
  rmSync(folder, { recursive: true });
}

type Page = { site: RunningSite; open: () => Promise<string>; calls: () => number };

async function comparePage(name: string, { site, open, calls }: Page) {
  const html = await open();
  const react = await startBareServer({ html, by: "React" });
  const templates = await startBareServer({ html, by: "templates" });
  const ways = [
    { pid: site.pid, read: open },
    { pid: react.pid, read: async () => (await fetch(react.url)).text() },
    { pid: templates.pid, read: async () => (await fetch(templates.url)).text() },
  ];
  const times = Math.max(20, Math.min(100, Math.round(8_000_000 / html.length)));
  const results: number[][] = [];
  let callsOfOne = 0;
  // In the first round everything is compiled.
  for (let round = 0; round <= rounds; round++) {
    const before = calls();
    const result: number[] = [];
    for (const { pid, read } of ways) {
      const cpu = await cpuOf({ pid }, async () => {
        for (let time = 0; time < times; time++) await read();
      });
      result.push(cpu / times);
    }
    if (round > 0) results.push(result);
    callsOfOne = (calls() - before) / times;
  }
  const [own = 0, byReact = 0, byTemplates = 0] = ways.map((_, way) =>
    median(results.map((result) => result[way] ?? 0)),
  );
  const figures = [own, byReact, own / byReact, byTemplates, own / byTemplates, callsOfOne];
  console.log(`  ${name.padEnd(24)}${figures.map((figure) => figure.toFixed(1).padStart(8)).join("")}`);
  react.stop();
  templates.stop();
}
