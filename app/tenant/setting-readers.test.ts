import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settingGroups, settingKeys } from "@contract/setting-names";
import { expect, it } from "vitest";
import { parseSettings } from "./settings";

const groups = Object.keys(settingGroups);
const keys = Object.keys(settingKeys);

it("parses every setting of the contract", () => {
  const names = [...keys, ...groups.map((name) => `${name}.any`)];
  const read = new Set<string>();
  const map = new Proxy<Record<string, string>>(Object.fromEntries(names.map((name) => [name, ""])), {
    get(target, key) {
      read.add(String(key));
      return target[String(key)];
    },
  });
  parseSettings(map, () => {});
  expect(names.filter((name) => !read.has(name))).toEqual([]);
});

/** The parsed settings by their path, each part of a table by itself: `logoTypes.auth`. */
function pathsOf(value: object, path: string[] = []): string[][] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const own = [...path, name];
    const isTable = typeof inner === "object" && inner !== null && !Array.isArray(inner);
    const parts = isTable && path.length === 0 ? pathsOf(inner, own) : [];
    return parts.length > 0 ? parts : [own];
  });
}

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== join("tenant", "settings.ts"),
  )
  .map((file) => readFileSync(join("app", file), "utf8"));

/** Whether a module uses a setting: by its name, as a part of the settings, or by a key in a table that it looks up. */
function isReadIn(source: string, [name = "", part]: string[]): boolean {
  const isNamed =
    new RegExp(`\\bsettings\\.${name}\\b`).test(source) ||
    new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*=\\s*(?:\\w+\\.)*settings\\b`).test(source);
  if (!part || !isNamed) return isNamed;
  const isLookedUp = source.includes(`settings.${name}[`);
  return (
    new RegExp(`\\b${name}\\.${part}\\b`).test(source) ||
    (isLookedUp && new RegExp(`\\b${part}\\b`).test(source))
  );
}

it.each(pathsOf(parseSettings({}, () => {})).map((path) => [path.join("."), path] as const))(
  "uses the setting %s",
  (_, path) => {
    expect(sources.some((source) => isReadIn(source, path))).toBe(true);
  },
);
