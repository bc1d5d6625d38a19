// Prints Lighthouse's mobile scores for the landing screens, the median of five runs each; exits with 1 if one is
// below 100.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, startSite } from "../tests/processes/site-process";
import { readList, screensOf } from "../tests/screens/screens";
import { findBrowser } from "./find-program.js";

/** Downloaded on demand: it is larger than all test dependencies together. */
const lighthouse = "lighthouse@12.8.2";
const runs = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const screens = ["index", "shops-services", "shop-detail", "offer-detail", "login"];
const tenant = "galerieharfa";

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};

const site = await startSite();
const folder = mkdtempSync(join(tmpdir(), "promenade-lighthouse-"));
const paths = await screensOf(async (resource) =>
  readList(await (await ask(site, tenant, `/api/proxy/${resource}?per_page=48`)).json()),
);
let isShort = false;
console.log(categories.map((name) => name.padStart(15)).join(""), "  LCP      CLS    TBT      screen");
for (const name of screens) {
  const path = paths.find((screen) => screen.name === name && screen.language === "cz")?.path;
  if (!path) throw new Error(`No URL of ${name}`);
  const reports = Array.from({ length: runs }, () => reportOf(site.of(tenant) + path));
  const middle = (value: (report: Report) => number) =>
    reports.map(value).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  const scores = categories.map((category) =>
    Math.round(100 * middle((report) => report.categories[category]?.score ?? 0)),
  );
  const [report] = reports as [Report];
  const figure = (audit: string) => (report.audits[audit]?.displayValue ?? "").padEnd(8);
  console.log(
    scores.map((score) => String(score).padStart(15)).join(""),
    ` ${figure("largest-contentful-paint")} ${figure("cumulative-layout-shift").slice(0, 6)} ${figure("total-blocking-time")} ${path}`,
  );
  isShort ||= scores.some((score) => score < 100);
  for (const { title, score, displayValue } of Object.values(report.audits)) {
    if (score !== null && score < 0.9) console.log(`    ${score} ${title} ${displayValue ?? ""}`);
  }
}
rmSync(folder, { recursive: true, force: true });
await site.stop();
process.exit(isShort ? 1 : 0);

function reportOf(url: string): Report {
  const file = join(folder, "report.json");
  const flags = [
    `--output-path=${file}`,
    "--output=json",
    "--quiet",
    `--only-categories=${categories.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
  ];
  execFileSync("npx", ["--yes", lighthouse, url, ...flags], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}
