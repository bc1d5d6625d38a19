// `npm start`: builds unless there is a build of these sources, then runs it.
import { spawnSync } from "node:child_process";
import { isBuildFresh } from "./build-sources.js";

if (!isBuildFresh()) {
  console.log("The build is missing or out of date: building, about a minute");
  const { status } = spawnSync("npm", ["run", "build", "--silent"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
if (!process.env.NODE_ENV) {
  process.env.NODE_ENV = "production";
  // A fresh checkout shows the demo content.
  process.env.MALL_API ??= "demo";
}
// npm ends the shell that it started this in, which doesn't pass a signal on.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
await import("../build/process/main.js");
