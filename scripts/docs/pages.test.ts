import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const read = (page: string) => readFileSync(page, "utf8");
const decisions = readdirSync("docs/decisions").map((file) => `docs/decisions/${file}`);
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs").flatMap((file) => (file.endsWith(".md") ? `docs/${file}` : [])),
  ...decisions,
];

/** What builds and operators create. */
const ignored = read(".gitignore").split("\n").filter(Boolean);
const isIgnored = (path: string) =>
  ignored.some((each) =>
    each.endsWith("*")
      ? basename(path).startsWith(each.slice(0, -1))
      : `${path}/`.startsWith(`${each.replace(/\/$/, "")}/`),
  );
const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const topFolders = foldersIn(".").filter((name) => !name.startsWith(".") && !isIgnored(name));
const files = [
  ...readdirSync("."),
  ...topFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  ),
];
/**
 * What a page names in backticks that isn't there: paths from the top, of which a placeholder (`<mall>`, `*`) may stand for
 * anything, and ends of a file's path.
 */
function missingPaths(text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name);
  return named.filter((name) => {
    if (isIgnored(name)) return false;
    if (topFolders.includes(name.split("/")[0] ?? "") && name.includes("/"))
      return !existsSync(/[<*]/.test(name) ? dirname(`${name.split(/[<*]/)[0]}x`) : name);
    if (!/^\w[\w./$-]*\.(?:tsx?|js|cjs|ya?ml|css|toml)$/.test(name)) return false;
    return !existsSync(`node_modules/${name}`) && !files.some((file) => `/${file}`.endsWith(`/${name}`));
  });
}

/** The targets of a page's links to other pages, as paths of the project and anchors. */
function links(page: string): { path: string; anchor: string | undefined }[] {
  return [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(
    ([, path = "", anchor]) => ({ path: path === "" ? page : join(dirname(page), path), anchor }),
  );
}
const anchors = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );

describe.each(pages)("%s", (page) => {
  it("names files and folders that are there", () => {
    expect(missingPaths(read(page))).toEqual([]);
  });

  it("links to pages and headings that are there", () => {
    for (const { path, anchor } of links(page)) {
      expect(existsSync(path), path).toBe(true);
      if (anchor !== undefined) expect(anchors(path), path).toContain(anchor);
    }
  });
});

it.each(decisions)("%s says below its title when it was made, and whether it holds", (page) => {
  const [, below = ""] = /^# .+\n\n(.+)\n\n/.exec(read(page)) ?? [];
  expect(below).toMatch(/^\d{4}-\d\d-\d\d · (?:accepted|superseded by \[.+\]\(.+\))$/);
});

it("every page of docs is linked from another page", () => {
  const linked = new Set(pages.flatMap((page) => links(page).map(({ path }) => path)));
  expect(
    pages.filter((page) => page.startsWith("docs/") && !linked.has(page) && !linked.has(dirname(page))),
  ).toEqual([]);
});

it("the README's layout has each folder of the project and of app/", () => {
  const layout = read("README.md");
  const folders = [...topFolders, ...foldersIn("app").map((name) => `app/${name}`)];
  expect(folders.filter((folder) => !layout.includes(`\`${folder}/\``))).toEqual([]);
});
