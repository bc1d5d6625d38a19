// Fills the reference API with a large data set and prints the response times of lists and search over HTTP, network
// included.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startMallApi } from "../mall-api/start-mall-api";

const { values } = parseArgs({
  options: {
    /** Multiplies the demo content of each of the six malls. */
    scale: { type: "string", default: "100" },
    /** A database to keep; without it, a temporary one is used. */
    database: { type: "string" },
    mall: { type: "string", default: "galerieharfa" },
  },
});
const goal = { list: 20, search: 100 };
const rounds = 15;

const reads = {
  list: [
    "companies?per_page=24",
    "companies?per_page=24&page=50",
    "companies?per_page=24&category=fashion",
    "companies?per_page=24&kind=dine",
    "companies?per_page=24&sort=-follow_count",
    "companies/featured?per_page=12",
    "products?per_page=24&sort=-updated_at",
    "products?per_page=24&sort=price",
    "products?per_page=24&sort=valid_to",
    "products?per_page=24&category=fashion",
    "events?per_page=24",
    "events/upcoming?per_page=24&type=stores",
    "news?per_page=24",
    "news?per_page=24&type=mall",
    "news/n-a-meadow-on-the-roof",
  ],
  search: [
    "search?per_page=4&language=cz&q=parkovani",
    "search?per_page=4&language=cz&q=parkovnai",
    "search?per_page=4&language=cz&q=treti+kaptola",
    "search?per_page=4&language=cz&q=boty",
    "search?per_page=4&language=cz&q=a",
    "search?per_page=4&language=de&q=karten",
    "search?per_page=4&language=en&q=opening+hours",
    "search?per_page=24&language=cz&type=company&q=kniha&page=3",
    "search?per_page=4&language=cz&q=inkoust+boty+koncert+parkovani",
    "search?per_page=4&language=cz&q=xqzwvk",
    "companies?per_page=24&search=kniha",
  ],
};

const folder = mkdtempSync(join(tmpdir(), "promenade-bench-"));
const databaseUrl = values.database ?? `file:${folder}/mall-api.db`;
const started = performance.now();
const api = await startMallApi({ port: 0, databaseUrl, scale: Number(values.scale) });
const filling = (performance.now() - started) / 1000;
let rows = 0;
for (const resource of ["companies", "products", "events", "news"]) {
  const answer = await fetch(`${api.url}/${values.mall}/v1/${resource}?per_page=1`);
  const { data } = (await answer.json()) as { data: { total: number } };
  rows += data.total;
}
const size = Math.round(statSync(databaseUrl.replace("file:", "")).size / 1024 / 1024);
console.log(
  `${values.mall}: ${rows} shops, offers, events and news; database ${size} MB, ready after ${filling.toFixed(0)} s\n`,
);

let isSlow = false;
for (const [kind, paths] of Object.entries(reads) as ["list" | "search", string[]][]) {
  console.log(`${kind}, goal ${goal[kind]} ms   first  middle   worst`);
  for (const path of paths) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await milliseconds(path));
    const [first = 0, ...later] = times;
    const sorted = later.toSorted((one, other) => one - other);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    isSlow ||= middle > goal[kind];
    const figures = [first, middle, sorted.at(-1) ?? 0].map((time) => time.toFixed(1).padStart(8)).join("");
    console.log(`${" ".repeat(14)}${figures}  ${path}${middle > goal[kind] ? "  SLOW" : ""}`);
  }
}
await api.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(isSlow ? 1 : 0);

async function milliseconds(path: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${api.url}/${values.mall}/v1/${path}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return performance.now() - begun;
}
