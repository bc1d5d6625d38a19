import { readdirSync, readFileSync, statSync } from "node:fs";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { describe, expect, it } from "vitest";

const folder = "app/ui/fonts";
const faces = readdirSync(folder).filter((file) => file.endsWith(".woff2"));
const texts = readdirSync("locales").flatMap((language) =>
  readdirSync(`locales/${language}`).map((file) => readFileSync(`locales/${language}/${file}`, "utf8")),
);
const letters = [...new Set(texts.join(""))].filter((character) =>
  /[\p{L}\p{N}„“”‘’.,!?–…%&]/u.test(character),
);

async function missingIn(file: string, characters: string[]): Promise<string[]> {
  const sfnt = await subsetFont(readFileSync(`${folder}/${file}`), characters.join(""), {
    targetFormat: "sfnt",
  });
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt).buffer)));
  return characters.filter((character) => !font.glyph(character.codePointAt(0) ?? 0));
}

describe.each(faces)("%s", (file) => {
  it("has glyphs for every character of the site's texts", async () => {
    expect(letters.length).toBeGreaterThan(70);
    expect(await missingIn(file, letters)).toEqual([]);
  });

  it("is small enough to load before the page is shown", () => {
    expect(statSync(`${folder}/${file}`).size).toBeLessThan(25_000);
  });

  it("comes with its licence", () => {
    expect(readFileSync(`${folder}/${file.replace(".woff2", ".licence.txt")}`, "utf8")).toContain("SIL");
  });
});

it("the text face has the symbols that texts use", async () => {
  expect(await missingIn("geist.woff2", [..."→←↑↓€°×•·−№\u00a0"])).toEqual([]);
});
