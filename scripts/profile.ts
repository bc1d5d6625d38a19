// Requests one page many times and prints where the site's CPU time went, by folder and by function with all that it
// calls: `npm run profile -- /en/shops-services`. `--member` logs in, `--cached` allows the page cache, `--new` has each
// page rendered from scratch.
// The profile itself, for the developer tools of a browser, is in `.cache/profile`.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ask, logIn, startMeasuredSite } from "../tests/processes/site-process";
import { type CpuProfile, type Frame, inclusiveTimes } from "./profile/inclusive-times";

const maps = new Map<string, SourceMap | null>();
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mall: { type: "string", default: "galerieharfa" },
    member: { type: "boolean", default: false },
    cached: { type: "boolean", default: false },
    new: { type: "boolean", default: false },
    times: { type: "string", default: "200" },
  },
});
const [path = "/en/shops-services"] = positionals;
const times = Number(options.times);
const file = ".cache/profile/site.cpuprofile";
rmSync(file, { force: true });
mkdirSync(dirname(file), { recursive: true });

const site = await startMeasuredSite({
  NODE_OPTIONS: `--import ${new URL("profile/record-on-signal.js", import.meta.url)}`,
  PROFILE_FILE: resolve(file),
});
const headers = options.member ? { Cookie: await logIn(site, options.mall) } : {};
// With a parameter that the site doesn't know, a page is not cached.
const address = options.cached || options.member ? path : `${path}${path.includes("?") ? "&" : "?"}uncached`;
let opened = 0;
await open(times);
process.kill(site.pid, "SIGUSR2");
await open(times);
process.kill(site.pid, "SIGUSR2");
while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 50));
await site.stop();

const profile = JSON.parse(readFileSync(file, "utf8")) as CpuProfile;
const { total, byFolder, byFunction } = inclusiveTimes(profile, sourceOf);
console.log(`${address}, ${(total / times / 1000).toFixed(1)} ms per page; inclusive\n`);
print(byFolder, 30);
print(byFunction, 60);
console.log(file);

async function open(count: number) {
  for (let at = 0; at < count; at++) {
    const response = await ask(site, options.mall, options.new ? `${address}=${++opened}` : address, {
      headers,
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${address} returned ${response.status}`);
  }
}

function print(costs: Map<string, number>, most: number) {
  const sorted = [...costs].toSorted(([, one], [, other]) => other - one).slice(0, most);
  for (const [name, time] of sorted)
    console.log(
      `${((time / total) * 100).toFixed(1).padStart(6)} %  ${(time / times / 1000).toFixed(2).padStart(6)} ms  ${name}`,
    );
  console.log("");
}

/** The source of a frame within the project, or the package that it belongs to. */
function sourceOf({ url, lineNumber, columnNumber }: Frame): string {
  if (!url) return "(engine)";
  if (!url.startsWith("file:")) return url;
  const built = fileURLToPath(url);
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(built)?.[1];
  if (inPackage) return inPackage;
  const source = mapOf(built)?.findEntry(lineNumber, columnNumber);
  return source && "originalSource" in source
    ? relative(process.cwd(), new URL(source.originalSource, url).pathname).replace(/\?.*/, "")
    : relative(process.cwd(), built);
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const path = `${file}.map`;
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null;
  maps.set(file, map);
  return map;
}
