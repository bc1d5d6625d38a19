// Prints the compressed weight of a first visit to each screen against the limits; exits with 1 if one is exceeded.
// `-- --script` prints what a page's scripts consist of (the home page's, or the path's that follows), and `-- --weak`
// what a tap waits for on a weak phone.

import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { tenantIds } from "@contract/tenant-folders.server";
import { ask, logIn, startSite } from "../tests/processes/site-process";
import { isForMembers, readList, screensOf } from "../tests/screens/screens";
import { printScriptParts } from "./budget/script-parts";
import { measureWeakDevices } from "./budget/weak-devices";

/** In KiB (brotli); fonts are a number of files, and styles those that a phone waits for to paint. */
const limits = { html: 14, first: 20, script: 105, css: 14, fonts: 2 };

/** By file: most screens share most of them. */
const sizes = new Map<string, number>();

const site = await startSite();
if (process.argv.includes("--weak")) {
  const wanted = process.argv.slice(2).filter((word) => word !== "--weak");
  const isBlocked = await measureWeakDevices(site, wanted);
  await site.stop();
  process.exit(isBlocked ? 1 : 0);
}
if (process.argv.includes("--script")) {
  const path = process.argv.slice(2).find((word) => word !== "--script") ?? "/en";
  const scripts = scriptsOf(await (await ask(site, tenantIds[0] ?? "", path)).text());
  await site.stop();
  console.log(`${kilobytes(sum(scripts.map(sizeOf))).toFixed(1)} kB of script at ${path}, of which`);
  await printScriptParts(scripts);
  process.exit();
}
let isOver = false;
console.log(
  `limits: HTML ${limits.html} kB, first script ${limits.first} kB, all ${limits.script} kB, CSS ${limits.css} kB, ${limits.fonts} font files before the fold\n`,
);
console.log(
  "html".padStart(8),
  "first".padStart(8),
  "script".padStart(8),
  "css".padStart(8),
  "fonts".padStart(6),
  " screen",
);
for (const tenant of tenantIds) {
  const screens = await screensOf(async (resource) =>
    readList(await (await ask(site, tenant, `/api/proxy/${resource}?per_page=48`)).json()),
  );
  const cookie = await logIn(site, tenant);
  for (const { name, path } of screens) {
    const headers = isForMembers(name) ? { Cookie: cookie } : {};
    const html = await (await ask(site, tenant, path, { headers })).text();
    const assets = assetsOf(html);
    const [, first] = /<script type="module" async src="([^"]+)"/.exec(html) ?? [];
    const row = {
      html: kilobytes(brotliCompressSync(html).length),
      first: kilobytes(first ? sizeOf(first) : 0),
      script: kilobytes(sum(scriptsOf(html).map(sizeOf))),
      css: kilobytes(sum(stylesOfPhone(html).map(sizeOf))),
      fonts: assets.filter((file) => file.endsWith(".woff2")).length,
    };
    const over = Object.entries(limits).filter(([name, limit]) => row[name as keyof typeof row] > limit);
    isOver ||= over.length > 0;
    console.log(
      row.html.toFixed(1).padStart(8),
      row.first.toFixed(1).padStart(8),
      row.script.toFixed(1).padStart(8),
      row.css.toFixed(1).padStart(8),
      String(row.fonts).padStart(6),
      ` ${tenant}${path}${over.length > 0 ? `  OVER: ${over.map(([name]) => name).join(", ")}` : ""}`,
    );
  }
}
await site.stop();
process.exit(isOver ? 1 : 0);

function assetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"\\]+\.\w+)"/g)].map(([, file = ""]) => file))];
}

/** The style sheets without a condition, or with one that a phone's screen meets. */
function stylesOfPhone(html: string): string[] {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  return links
    .filter((link) => !/media="[^"]*\(min-width/.test(link))
    .map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? "");
}

function scriptsOf(html: string): string[] {
  return reached(assetsOf(html).filter((file) => file.endsWith(".js")));
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** The scripts with their static imports, plus the translations and the slider that are loaded later. */
function reached(entries: string[]): string[] {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let file = queue.shift(); file; file = queue.shift()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(`build/client${file}`, "utf8");
    for (const [, next = ""] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      queue.push(`/assets/${next}`);
    for (const [, next = ""] of code.matchAll(/import\(\s*["'`]\.\/((?:carousel-slider)[^"'`]+\.js)["'`]/g))
      queue.push(`/assets/${next}`);
  }
  return [...seen];
}

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(`build/client${file}`)).length;
  sizes.set(file, size);
  return size;
}

function kilobytes(bytes: number): number {
  return bytes / 1024;
}
