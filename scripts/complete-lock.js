// `npm run lock`: writes the lock file for every platform. Some registries offer only the binaries of the current
// platform; npm then omits the others from the lock file, which `npm ci` refuses. The packages that need them pin their
// versions, so they can be added without being downloaded.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], { stdio: "inherit" });
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const { packages } = lock;

for (const [path, entry] of Object.entries(packages)) {
  // Of a workspace it is the folder.
  if (!entry.link) delete entry.resolved;
  const wanted = Object.entries(entry.optionalDependencies ?? {});
  // All binaries of a package are installed in the same folder as the current platform's.
  const sibling = wanted.map(([name]) => placeOf(path, name)).find(Boolean);
  for (const [name, range] of wanted) {
    if (placeOf(path, name)) continue;
    const version = range.replace(/^[\^~]/, "");
    const folder = sibling?.slice(0, sibling.lastIndexOf("node_modules/")) ?? "";
    packages[`${folder}node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(entry.dev && { dev: true }),
      optional: true,
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);

/** Where a package resolves another: beside it or in a folder above; undefined if not found. */
function placeOf(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const place = `${folder}${folder && "/"}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === "" || !folder.includes("node_modules")) return undefined;
    if (!folder.includes("/node_modules/")) {
      return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
    }
  }
}

/** The platform in a binary's name: `@esbuild/darwin-arm64`, `lightningcss-linux-x64-musl`. */
function platformOf(name) {
  const os = /(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|aix)/.exec(name)?.[1];
  const cpu = /(arm64|riscv64|loong64|mips64el|ppc64|s390x|ia32|x64|wasm32|arm)(?![a-z0-9]*64)/.exec(
    name,
  )?.[1];
  const libc = name.includes("musl") ? "musl" : /gnu(?!eabi)/.test(name) ? "glibc" : undefined;
  return { ...(libc && { libc: [libc] }), ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }) };
}
