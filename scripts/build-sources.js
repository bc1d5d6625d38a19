// Records the sources that `build/` was made from: a stale build is neither started nor tested.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hashOf } from "../contract/source-hash.js";

const record = "build/sources.sha256";
const sources = [
  "app",
  "contract",
  "locales",
  "public",
  "mall-api",
  "realtime-server",
  "server",
  "tenants",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "scripts/build.js",
  "scripts/check",
  "scripts/check.ts",
  "scripts/connect",
  "scripts/connect.ts",
  "scripts/upstream",
  "deploy/package.json",
];

/** A hash of all files that the build depends on, for the project in the working directory. */
export const sourceHash = () => hashOf(sources);

export function isBuildFresh() {
  return existsSync(record) && readFileSync(record, "utf8") === sourceHash();
}

/** The record is removed during a build, and written with the hash from its start. */
export const forgetBuild = () => rmSync(record, { force: true });
export const recordBuild = (hash) => writeFileSync(record, hash);
