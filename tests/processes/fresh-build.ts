import { spawnSync } from "node:child_process";
import { isBuildFresh } from "../../scripts/build-sources.js";

const checked = "BUILD_CHECKED";
export const buildFailed = "The build failed";

/** Builds the site if its sources have changed since. Checks once: processes started by this one rely on it. */
export function buildIfStale() {
  if (process.env[checked]) return;
  if (!isBuildFresh()) {
    console.log("The build is out of date: building");
    const { status } = spawnSync("npm", ["run", "build", "--silent"], {
      stdio: "inherit",
      // Vitest sets another, and the build would be one for tests.
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (status !== 0) throw new Error(buildFailed);
  }
  process.env[checked] = "yes";
}
