import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, transformWithEsbuild } from "vite";
import { createVitest, type TestSpecification, type Vitest } from "vitest/node";
import config from "../../vitest.config";
import { broken, type MutatedFile, type Mutation } from "./mutation";

/** `untouched`: the tests don't load the file, so they can't fail. */
export type Outcome = "killed" | "survived" | "untouched";

/** The tests of one mutation may take as long; beyond it, its code doesn't end. */
const mostMs = 120_000;

/** Throws for every entry whose text isn't in its file exactly once, or whose result is no valid TypeScript. */
export async function checkMutations(files: readonly MutatedFile[]): Promise<void> {
  const wrong: string[] = [];
  for (const { file, mutations } of files) {
    const source = existsSync(file) ? readFileSync(file, "utf8") : "";
    for (const mutation of mutations)
      try {
        await transformWithEsbuild(broken(source, mutation), file);
      } catch (error) {
        wrong.push(`${file}: ${mutation.rule}: ${(error as Error).message}`);
      }
  }
  if (wrong.length > 0) throw new Error(`These mutations are stale:\n${wrong.join("\n")}`);
}

/** Breaks rules in memory and runs unit tests on the result; files are not changed. */
export async function startMutations() {
  let current: { path: string; mutation: Mutation; isApplied: boolean } | null = null;
  const mutator: Plugin = {
    name: "mutator",
    enforce: "pre",
    transform(code, id) {
      if (!current || id.split("?")[0] !== current.path) return null;
      current.isApplied = true;
      return { code: broken(code, current.mutation), map: null };
    },
  };
  const { testTimeout, env } = config.test ?? {};
  process.env.NODE_ENV ??= "test";
  const vitest = await createVitest(
    "test",
    {
      config: false,
      ...(testTimeout && { testTimeout }),
      ...(env && { env }),
      watch: false,
      include: ["{app,contract,scripts,server}/**/*.test.{ts,tsx}"],
      // Each mutation needs freshly loaded modules.
      isolate: true,
      pool: "threads",
      maxWorkers: 2,
      minWorkers: 1,
      bail: 1,
      reporters: [{}],
    },
    { plugins: [...(config.plugins ?? []), mutator] },
  );

  return {
    /** The tests that fail without any mutation. */
    failuresOf: async (tests: readonly string[]) => failuresOf(vitest, await specificationsOf(vitest, tests)),
    async outcomeOf(file: string, tests: readonly string[], mutation: Mutation): Promise<Outcome> {
      const path = resolve(file);
      current = { path, mutation, isApplied: false };
      vitest.invalidateFile(path);
      const endless = setTimeout(() => {
        console.error(`There is no result for ${mutation.rule}: does it loop for ever?`);
        process.exit(1);
      }, mostMs);
      const failures = await failuresOf(vitest, await specificationsOf(vitest, tests));
      clearTimeout(endless);
      const { isApplied } = current;
      current = null;
      vitest.invalidateFile(path);
      if (!isApplied) return "untouched";
      return failures.length > 0 ? "killed" : "survived";
    },
    stop: () => vitest.close(),
  };
}

async function specificationsOf(vitest: Vitest, tests: readonly string[]): Promise<TestSpecification[]> {
  const specifications = await vitest.globTestSpecifications([...tests]);
  const missing = tests.filter(
    (test) => !specifications.some(({ moduleId }) => moduleId.endsWith(`/${test}`)),
  );
  if (missing.length > 0) throw new Error(`There is no ${missing.join(", ")}`);
  return specifications;
}

/** The names of failed tests, and of files that can't be loaded. */
async function failuresOf(vitest: Vitest, specifications: TestSpecification[]): Promise<string[]> {
  const { testModules } = await vitest.runTestSpecifications(specifications);
  const ids = new Set(specifications.map(({ moduleId }) => moduleId));
  return testModules
    .filter((module) => ids.has(module.moduleId) && !module.ok())
    .flatMap((module) => {
      const failed = [...module.children.allTests("failed")].map(({ fullName }) => fullName);
      return failed.length > 0 ? failed : [module.moduleId, ...module.errors().map(({ message }) => message)];
    });
}
