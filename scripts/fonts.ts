/**
 * `npm run fonts`: subsets the site's fonts (woff2 and their CSS) and extracts the glyphs of the demo logos (outlines).
 * The source packages are large, so they are installed for this run only and are not dependencies.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { z } from "zod";
import sources from "./font-sources.json";
import { accentedLetters, faceGlyphs, plainGlyphs } from "./glyphs";

/** The characters of the site's languages, of foreign names, and symbols: each font is one file with all of them. */
const glyphs =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~" +
  accentedLetters +
  "àâçèêëîïñòûłŁ" +
  "–—‘’‚“”„…•·×€°§©«»‹›→←↑↓✓−№\u00a0\u202f";

/** All other OpenType features are dropped. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum", "lnum"];

const source = z.strictObject({ name: z.string(), package: z.string(), path: z.string() });
const weightAxis = z.strictObject({ min: z.number(), max: z.number(), default: z.number() });
const fallback = z.enum(["Arial", "Arial Bold", "Georgia"]);
const face = source.extend({
  weight: z.string(),
  fallback,
  axes: z.record(z.string(), weightAxis).optional(),
});
type Source = z.infer<typeof source>;
type Face = z.infer<typeof face>;
type Fallback = z.infer<typeof fallback>;

/** The site's faces, then those that logos alone use, each in a file of a package. */
const { faces, logoFaces } = z.object({ faces: z.array(face), logoFaces: z.array(source) }).parse(sources);

/** Installed fonts, or others with the same metrics; widths are averages over the characters of texts, in em. */
const local: Record<Fallback, { names: string[]; width: number }> = {
  Arial: { names: ["Arial", "Arimo", "Liberation Sans"], width: 913 / 2048 },
  "Arial Bold": { names: ["Arial Bold", "Arimo Bold", "Liberation Sans Bold"], width: 983 / 2048 },
  Georgia: { names: ["Georgia", "Gelasio"], width: 913 / 2048 },
};

const webFolder = "app/ui/fonts";
const glyphFolder = "mall-api/demo/art/faces";
const folder = mkdtempSync(join(tmpdir(), "fonts-"));
const packages = [...faces, ...logoFaces].map((source) => source.package);
execFileSync("npm", [
  "install",
  "--prefix",
  folder,
  "--no-save",
  "--ignore-scripts",
  "--silent",
  ...packages,
]);

const css: string[] = [];
for (const face of faces) {
  const { font, licence } = read(face);
  const woff2 = await subsetFont(font, glyphs, {
    targetFormat: "woff2",
    keepFeatures: features,
    noHinting: true,
    ...(face.axes && { variationAxes: face.axes }),
  });
  writeFileSync(`${webFolder}/${fileOf(face)}.woff2`, woff2);
  writeFileSync(`${webFolder}/${fileOf(face)}.licence.txt`, licence);
  css.push(rulesOf(face, await fromBuffer(font)));
  console.log(`${face.name}: ${woff2.length} bytes`);
}
writeFileSync(`${webFolder}/fonts.css`, css.join("\n"));

for (const source of [...faces.filter(({ axes }) => !axes), ...logoFaces]) {
  const { font, licence } = read(source);
  writeFileSync(`${glyphFolder}/${fileOf(source)}.json`, faceGlyphs(font));
  writeFileSync(`${glyphFolder}/${fileOf(source)}.licence.txt`, licence);
}
// Vouchers are saved as pictures. Their text is drawn as outlines, because the server may have no fonts.
const voucherFont = await subsetFont(readFileSync(`${webFolder}/outfit.woff2`), glyphs, {
  targetFormat: "sfnt",
});
writeFileSync("app/mall/views/member/wallet/voucher-glyphs.json", plainGlyphs(voucherFont, glyphs));
rmSync(folder, { recursive: true });

function read(source: Source): { font: Buffer; licence: Buffer } {
  const home = join(folder, "node_modules", source.package.replace(/@[\d.]+$/, ""));
  const licence = source.package.startsWith("geist") ? "LICENSE.txt" : "LICENSE_FONT";
  return { font: readFileSync(join(home, source.path)), licence: readFileSync(join(home, licence)) };
}

function fileOf({ name }: Source): string {
  return name.replaceAll(" ", "-").toLowerCase();
}

type Metrics = { ascent: number; descent: number; lineGap: number; unitsPerEm: number; xWidthAvg: number };

/** The face, and a fallback of the same metrics, so that nothing shifts when the face has loaded. */
function rulesOf(face: Face, { ascent, descent, lineGap, unitsPerEm, xWidthAvg }: Metrics): string {
  const { names, width } = local[face.fallback];
  const size = xWidthAvg / unitsPerEm / width;
  const percent = (value: number) => `${((value / unitsPerEm / size) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${face.name}";
  src: url("./${fileOf(face)}.woff2") format("woff2");
  font-weight: ${face.weight};
  font-display: swap;
}
@font-face {
  font-family: "${face.name} fallback";
  src: ${names.map((name) => `local("${name}")`).join(", ")};
  ${face.fallback === "Arial Bold" ? `font-weight: ${face.weight};\n  ` : ""}size-adjust: ${(size * 100).toFixed(2)}%;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(Math.abs(descent))};
  line-gap-override: ${percent(lineGap)};
}
`;
}
