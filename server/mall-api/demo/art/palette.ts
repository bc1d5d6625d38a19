import { randomOf } from "../random";

export type Hues = {
  ground: string;
  wall: string;
  light: string;
  deep: string;
  accents: string[];
  shadow: string;
};

/** A motif's characteristic hue, in degrees; it is combined with the mall's own colours. */
const motifHue: Record<string, number> = {
  fashion: 18,
  shoes: 28,
  accessories: 38,
  jewellery: 48,
  beauty: 340,
  home: 34,
  electronics: 214,
  books: 24,
  kids: 46,
  sport: 196,
  food: 96,
  restaurant: 12,
  cafe: 26,
  services: 178,
  health: 160,
  hypermarket: 110,
  cinema: 268,
  "event-music": 288,
  "event-market": 88,
  "event-kids": 42,
  "event-sport": 190,
  "event-season": 206,
  news: 30,
  reward: 44,
  amenity: 186,
  parking: 210,
  "gift-card": 352,
  "mobile-app": 220,
  "shop-front": 24,
  "mall-interior": 32,
  "mall-exterior": 202,
  garden: 128,
  terrace: 36,
  portrait: 20,
};

export const motifs = Object.keys(motifHue);

/** Motifs that are sometimes shown in evening light; all others are shown by day. */
const eveningMotifs = new Set([
  "cinema",
  "event-music",
  "event-season",
  "jewellery",
  "electronics",
  "restaurant",
]);

/** The colours of one picture: the motif's hue, mixed with the mall's accent, in one of four lights of the day. */
export function motifHues(colors: Record<string, string>, motif: string, seed: string): Hues {
  const random = randomOf(`${motif} ${seed}`);
  const accent = hslOf(colors.accent ?? "#777777");
  const base = ((motifHue[motif] ?? 30) + (random() - 0.5) * 28 + 360) % 360;
  const dusk = eveningMotifs.has(motif) && random() < 0.6;
  const [saturation, lightness] = dusk ? [30, 24] : [34, 82];
  return {
    ground: hex(base, saturation, dusk ? lightness + 8 : lightness),
    wall: hex((base + 12) % 360, saturation - 6, dusk ? lightness + 2 : lightness + 6),
    light: hex((base + 20) % 360, saturation + 18, dusk ? 58 : 94),
    deep: hex((base + 350) % 360, 36, dusk ? 14 : 30),
    accents: [
      hex(accent.hue, Math.min(accent.saturation, 68), dusk ? 56 : 50),
      hex(base, 48, dusk ? 62 : 46),
      hex((base + 32) % 360, 52, dusk ? 70 : 62),
      hex((base + 190) % 360, 26, dusk ? 50 : 44),
      hex((base + 8) % 360, 30, dusk ? 84 : 95),
    ],
    shadow: hex(base, 34, dusk ? 8 : 28),
  };
}

function hslOf(color: string): { hue: number; saturation: number } {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return { hue: 0, saturation: 0 };
  const hue =
    most === red
      ? ((green - blue) / span) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: (hue * 60 + 360) % 360, saturation: (span / most) * 100 };
}

function hex(hue: number, saturation: number, lightness: number): string {
  const range = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    const value = lightness / 100 - range * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
