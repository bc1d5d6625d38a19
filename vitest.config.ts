import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { workerScripts } from "./app/service-worker/worker-scripts";

/**
 * Tests that read the environment once, replace modules that others have loaded, or run all timers, of which others
 * leave some: they share processes, each with modules and an environment of its own.
 */
const alone = [
  "app/routes/public/fill-limit.server.test.ts",
  "app/features/member/notifications/notifications.test.ts",
  "app/forms/rate-limit.server.test.ts",
  "app/forms/read-form.test.ts",
  "app/mall/media/image-signature.server.test.ts",
  "app/mall/media/image.server.test.ts",
  "app/mall/content/rich-text.server.test.ts",
  "app/realtime/realtime-settings.server.test.ts",
  "app/routes/resources/discovery/documents.test.ts",
  "app/routes/resources/session/pusher-auth.test.ts",
  "app/routes/resources/resources.test.ts",
  "app/seo/page-head.server.test.ts",
  "app/session/cookie-secret.server.test.ts",
  "app/routes/account/log-in.server.test.ts",
  "app/site/member-access.server.test.ts",
  "app/tenant/firebase.server.test.ts",
  "app/site/site.server.test.ts",
  "app/tenant/tenant-start.server.test.ts",
];
/** Files that take long, most of them short: run first, so that no worker is left alone with one at the end. */
const first = [
  "members-only",
  "operations",
  "new-command",
  "other-mall-apis",
  "screens",
  "outages",
  "loyalty-ledger",
  "killed-process",
  "printed-errors",
];
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) =>
      first.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}
export const unitTests = ["{app,contract,mall-api,realtime-server,scripts,server}/**/*.test.{ts,tsx}"];

export default defineConfig({
  plugins: [tsconfigPaths(), workerScripts()],
  test: {
    testTimeout: 20_000,
    // The built site is run as it is.
    server: { deps: { external: [/\/build\/(?:server|process)\//] } },
    // Without a key, one would be stored in the working directory.
    env: { IMAGE_KEY: "signs the pictures of tests" },
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
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
        test: { name: "unit", include: unitTests, exclude: [...alone, "mall-api/tests/**"] },
      },
      {
        extends: true,
        test: { name: "unit-alone", include: alone, setupFiles: "tests/setup/fresh-modules.ts" },
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
