import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-program.js";

const port = Number(process.env.E2E_PORT ?? 4399);

export default defineConfig({
  testDir: "tests/e2e",
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
  webServer: {
    command: "node build/process/main.js",
    url: `http://localhost:${port}/readyz`,
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      LOG_LEVEL: "error",
      DATABASE_URL: "file:test-results/data/mall-api.db",
      IMAGE_CACHE_DIR: "test-results/data/images",
      MALL_API_PORT: String(port + 1),
      MALL_API_OUTBOX: "open",
      THIRD_PARTIES: '{"promenade":{"mapsKey":"test-key"}}',
    },
    timeout: 60_000,
  },
  metadata: { port },
});
