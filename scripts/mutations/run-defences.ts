import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { transformWithEsbuild } from "vite";
import { buildIfStale } from "../../tests/processes/fresh-build";
import { broken, type Mutation } from "./mutation";
import type { Outcome } from "./run-mutations";

const bundleFolders = ["build/server", "build/process"];
const left = ["node_modules", "test-results", "playwright-report", ".git", ".data", ".cache"];

/**
 * Breaks rules that tests of the running site cover, in a copy of the project: in the source for tests that run it, and
 * in the built files for the site, because a build for each rule would take longer than its tests.
 */
export function startDefences() {
  buildIfStale();
  const copy = mkdtempSync(join(tmpdir(), "promenade-defences-"));
  cpSync(".", copy, { recursive: true, filter: (path) => !left.includes(path) });
  mkdirSync(".cache", { recursive: true });
  for (const name of ["node_modules", ".cache"]) symlinkSync(resolve(name), join(copy, name));
  const read = (path: string) => readFileSync(join(copy, path), "utf8");

  const bundles = bundleFolders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".js"))
      .map((name) => `${folder}/${name}`),
  );
  const unbroken = new Map<string, Promise<string[]>>();

  return {
    /** What tests print if they fail without any mutation. */
    failuresOf(tests: readonly string[]): Promise<string[]> {
      const name = tests.join(" ");
      const failures = unbroken.get(name) ?? failuresOf(copy, tests);
      unbroken.set(name, failures);
      return failures;
    },
    async outcomeOf(file: string, tests: readonly string[], mutation: Mutation): Promise<Outcome> {
      const source = read(file);
      const change = await changeOf(file, source, broken(source, mutation));
      const before = new Map([[file, source]]);
      writeFileSync(join(copy, file), broken(source, mutation));
      for (const path of bundles) {
        const bundle = read(path);
        const changed = change(bundle);
        if (!changed) continue;
        before.set(path, bundle);
        writeFileSync(join(copy, path), changed);
      }
      // Contract tests run the sources.
      const isLoaded = before.size > 1 || tests.every((test) => test.startsWith("tests/contract/"));
      const failures = isLoaded ? await failuresOf(copy, tests) : [];
      for (const [path, content] of before) writeFileSync(join(copy, path), content);
      if (!isLoaded) return "untouched";
      return failures.length > 0 ? "killed" : "survived";
    },
    stop: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/**
 * Makes the change between two sources in a bundle that contains the first, compiled; null if a bundle doesn't contain
 * it exactly once.
 */
async function changeOf(file: string, source: string, changed: string) {
  const compiled = async (text: string) =>
    (await transformWithEsbuild(text, file)).code.trimEnd().split("\n");
  const [before, after] = [await compiled(source), await compiled(changed)];
  let start = 0;
  while (before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end))
    end++;
  return (bundle: string): string | null => {
    // With as many unchanged lines around it as make it the only one.
    for (let around = 0; around < 12; around++) {
      const part = (lines: string[]) =>
        lines.slice(Math.max(0, start - around), lines.length - Math.max(0, end - around)).join("\n");
      const places = part(before) ? [...bundle.matchAll(bundled(part(before)))] : ["", ""];
      if (places.length === 0) return null;
      const [place, ...more] = places;
      if (more.length > 0 || typeof place !== "object") continue;
      const names = new Map(
        part(before)
          .match(identifiers)
          ?.map((name, at) => [name, place[at + 1] ?? name]),
      );
      const replacement = part(after).replaceAll(identifiers, (name) => names.get(name) ?? name);
      return bundle.slice(0, place.index) + replacement + bundle.slice(place.index + place[0].length);
    }
    return null;
  };
}

const identifiers = /[A-Za-z_$][\w$]*/g;

/** A pattern for code in a bundle, where names that several modules have get a number, and constants become variables. */
function bundled(code: string): RegExp {
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const rest = code.split(identifiers);
  const names = code.match(identifiers) ?? [];
  const identifier = (name = "") =>
    name === "const" ? "(const|var)" : name && `(${literal(name)}(?:\\$?\\d+)?)`;
  const pattern = rest.map((text, at) => literal(text) + identifier(names[at]));
  return new RegExp(pattern.join(""), "g");
}

const projects = { "tests/integration/": "integration", "tests/contract/": "contract" };

/** Runs tests in the copy, on its build as it is; returns what those of the first failing kind print. */
async function failuresOf(copy: string, tests: readonly string[]): Promise<string[]> {
  for (const [folder, project] of Object.entries(projects)) {
    const own = tests.filter((test) => test.startsWith(folder));
    const words = ["run", "--project", project, "--bail", "1", ...own];
    const output = own.length > 0 ? await outputOfFailure(copy, words) : null;
    if (output !== null) return [output];
  }
  return [];
}

const outputOfFailure = (copy: string, words: string[]): Promise<string | null> =>
  new Promise((ended) => {
    const env = { ...process.env, BUILD_CHECKED: "yes", NODE_ENV: "test" } as const;
    execFile("node_modules/.bin/vitest", words, { cwd: copy, env, maxBuffer: 2 ** 28 }, (error, ...output) =>
      ended(error ? output.join("\n") : null),
    );
  });
