import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-program.js";

const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  // All processors are busy: further processes and threads only cost their administration.
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // One process for all documents of a context, and no spare one that starts for each test in vain.
  "--renderer-process-limit=1",
  // No document lives long enough to gain what V8's last optimizations cost.
  "--js-flags=--single-threaded --no-opt --no-maglev",
];
const launchOptions = { executablePath: findBrowser(), args: browserArguments };

/** Walks that look at no pictures, which are half of what a page costs: no picture of theirs decides on the layout. */
const walksWithoutPictures = [
  "accounts",
  "after-action",
  "carousels",
  "chat",
  "consent",
  "deploys",
  "engines",
  "floorplan",
  "flows",
  "forms",
  "galleries",
  "journeys",
  "layout",
  "lost-data",
  "messages",
  "newsletter-and-support",
  "offline",
  "older-browsers",
  "other-mall-apis",
  "pages",
  "print",
  "push",
  "reactions",
  "realtime-elsewhere",
  "renames",
  "screens",
  "search",
  "single-sign-on",
  "small-screens",
  "support",
  "two-builds",
  "two-step",
  "visit",
  "waiting-script",
  "wallet",
  "wifi",
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/e2e.ts",
  // They wait for the site and for what appears: the third uses what two processors have left.
  workers: 3,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: "test-results",
  use: {
    launchOptions,
    trace: "off",
  },
  projects: [
    { name: "with pictures", testIgnore: walksWithoutPictures },
    {
      name: "without pictures",
      testMatch: walksWithoutPictures,
      use: {
        // Each frame of a movement costs time, and what is still fading in has too little contrast.
        contextOptions: { reducedMotion: "reduce" },
        launchOptions: {
          ...launchOptions,
          args: [...browserArguments, "--blink-settings=imagesEnabled=false"],
        },
      },
    },
  ],
});
