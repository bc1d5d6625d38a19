import { defineConfig } from "vitest/config";
import config, { unitTests } from "./vitest.config";

/** All unit tests, each file with modules of its own, so that none remembers the previous mutant. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    projects: undefined,
    include: unitTests,
    exclude: ["mall-api/tests/**"],
    isolate: true,
  },
});
