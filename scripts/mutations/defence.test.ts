import { existsSync, readFileSync } from "node:fs";
import { transformWithEsbuild } from "vite";
import { describe, expect, it } from "vitest";
import { broken, defences } from "./defence";

describe("a defence", () => {
  it("is broken by replacing its text literally", () => {
    expect(broken("if (a < b) c();", { find: "a < b", replace: "a <= $&" })).toBe("if (a <= $&) c();");
    expect(broken("one\ntwo", { find: "e\nt", replace: "e\n  t" })).toBe("one\n  two");
  });

  it.each([
    ["is missing", "d"],
    ["is there twice", "a"],
    ["doesn't change", "b"],
  ])("is stale if its text %s", (_, find) => {
    expect(() => broken("a b a", { find, replace: "b" })).toThrow(JSON.stringify(find));
  });

  it.each(defences.map((defence) => [defence.rule, defence] as const))(
    "fits the present code: %s",
    async (_, defence) => {
      // Code that can't be built would fail every test.
      await transformWithEsbuild(broken(readFileSync(defence.file, "utf8"), defence), defence.file);
      expect(defence.tests.filter((test) => !existsSync(test))).toEqual([]);
    },
  );
});
