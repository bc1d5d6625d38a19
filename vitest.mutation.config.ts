import { configDefaults, defineConfig } from "vitest/config";
import type { Reporter, TestModule, Vitest } from "vitest/node";
import config from "./vitest.config";

/** A file that can't be loaded has no test that fails. Stryker would take its mutant for a survivor. */
class LoadErrors implements Reporter {
  #vitest: Vitest | undefined;
  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const error of modules.flatMap((module) => module.errors()))
      this.#vitest?.state.catchError(new Error(error.message), "Unhandled Error");
  }
}

/** Unit tests, each file with modules of its own, so that none remembers the previous mutant. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    projects: undefined,
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "**/tests/**"],
    isolate: true,
    reporters: [new LoadErrors()],
  },
});
