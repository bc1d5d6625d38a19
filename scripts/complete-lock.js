// `npm run lock`: writes the lock file for every platform, with the hash of each package. npm leaves an entry as it is,
// also one without a hash: those are resolved again.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const [path, { link, inBundle, integrity }] of Object.entries(lock.packages))
  if (path.includes("node_modules/") && !link && !inBundle && !integrity) delete lock.packages[path];
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], { stdio: "inherit" });
