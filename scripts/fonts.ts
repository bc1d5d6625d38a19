import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

/** The letters and signs of the four languages: a face is one file that holds all of them. */
const glyphs =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~" +
  "ÁÄČĎÉĚÍĹĽŇÓÔÖŔŘŠŤÚŮÜÝŽáäčďéěíĺľňóôöŕřšßťúůüýžàâçèêëîïñòûłŁ" +
  "–—‘’‚“”„…•·×€°§©«»‹›→←↑↓✓−\u00a0\u202f";

type Face = {
  name: string;
  file: string;
  package: string;
  path: string;
  licence: string;
  weight: string;
  like: "Arial" | "Georgia";
  wordmark?: boolean;
};

const faces: Face[] = [
  {
    name: "Geist",
    file: "geist",
    package: "geist",
    path: "dist/fonts/geist-sans/Geist-Variable.ttf",
    licence: "LICENSE.txt",
    weight: "400 700",
    like: "Arial",
  },
  {
    name: "Fraunces",
    file: "fraunces",
    package: "@expo-google-fonts/fraunces",
    path: "600SemiBold/Fraunces_600SemiBold.ttf",
    licence: "LICENSE_FONT",
    weight: "600",
    like: "Georgia",
    wordmark: true,
  },
  {
    name: "Bricolage Grotesque",
    file: "bricolage-grotesque",
    package: "@expo-google-fonts/bricolage-grotesque",
    path: "700Bold/BricolageGrotesque_700Bold.ttf",
    licence: "LICENSE_FONT",
    weight: "700",
    like: "Arial",
    wordmark: true,
  },
  {
    name: "Outfit",
    file: "outfit",
    package: "@expo-google-fonts/outfit",
    path: "600SemiBold/Outfit_600SemiBold.ttf",
    licence: "LICENSE_FONT",
    weight: "600",
    like: "Arial",
    wordmark: true,
  },
  {
    name: "DM Serif Display",
    file: "dm-serif-display",
    package: "@expo-google-fonts/dm-serif-display",
    path: "400Regular/DMSerifDisplay_400Regular.ttf",
    licence: "LICENSE_FONT",
    weight: "400",
    like: "Georgia",
    wordmark: true,
  },
  {
    name: "Instrument Serif",
    file: "instrument-serif",
    package: "@expo-google-fonts/instrument-serif",
    path: "400Regular/InstrumentSerif_400Regular.ttf",
    licence: "LICENSE_FONT",
    weight: "400",
    like: "Georgia",
    wordmark: true,
  },
  {
    name: "Space Grotesk",
    file: "space-grotesk",
    package: "@expo-google-fonts/space-grotesk",
    path: "600SemiBold/SpaceGrotesk_600SemiBold.ttf",
    licence: "LICENSE_FONT",
    weight: "600",
    like: "Arial",
    wordmark: true,
  },
];

/** Metrics of the faces that every machine has, per em: what a fallback is measured against. */
const averageWidth = { Arial: 0.4477, Georgia: 0.4671 };

const folder = mkdtempSync(join(tmpdir(), "fonts-"));
const css: string[] = [];
for (const face of faces) {
  execFileSync("npm", ["pack", face.package, "--silent", "--pack-destination", folder], { cwd: folder });
  const archive = `${face.package.replace("@", "").replace("/", "-")}`;
  execFileSync("sh", ["-c", `mkdir -p ${face.file} && tar xzf ${archive}-*.tgz -C ${face.file}`], {
    cwd: folder,
  });
  const source = readFileSync(join(folder, face.file, "package", face.path));
  const woff2 = await subsetFont(source, glyphs, {
    targetFormat: "woff2",
    ...(face.weight.includes(" ") && { variationAxes: { wght: { min: 400, max: 700, default: 400 } } }),
  });
  writeFileSync(`app/ui/fonts/${face.file}.woff2`, woff2);
  writeFileSync(
    `app/ui/fonts/${face.file}.licence.txt`,
    readFileSync(join(folder, face.file, "package", face.licence)),
  );
  if (face.wordmark) {
    writeFileSync(
      `server/mall-api/art/faces/${face.file}.ttf`,
      await subsetFont(source, glyphs, { targetFormat: "sfnt" }),
    );
  }
  css.push(rulesOf(face, await fromBuffer(source)));
  console.log(`${face.name}: ${woff2.length} bytes`);
}
writeFileSync("app/ui/fonts/fonts.css", css.join("\n"));
rmSync(folder, { recursive: true });

type Metrics = { ascent: number; descent: number; lineGap: number; unitsPerEm: number; xWidthAvg: number };

/** The face and a fallback of the same size, so that nothing moves when the face arrives. */
function rulesOf(
  { name, file, weight, like }: Face,
  { ascent, descent, lineGap, unitsPerEm, xWidthAvg }: Metrics,
) {
  const size = xWidthAvg / unitsPerEm / averageWidth[like];
  const percent = (value: number) => `${((value / unitsPerEm / size) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${name}";
  src: url("./${file}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}
@font-face {
  font-family: "${name} fallback";
  src: local("${like}");
  size-adjust: ${(size * 100).toFixed(2)}%;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(Math.abs(descent))};
  line-gap-override: ${percent(lineGap)};
}
`;
}
