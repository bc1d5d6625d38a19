import bricolageGrotesque from "./bricolage-grotesque.woff2?url";
import dmSerifDisplay from "./dm-serif-display.woff2?url";
import fraunces from "./fraunces.woff2?url";
import geist from "./geist.woff2?url";
import instrumentSerif from "./instrument-serif.woff2?url";
import outfit from "./outfit.woff2?url";
import spaceGrotesk from "./space-grotesk.woff2?url";

/** A bundled font: the file to preload and its CSS font-family list. */
export type Face = { file: string; family: string };

const face = (name: string, file: string, generic: string): Face => ({
  file,
  family: `"${name}","${name} fallback",${generic}`,
});

export const textFace = face("Geist", geist, "sans-serif");

/** The display fonts by their names in a mall's settings. */
const displayFaces = {
  Fraunces: face("Fraunces", fraunces, "serif"),
  "Bricolage Grotesque": face("Bricolage Grotesque", bricolageGrotesque, "sans-serif"),
  Outfit: face("Outfit", outfit, "sans-serif"),
  "DM Serif Display": face("DM Serif Display", dmSerifDisplay, "serif"),
  "Instrument Serif": face("Instrument Serif", instrumentSerif, "serif"),
  "Space Grotesk": face("Space Grotesk", spaceGrotesk, "sans-serif"),
} satisfies Record<string, Face>;

export const displayFontNames = [
  "",
  "Geist",
  ...(Object.keys(displayFaces) as (keyof typeof displayFaces)[]),
] as const;
export type DisplayFontName = (typeof displayFontNames)[number];

/** A display font by name; without a name the text font. */
export const displayFace = (name: DisplayFontName): Face =>
  name === "" || name === "Geist" ? textFace : displayFaces[name];
