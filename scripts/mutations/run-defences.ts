import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildFailed, buildIfStale } from "../../tests/processes/fresh-build";
import { broken, defences } from "./defence";

const uncopied = ["node_modules", "test-results", "playwright-report", ".git", ".data", ".cache"];

/**
 * Breaks the defences whose rule contains a text, ignoring case, one after another in a copy of the project. Prints what
 * becomes of each; returns whether tests notice all of it.
 */
export function areDefencesTested(part: string): boolean {
  const chosen = defences.filter(({ rule }) => rule.toLowerCase().includes(part.toLowerCase()));
  if (chosen.length === 0) throw new Error(`No rule contains "${part}"`);
  buildIfStale();
  const copy = mkdtempSync(join(tmpdir(), "promenade-defences-"));
  cpSync(".", copy, { recursive: true, filter: (path) => !uncopied.includes(path) });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));

  try {
    const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
    const failure = failureOf(copy, all);
    if (failure !== null) throw new Error(`Tests fail before anything is broken:\n${failure}`);
    const survivors = chosen.filter((defence) => {
      const path = join(copy, defence.file);
      const source = readFileSync(path, "utf8");
      writeFileSync(path, broken(source, defence));
      const isNoticed = failureOf(copy, defence.tests) !== null;
      writeFileSync(path, source);
      console.log(`${isNoticed ? "noticed " : "survived"} ${defence.rule}`);
      return !isNoticed;
    });
    return survivors.length === 0;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** What tests print if they fail in the copy, else null. The site is built if its sources have changed. */
function failureOf(copy: string, tests: readonly string[]): string | null {
  const runsSite = tests.some((test) => test.startsWith("tests/integration/"));
  // Contract tests run the reference API's sources.
  const env = { ...process.env, NODE_ENV: "test", BUILD_CHECKED: runsSite ? "" : "yes" } as const;
  const projects = runsSite ? ["integration", "contract"] : ["contract"];
  const words = ["run", ...projects.flatMap((name) => ["--project", name]), "--bail", "1", ...tests];
  const options = { cwd: copy, env, encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/vitest", words, options);
  const output = stdout + stderr;
  if (output.includes(buildFailed)) throw new Error(output);
  return status === 0 ? null : output;
}
