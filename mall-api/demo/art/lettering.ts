import { readFileSync } from "node:fs";

const faceNames = [
  "abril-fatface",
  "baloo-2",
  "bricolage-grotesque",
  "courgette",
  "dm-serif-display",
  "fraunces",
  "instrument-serif",
  "jost",
  "kaushan-script",
  "marcellus",
  "oswald",
  "outfit",
  "poiret-one",
  "saira-stencil-one",
  "space-grotesk",
  "unbounded",
  "zilla-slab",
] as const;
export type FaceName = (typeof faceNames)[number];

/** A font's glyphs as extracted by `npm run fonts`: 1000 units per em, y downwards. */
type FontGlyphs = {
  glyphs: Record<string, [advance: number, outline: string]>;
  kerning: Record<string, number>;
};

const loaded = new Map<FaceName, FontGlyphs>();

function glyphsOf(face: FaceName): FontGlyphs {
  const known = loaded.get(face);
  if (known) return known;
  const letters: FontGlyphs = JSON.parse(
    readFileSync(new URL(`./faces/${face}.json`, import.meta.url), "utf8"),
  );
  loaded.set(face, letters);
  return letters;
}

/** A glyph by itself: its advance and its outline, which begins at the pen. */
export type SetGlyph = { advance: number; outline: string };

/** Marks that logos don't need, drawn from those that the font has. */
const comma = "m150-108l-64 222l66 0l104-222z";
const fullStop = glyphsOf("jost").glyphs["."]?.[1] ?? "";
const marks: Record<string, SetGlyph> = {
  ",": { advance: 309, outline: comma },
  ";": {
    advance: 309,
    outline: fullStop.replace("m84-51", "m84-361") + comma.replace("m150-108", "m66 253"),
  },
};

/** A character of running text; one that the font lacks is a space. */
export function glyphOf(character: string): SetGlyph {
  const [advance, outline] = glyphsOf("jost").glyphs[character] ?? [260, ""];
  return marks[character] ?? { advance, outline };
}

/** A line of text as outlines: its width in thousandths of the font size, and its shapes. */
export type SetLine = {
  width: number;
  /** Renders the line from `x` on the baseline `y`, as shapes without a fill. */
  draw: (x: number, y: number, size: number) => string;
};

/** Lays a line out in a font; `tracking` is added between glyphs, in thousandths of the font size. */
export function setLine(face: FaceName, text: string, tracking = 0): SetLine {
  const { glyphs, kerning } = glyphsOf(face);
  const shapes: string[] = [];
  let pen = 0;
  let before = "";
  for (const character of text) {
    const [advance, outline] = glyphs[character] ?? [400, ""];
    const plain = character.normalize("NFD").charAt(0);
    if (before) pen += tracking + (kerning[before + plain] ?? 0);
    if (outline) shapes.push(`<path transform="translate(${pen})" d="${outline}"/>`);
    pen += advance;
    before = plain;
  }
  return {
    width: pen,
    draw: (x, y, size) =>
      `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${rounded(size / 1000, 4)})">${shapes.join("")}</g>`,
  };
}

const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));
