// `npm test`: every check there is, in the order of what they cost; the last line sums them up.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser, findRedis } from "./find-program.js";

const folder = mkdtempSync(join(tmpdir(), "promenade-test-"));
let passed = 0;
let failed = 0;

check("types", "tsgo", []);
check("formatting and lint", "biome", ["check", ".", "--diagnostic-level=warn"]);
check("directions of imports", "depcruise", [
  "app",
  "contract",
  "server",
  "tenants",
  "--config",
  ".dependency-cruiser.cjs",
]);
check("texts of the four languages", "tsx", ["scripts/check-texts.ts"]);
check("build", "npm", ["run", "build", "--silent"]);
counted(
  "vitest",
  "vitest",
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${folder}/vitest.json`],
  () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = json("vitest.json");
    return [numPassedTests, numFailedTests || numFailedTestSuites];
  },
  { REDIS_SERVER_PATH: findRedis() },
);
counted(
  "browser",
  "playwright",
  ["test", "--reporter=list,json"],
  () => {
    const { stats } = json("playwright.json");
    return [stats.expected, stats.unexpected + stats.flaky];
  },
  { PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, "playwright.json"), CHROMIUM_PATH: findBrowser() },
);

rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** One check that counts as one test. */
function check(name, command, args) {
  const isGood = run(name, command, args) === 0;
  if (isGood) passed++;
  else failed++;
}

/** A runner that counts its own tests; one that breaks off counts as a failure. */
function counted(name, command, args, counts, environment = {}) {
  const status = run(name, command, args, environment);
  try {
    const [good, bad] = counts();
    passed += good;
    failed += bad || (status === 0 ? 0 : 1);
  } catch {
    failed++;
  }
}

function run(name, command, args, environment = {}) {
  console.log(`\n== ${name}`);
  const bin = command === "npm" ? "npm" : join("node_modules", ".bin", command);
  return spawnSync(bin, args, { stdio: "inherit", env: { ...process.env, ...environment } }).status;
}

function json(file) {
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}
