// `npm run mutate -- <folder or file> …`: Stryker breaks the code in many small ways, one at a time, and prints what
// the unit tests beside it don't notice. The folders of tests/mutation-scores.json may not score less than there.
// Without arguments: those of them that differ from main. `-- security` breaks defences that unit tests can't see, in
// minutes; more words choose among them.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { z } from "zod";
import { areDefencesTested } from "./mutations/run-defences";
import { isWithin, scoreOf, tooLow } from "./mutations/scores";

/** The lowest score that a folder may have, in per cent. */
const floors = z
  .record(z.string(), z.number())
  .parse(JSON.parse(readFileSync("tests/mutation-scores.json", "utf8")));
const unmutated = [
  "!**/*.test.ts",
  "!**/*.d.ts",
  "!mall-api/{demo,tests}/**",
  "!realtime-server/test-client.ts",
];

const [first, ...others] = process.argv.slice(2);
if (first === "security") process.exit(areDefencesTested(others.join(" ")) ? 0 : 1);

const measured = first === undefined ? changedFolders() : [first, ...others];
if (measured.length === 0) {
  console.log("Nothing differs from main in the folders of tests/mutation-scores.json");
  process.exit();
}
const isFolder = (path: string) => statSync(path).isDirectory();
const mutants = await new Stryker({
  mutate: [...measured.map((path) => (isFolder(path) ? join(path, "**/*.ts") : path)), ...unmutated],
  testFiles: measured.map((path) => join(isFolder(path) ? path : dirname(path), "**/*.test.{ts,tsx}")),
}).runMutationTest();
for (const path of measured) console.log(`${path}: ${scoreOf(mutants, path)?.toFixed(1) ?? "nothing"} %`);
const low = tooLow(mutants, measured, floors);
for (const { folder, score, floor } of low) {
  console.error(
    `${folder} scores ${score.toFixed(1)} %, less than ${floor} %: see tests/mutation-scores.json`,
  );
}
process.exit(low.length > 0 ? 1 : 0);

function changedFolders(): string[] {
  const changed = execFileSync("git", ["diff", "--name-only", "--merge-base", "main"], { encoding: "utf8" });
  const files = changed.trim().split("\n");
  return Object.keys(floors).filter((folder) => files.some((file) => isWithin(file, folder)));
}
