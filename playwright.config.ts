import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-program.js";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/e2e.ts",
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: "test-results",
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    trace: "off",
  },
});
