import bricolageGrotesque from "./bricolage-grotesque.woff2?url";
import dmSerifDisplay from "./dm-serif-display.woff2?url";
import fraunces from "./fraunces.woff2?url";
import geist from "./geist.woff2?url";
import instrumentSerif from "./instrument-serif.woff2?url";
import outfit from "./outfit.woff2?url";
import spaceGrotesk from "./space-grotesk.woff2?url";

/** The corners of pictures, fields and buttons, as CSS lengths; null for those of the design system. */
type Corners = { card: string; soft: string; pill: string } | null;

/** A bundled font: the file to preload, its CSS font-family list, and the corners that go with its letters. */
export type Face = { file: string; family: string; corners: Corners };

const face = (name: string, file: string, generic: string, corners: Corners = null): Face => ({
  file,
  family: `"${name}","${name} fallback",${generic}`,
  corners,
});

const square = { card: "0", soft: "0", pill: "0" };
const tight = { card: "0.25rem", soft: "0.25rem", pill: "0.375rem" };
const round = { card: "2rem", soft: "1rem", pill: "100vmax" };
const arched = { card: "2.5rem 2.5rem 0.5rem 0.5rem", soft: "0.5rem", pill: "100vmax" };

export const textFace = face("Geist", geist, "sans-serif");

/** The display fonts by their names in a mall's settings. */
const displayFaces = {
  Fraunces: face("Fraunces", fraunces, "serif", arched),
  "Bricolage Grotesque": face("Bricolage Grotesque", bricolageGrotesque, "sans-serif"),
  Outfit: face("Outfit", outfit, "sans-serif", round),
  "DM Serif Display": face("DM Serif Display", dmSerifDisplay, "serif", square),
  "Instrument Serif": face("Instrument Serif", instrumentSerif, "serif", square),
  "Space Grotesk": face("Space Grotesk", spaceGrotesk, "sans-serif", tight),
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
