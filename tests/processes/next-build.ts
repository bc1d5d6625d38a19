import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildIfStale } from "./fresh-build";

/**
 * A folder with the build that a change in what all screens load would give: its scripts, style sheets and the build's
 * id have other names, and its pages are marked by `isNext`. A second build of the whole site would cost a minute of
 * processor time.
 * @param project whose build is changed
 */
export function nextBuild(project = ".", folder = mkdtempSync(join(tmpdir(), "promenade-next-"))): string {
  buildIfStale();
  cpSync(join(project, "package.json"), join(folder, "package.json"));
  symlinkSync(resolve(project, "node_modules"), join(folder, "node_modules"));
  // Compressed files would still be the older ones.
  cpSync(join(project, "build"), join(folder, "build"), {
    recursive: true,
    filter: (path) => !/\.(?:(?:js|css)\.(?:br|gz)|map)$/.test(path),
  });
  const assets = join(folder, "build/client/assets");
  const files = new Set(readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name)));
  const [, id = ""] = /manifest-(\w+)\.js/.exec([...files].join(" ")) ?? [];
  // Hashes remain as long as they are.
  const renamed = (name: string) => name.replace(/.(?=\.\w+$)/, (last) => (last === "n" ? "m" : "n"));
  const changed = (code: string) =>
    code
      .replaceAll(/[\w.-]+\.(?:js|css)\b/g, (name) => (files.has(name) ? renamed(name) : name))
      .replaceAll(`"${id}"`, `"${id}n"`);
  for (const name of files) {
    writeFileSync(join(assets, renamed(name)), changed(readFileSync(join(assets, name), "utf8")));
    rmSync(join(assets, name));
  }
  for (const part of ["build/server", "build/process"].map((name) => join(folder, name)))
    for (const name of readdirSync(part).filter((file) => file.endsWith(".js")))
      writeFileSync(join(part, name), changed(readFileSync(join(part, name), "utf8")));
  const shell = readdirSync(assets).find((name) => name.startsWith("shell-")) ?? "";
  appendFileSync(join(assets, shell), "\nObject.assign(globalThis, { isNext: true });\n");
  return folder;
}
