import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";

const packageFile = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const read = (path: string) => packageFile.parse(JSON.parse(readFileSync(path, "utf8")));
const files = ["package.json", ...read("package.json").workspaces.map((folder) => `${folder}/package.json`)];
const sections = readFileSync("docs/dependencies.md", "utf8").split(/^## /m).slice(1);

it("docs/dependencies.md has a table for each package.json", () => {
  expect(sections.map((section) => /^[\w ]+: `(\S+)`$/m.exec(section)?.[1])).toEqual(files);
});

it("no package runs a script of its own when it is installed", () => {
  const lock = z
    .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.literal(true).optional() })) })
    .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const withScripts = Object.entries(lock.packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.split("node_modules/").at(-1) ?? path] : [],
  );
  const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(allowScripts).toEqual(Object.fromEntries(withScripts.map((name) => [name, false])));
});

it.each(files)(
  "docs/dependencies.md gives a reason for each dependency of %s, and for nothing else",
  (file) => {
    const { dependencies, devDependencies } = read(file);
    const rows = sections[files.indexOf(file)]?.matchAll(/^\| (`.+?`) \| \S/gm) ?? [];
    const names = [...rows].flatMap(([, cell = ""]) => cell.replaceAll("`", "").split(", "));
    expect(names.sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
  },
);
