// `npm run mutate -- <folder or file> …`: Stryker breaks the code in many small ways, one at a time, and prints what
// the unit tests in the same folder don't notice. The folders and files of tests/mutation-scores.json may not score less
// than there. Without arguments: those of them that differ from main. `-- security` breaks defences that unit tests can't
// see, in minutes; more words choose among them.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { z } from "zod";
import { areDefencesTested } from "./mutations/run-defences";
import { scoreOf } from "./mutations/score";

/** The lowest score that a folder or file may have, in per cent. */
const floors = z
  .record(z.string(), z.number())
  .parse(JSON.parse(readFileSync("tests/mutation-scores.json", "utf8")));
const unmutated = [
  "!**/*.test.ts",
  "!**/*.d.ts",
  "!mall-api/{demo,tests}/**",
  "!realtime-server/test-client.ts",
];

const { vitest } = JSON.parse(readFileSync("stryker.config.json", "utf8"));

const [first, ...others] = process.argv.slice(2);
if (first === "security") process.exit(areDefencesTested(others.join(" ")) ? 0 : 1);

const paths = first === undefined ? changedPaths() : [first, ...others];
const lines: string[] = [];
let isLower = false;
for (const path of paths.map((each) => normalize(each).replace(/\/$/, ""))) {
  const isFolder = statSync(path).isDirectory();
  const memory = `.cache/mutation/${path.replaceAll("/", "-")}`;
  const mutants = await new Stryker({
    mutate: [isFolder ? join(path, "**/*.ts") : path, ...unmutated],
    // Not `testFiles`, with which constants of modules would be changed too late.
    vitest: { ...vitest, dir: isFolder ? path : dirname(path) },
    incrementalFile: `${memory}.json`,
    htmlReporter: { fileName: `${memory}.html` },
  }).runMutationTest();
  const score = scoreOf(mutants);
  const floor = floors[path];
  lines.push(
    `${path}: ${score.toFixed(1)} %${floor === undefined ? "" : `, at least ${floor} % is required`}`,
  );
  isLower ||= floor !== undefined && score < floor;
}
console.log(lines.join("\n") || "Nothing differs from main among the paths of tests/mutation-scores.json");
process.exit(isLower ? 1 : 0);

function changedPaths(): string[] {
  const changed = execFileSync("git", ["diff", "--name-only", "--merge-base", "main"], { encoding: "utf8" });
  const files = changed.split("\n");
  return Object.keys(floors).filter((path) =>
    files.some((file) => file === path || file.startsWith(`${path}/`)),
  );
}
