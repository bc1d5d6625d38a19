import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { workerScripts } from "./app/service-worker/worker-scripts";

/**
 * Tests that read the environment when modules load, replace modules that others have loaded, or run all timers, of which
 * others leave some: they share processes too, each with modules and an environment of its own.
 */
export const isolatedTests = "**/*.isolated.test.{ts,tsx}";
const unitTests = ["{app,contract,mall-api,realtime-server,scripts,server}/**/*.test.{ts,tsx}"];

export default defineConfig({
  plugins: [tsconfigPaths(), workerScripts()],
  test: {
    testTimeout: 20_000,
    // The built site is run as it is.
    server: { deps: { external: [/\/build\/(?:server|process)\//] } },
    // Without a key, one would be stored in the working directory.
    env: { IMAGE_KEY: "signs the pictures of tests" },
    maxWorkers: 2,
    minWorkers: 1,
    // Files share processes, so that modules are loaded once. With little memory for what is soon garbage, a tenth of
    // the time would go into collecting it. Most functions run too few times to gain what V8's last optimizations cost:
    // it optimizes later than by default.
    poolOptions: {
      forks: { isolate: false, execArgv: ["--max-semi-space-size=32", "--interrupt-budget=1000000"] },
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: unitTests,
          exclude: [isolatedTests, "mall-api/tests/**"],
          setupFiles: "tests/setup/turn-after-test.ts",
        },
      },
      {
        extends: true,
        test: { name: "unit-isolated", include: [isolatedTests], setupFiles: "tests/setup/fresh-modules.ts" },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["{mall-api/tests,tests/contract}/**/*.test.ts"],
          globalSetup: "tests/setup/contract.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/setup/integration.ts",
        },
      },
    ],
  },
});
