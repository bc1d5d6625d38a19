// `npm start`: builds where there is no build or the sources are newer, then runs it.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const built = "build/process/main.js";
const sources = [
  "app",
  "contract",
  "server",
  "locales",
  "tenants",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "remix.config.js",
  "scripts/build-process.js",
];

if (!existsSync(built) || newest(sources) > statSync(built).mtimeMs) {
  const { status } = spawnSync("npm", ["run", "build", "--silent"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= "production";
await import(`../${built}`);

/** When the youngest file below the paths was changed, in milliseconds. */
function newest(paths) {
  return Math.max(
    0,
    ...paths.filter(existsSync).map((path) => {
      const stats = statSync(path);
      return stats.isDirectory() ? newest(readdirSync(path).map((name) => join(path, name))) : stats.mtimeMs;
    }),
  );
}
