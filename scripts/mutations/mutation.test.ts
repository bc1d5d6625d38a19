import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { areas, siteAreas } from "./areas";
import { broken, type MutatedFile, named } from "./mutation";

const mutation = (find: string, replace = "") => ({ rule: "A rule", find, replace });

describe("a mutation", () => {
  it("replaces its text literally", () => {
    expect(broken("if (a < b) c();", mutation("a < b", "a <= $&"))).toBe("if (a <= $&) c();");
    expect(broken("one\ntwo", mutation("e\nt", "e\n  t"))).toBe("one\n  two");
  });

  it.each([
    ["is missing", "d"],
    ["is there twice", "a"],
    ["doesn't change", "b"],
  ])("is an error if its text %s", (_, find) => {
    expect(() => broken("a b a", mutation(find, "b"))).toThrow(JSON.stringify(find));
  });
});

it("is found by a part of its rule", () => {
  const files: MutatedFile[] = [
    {
      file: "a.ts",
      tests: [],
      mutations: [
        { rule: "Points expire", find: "a", replace: "" },
        { rule: "Cookies are HttpOnly", find: "b", replace: "" },
      ],
    },
    { file: "b.ts", tests: [], mutations: [{ rule: "Hosts are declared", find: "c", replace: "" }] },
  ];
  const found = (part: string) => named(files, part).map(({ file, mutations }) => [file, mutations.length]);
  expect(found("httponly")).toEqual([["a.ts", 1]]);
  expect(found("")).toEqual([
    ["a.ts", 2],
    ["b.ts", 1],
  ]);
  expect(found("gift cards")).toEqual([]);
});

it.each(Object.entries({ ...areas, ...siteAreas }))("of %s fits the present code", (_, files) => {
  for (const { file, mutations } of files) {
    const source = readFileSync(file, "utf8");
    for (const mutation of mutations) expect(broken(source, mutation), mutation.rule).not.toBe(source);
  }
});
