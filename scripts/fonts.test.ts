import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fontFiles, glyphGaps, missingGlyphs, usedCharacters } from "./texts/glyphs-in-fonts";

const folder = "app/ui/fonts";

describe.each(fontFiles)("%s", (file) => {
  it("is small enough to load before the first paint", () => {
    expect(statSync(`${folder}/${file}`).size).toBeLessThan(25_000);
  });

  it("comes with its licence", () => {
    expect(readFileSync(`${folder}/${file.replace(".woff2", ".licence.txt")}`, "utf8")).toContain("SIL");
  });
});

it("the text face has the symbols that texts use", async () => {
  expect(await missingGlyphs("geist.woff2", [..."→←↑↓€°×•·−№\u00a0"])).toEqual([]);
});

it("all fonts have glyphs for the site's texts", async () => {
  expect(usedCharacters().size).toBeGreaterThan(100);
  expect(await glyphGaps()).toEqual([]);
});
