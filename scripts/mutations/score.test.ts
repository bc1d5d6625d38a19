import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { scoreOf } from "./score";

const mutants = (...statuses: string[]) => statuses.map((status) => ({ status }));

it("is the share of changes that tests noticed, without those that were not tried", () => {
  expect(scoreOf(mutants("Killed", "Timeout", "Survived", "NoCoverage"))).toBe(50);
  expect(scoreOf(mutants("RuntimeError", "Survived", "CompileError", "Ignored"))).toBe(50);
  expect(scoreOf([])).toBe(100);
});

it("has a floor for folders that exist", () => {
  const folders = Object.keys(JSON.parse(readFileSync("tests/mutation-scores.json", "utf8")));
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});
