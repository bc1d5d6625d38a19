import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/**
 * How many requirements of level 1 and 2 each section of ASVS 5.0.0 has. They come before those of level 3, so that their
 * numbers are 1 to n.
 */
const sections: Record<string, number> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
};
const required = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

const page = "docs/asvs.md";
const rows = [
  ...readFileSync(page, "utf8").matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$/gm),
].map(([, number = "", requirement = "", state = "", where = ""]) => ({ number, requirement, state, where }));

it("lists every requirement of levels 1 and 2 once, in the standard's order", () => {
  expect(required).toHaveLength(253);
  expect(rows.map(({ number }) => number)).toEqual(required);
});

describe.each(rows)("$number, $requirement", ({ state, where }) => {
  const tests = [...where.matchAll(/`([^`\s]+\.(?:test|spec)\.ts)`/g)].map(([, name = ""]) =>
    name.includes("/") ? name : `tests/integration/${name}`,
  );

  it(`${state}: says where, or why`, () => {
    expect(["holds", "documented", "operator", "n/a", "open"]).toContain(state);
    expect(tests.filter((file) => !existsSync(file))).toEqual([]);
    if (state === "holds") expect(tests).not.toEqual([]);
    const pages = [...where.matchAll(/\]\(([^)#]+)/g)].map(([, path = ""]) => join(dirname(page), path));
    if (state === "documented") expect(pages.filter((path) => existsSync(path))).not.toEqual([]);
    expect(where.replaceAll("`", "").length).toBeGreaterThan(5);
  });
});
