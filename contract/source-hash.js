import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

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
