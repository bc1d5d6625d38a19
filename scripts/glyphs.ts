import { alphabetOf, languages } from "@contract/languages";
import { Blob, Face, Font, Buffer as GlyphRun, shape } from "harfbuzzjs";

const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&";
const accented = languages
  .map(alphabetOf)
  .flatMap((letters) => [...letters, ...letters.toUpperCase()])
  .filter((letter) => !plain.includes(letter));
/** The letters of the site's languages beyond A to Z, in both cases. */
export const accentedLetters = [...new Set(accented)].join("");
const characters = `${plain}${accentedLetters} .-'`;
const unitsPerEm = 1000;

/**
 * The glyphs of a face as JSON: advance and outline per character (1000 units per em, y down), and the kerning of
 * pairs of unaccented letters. Accented letters are kerned like their base letters.
 */
export function faceGlyphs(fontFile: Buffer): string {
  const font = fontOf(fontFile);
  const glyphs = glyphsOf(font, characters);
  const kerning: Record<string, number> = {};
  for (const left of plain) {
    for (const right of plain) {
      const pair = shaped(font, left + right);
      const own = Number(glyphs[left]?.[0]) + Number(glyphs[right]?.[0]);
      const difference = pair.reduce((sum, { advance }) => sum + advance, 0) - own;
      // A ligature is not kerning.
      if (pair.length === 2 && Math.abs(difference) >= 4) kerning[left + right] = difference;
    }
  }
  return `${JSON.stringify({ glyphs, kerning })}\n`;
}

/** The glyphs alone, for those characters that the face has. */
export function plainGlyphs(fontFile: Buffer, wanted: string): string {
  const font = fontOf(fontFile);
  const known = [...wanted].filter((character) => shaped(font, character)[0]?.id);
  return `${JSON.stringify(glyphsOf(font, known.join("")))}\n`;
}

function fontOf(fontFile: Buffer): Font {
  const font = new Font(new Face(new Blob(new Uint8Array(fontFile).buffer)));
  font.setScale(unitsPerEm, -unitsPerEm);
  return font;
}

const glyphsOf = (font: Font, wanted: string): Record<string, [advance: number, outline: string]> =>
  Object.fromEntries(
    [...wanted].map((character) => {
      const [glyph] = shaped(font, character);
      if (!glyph || glyph.id === 0) throw new Error(`${character} is missing`);
      return [character, [glyph.advance, compact(font.glyphToPath(glyph.id))]];
    }),
  );

function shaped(font: Font, text: string): { id: number; advance: number }[] {
  const run = new GlyphRun();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  return run
    .getGlyphInfos()
    .map(({ codepoint }, at) => ({ id: codepoint, advance: positions[at]?.xAdvance ?? 0 }));
}

/** An outline with integer relative coordinates: half the size of the font's own. */
function compact(d: string): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  return d.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, list: string) => {
    if (command === "Z") {
      [x, y] = [startX, startY];
      return "z";
    }
    const points = list.split(/[ ,]+/).map((number) => Math.round(Number(number)));
    const steps = points.map((value, at) => value - (at % 2 ? y : x));
    [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
    if (command === "M") [startX, startY] = [x, y];
    return command.toLowerCase() + steps.join(" ").replaceAll(" -", "-");
  });
}
