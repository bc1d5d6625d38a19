import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const entry = z.object({
  link: z.boolean().default(false),
  /** In the archive of the package in whose folder it is. */
  inBundle: z.boolean().default(false),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);

/** Where Node finds a package of another: in its folder, or in one above. */
function foldersOf(path: string): string[] {
  const above = path.lastIndexOf("node_modules/");
  return path === ""
    ? ["node_modules/"]
    : [`${path}/node_modules/`, ...foldersOf(path.slice(0, Math.max(0, above - 1)))];
}

describe("the lock file", () => {
  it("has the SHA-512 hash of each package that is downloaded", () => {
    const without = installed.filter(
      ([, { inBundle, integrity = "" }]) => !inBundle && !integrity.startsWith("sha512-"),
    );
    expect(installed.length).toBeGreaterThan(500);
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it("has the binaries of every platform", () => {
    const missing = installed.flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !foldersOf(path).some((folder) => packages[folder + name]),
      ),
    );
    expect(missing).toEqual([]);
  });

  it("names no registry", () => {
    expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });
});
