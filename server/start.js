// `npm start`: builds where there is no build of these sources, then runs it.
import { spawnSync } from "node:child_process";
import { isBuildFresh } from "../scripts/build-sources.js";

if (!isBuildFresh()) {
  console.log("There is no build of these sources: building, about a minute");
  const { status } = spawnSync("npm", ["run", "build", "--silent"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= "production";
await import("../build/process/main.js");
