import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { scoreOf } from "./score";

const mutants = (...statuses: string[]) => statuses.map((status) => ({ status }));
const half = mutants("Killed", "Timeout", "Survived", "NoCoverage");

it("is the share of changes that tests noticed, without those that can't be run", () => {
  expect(scoreOf(half)).toBe(50);
  expect(scoreOf([...half, ...mutants("CompileError", "RuntimeError", "Ignored")])).toBe(50);
  expect(scoreOf([])).toBe(100);
});

it("has a floor for folders that exist", () => {
  const folders = Object.keys(JSON.parse(readFileSync("tests/mutation-scores.json", "utf8")));
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});
