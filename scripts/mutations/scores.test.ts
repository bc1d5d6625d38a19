import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { type Mutant, scoreOf, tooLow } from "./scores";

const mutant = (status: string, file = "app/forms/form.ts"): Mutant => ({ fileName: resolve(file), status });
const half = [mutant("Killed"), mutant("Timeout"), mutant("Survived"), mutant("NoCoverage")];

it("is the share of changes that tests noticed, without those that can't be run", () => {
  expect(scoreOf(half, "app/forms")).toBe(50);
  expect(scoreOf([...half, mutant("RuntimeError"), mutant("Ignored")], "app/forms")).toBe(50);
  expect(scoreOf([mutant("RuntimeError")], "app/forms")).toBeNull();
});

it("belongs to a folder, and not to another whose name begins alike", () => {
  const others = [mutant("Killed", "app/forms-of-old/form.ts"), mutant("Killed", "app/form.ts")];
  expect(scoreOf([...half, ...others], "app/forms")).toBe(50);
  expect(scoreOf([...half, ...others], "app/forms/")).toBe(50);
  expect(scoreOf([...half, ...others], "app/form.ts")).toBe(100);
});

it("is too low below its floor, where the whole folder was measured", () => {
  const low = [{ folder: "app/forms", score: 50, floor: 51 }];
  expect(tooLow(half, ["app/forms"], { "app/forms": 51 })).toEqual(low);
  expect(tooLow(half, ["app/"], { "app/forms": 51 })).toEqual(low);
  expect(tooLow(half, ["app/forms"], { "app/forms": 50 })).toEqual([]);
  expect(tooLow(half, ["app/forms/form.ts"], { "app/forms": 51 })).toEqual([]);
  expect(tooLow(half, ["app/session"], { "app/forms": 51, "app/session": 90 })).toEqual([]);
});

it("has a floor for folders that exist", () => {
  const folders = Object.keys(JSON.parse(readFileSync("tests/mutation-scores.json", "utf8")));
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});
