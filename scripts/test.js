// `npm test`: runs every check, the cheap ones in parallel with the build; the last line is the summary.
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBuildFresh } from "./build-sources.js";
import { findTestPrograms } from "./find-program.js";

const folder = mkdtempSync(join(tmpdir(), "promenade-test-"));
findTestPrograms();
/** As in the script "lint" of package.json. */
const checkedFolders = "app contract mall-api realtime-server server tenants scripts tests".split(" ");
let passed = 0;
let failed = 0;
/** What failed, each with its message: printed again at the end, below thousands of lines about what passed. */
const failures = [];

// The build and most checks use one processor each: the unit tests fill what they leave.
await Promise.all([build().then(checks), vitest("unit tests", ["unit", "unit-isolated"], 2)]);
// They wait more than they compute: further workers use what two processors have left.
await vitest("contract and integration tests", ["contract", "integration"], 4);
await browserTests();

rmSync(folder, { recursive: true, force: true });
for (const failure of failures) console.log(`\n== failed: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function build() {
  if (isBuildFresh()) console.log("== build: up to date");
  else await check("build", "scripts/build.js");
}

async function checks() {
  // Each further checker repeats much of what the others do.
  await check("types", bin("tsgo"), "--checkers", "1");
  await check("formatting and lint", bin("biome"), "check", ".", "--diagnostic-level=warn");
  await check("import directions", bin("depcruise"), ...checkedFolders);
  await check("texts of all languages", bin("tsx"), "scripts/check-texts.ts");
}

/** One check that counts as one test. Its output is printed when it has ended, because another runs in parallel. */
async function check(name, script, ...args) {
  const { status, output } = await run(script, args, { isSilent: true });
  console.log(`\n== ${name}\n${output.trimEnd()}`);
  if (status === 0) passed++;
  else {
    failed++;
    failures.push(name);
  }
}

async function vitest(name, projects, workers) {
  const file = join(folder, `${projects[0]}.json`);
  console.log(`\n== ${name}`);
  const { status } = await run(bin("vitest"), [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    // With a smaller minimum vitest takes an idle one away, and ends the run by that.
    `--minWorkers=${workers}`,
    `--maxWorkers=${workers}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  count(name, status, () => {
    const report = JSON.parse(readFileSync(file, "utf8"));
    for (const { name: path, message, assertionResults } of report.testResults) {
      if (message) failures.push(`${path}\n${message}`);
      for (const test of assertionResults)
        if (test.status === "failed")
          failures.push(`${path}\n${test.fullName}\n${test.failureMessages.join("\n")}`);
    }
    return [report.numPassedTests, report.numFailedTests || report.numFailedTestSuites];
  });
}

async function browserTests() {
  const file = join(folder, "playwright.json");
  console.log("\n== end-to-end tests");
  const { status } = await run(bin("playwright"), ["test", "--reporter=list,json"], {
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  count("end-to-end tests", status, () => {
    const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
    for (const spec of specsOf(suites))
      if (!spec.ok) failures.push(`${spec.file}:${spec.line} ${spec.title}\n${errorsOf(spec)}`);
    return [stats.expected, stats.unexpected + stats.flaky];
  });
}

function specsOf(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

function errorsOf(spec) {
  return spec.tests
    .flatMap((test) => test.results)
    .flatMap((result) => result.errors)
    .map((error) => error.message)
    .join("\n");
}

/** Adds the counts of a test runner; one that aborts counts as a failure. */
function count(name, status, counts) {
  try {
    const [good, bad] = counts();
    passed += good;
    failed += bad || (status === 0 ? 0 : 1);
    if (bad || status === 0) return;
  } catch {
    failed++;
  }
  failures.push(`${name} ended with code ${status}`);
}

/** Runs a Node script in a process that ends with this one. */
function run(script, args, { isSilent = false, environment = {} } = {}) {
  const child = fork(script, args, {
    execArgv: ["--import", "./scripts/end-with-parent.js"],
    env: { ...process.env, ...environment, PARENT_PID: String(process.pid) },
    silent: isSilent,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => child.once("close", (status) => resolve({ status, output })));
}

function bin(name) {
  return join("node_modules", ".bin", name);
}
