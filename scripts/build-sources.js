// Records the sources that `build/` was made from: a stale build is neither started nor tested.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const record = "build/sources.sha256";
const sources = [
  "app",
  "contract",
  "locales",
  "public",
  "server",
  "tenants",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "scripts/build.js",
];

/** A hash of all files that the build depends on, for the project in the working directory. */
export const sourceHash = () => hashOf(sources);

export function isBuildFresh() {
  return existsSync(record) && readFileSync(record, "utf8") === sourceHash();
}

/** Changes with all that the reference API's demo content is made from, but the day. */
export const contentVersion = () => hashOf(["contract", "mall-api", "package-lock.json"]);

/** The record is removed during a build, and written with the hash from its start. */
export const forgetBuild = () => rmSync(record, { force: true });
export const recordBuild = (hash) => writeFileSync(record, hash);

/** A hash of the names and contents of files and folders; tests and missing paths are ignored. */
export function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.filter(existsSync).flatMap(filesBelow).sort()) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const content = readFileSync(path);
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

const filesBelow = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path];
