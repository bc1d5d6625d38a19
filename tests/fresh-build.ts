import { spawnSync } from "node:child_process";
import { isBuildFresh } from "../scripts/build-sources.js";

const checked = "BUILD_CHECKED";

/** Builds the site where its sources are not those of the build. Looks once: the processes that this one starts rely on it. */
export function buildIfStale() {
  if (process.env[checked]) return;
  if (!isBuildFresh()) {
    console.log("The build is not of these sources: building");
    const { status } = spawnSync("npm", ["run", "build", "--silent"], { stdio: "inherit" });
    if (status !== 0) throw new Error("The build failed");
  }
  process.env[checked] = "yes";
}
