export type Hues = {
  ground: string;
  wall: string;
  light: string;
  deep: string;
  accents: string[];
  shadow: string;
};

/** What a motif asks of its colours. */
export type Mood = {
  /** Its characteristic hue, in degrees; it is combined with the mall's own colours. */
  hue: number;
  /** Sometimes shown in evening light; all others are shown by day. */
  evening?: boolean;
};

/** The colours of one picture: the motif's hue, mixed with the mall's accent. */
export function huesOf(colors: Record<string, string>, { hue, evening }: Mood, random: () => number): Hues {
  const accent = hslOf(colors.accent ?? "#777777");
  const base = (hue + (random() - 0.5) * 28 + 360) % 360;
  const dusk = evening === true && random() < 0.6;
  // A dark yellow would be olive: what is golden stands in a blue evening.
  const room = dusk && base > 20 && base < 170 ? (base + 200) % 360 : base;
  // And beside yellow stands orange, no lime.
  const beside = base > 23 && base < 75 ? base - 24 : (base + 32) % 360;
  const [saturation, lightness] = dusk ? [30, 24] : [34, 82];
  return {
    ground: hex(room, saturation, dusk ? lightness + 8 : lightness),
    wall: hex((room + 12) % 360, saturation - 6, dusk ? lightness + 2 : lightness + 6),
    light: hex((room + 20) % 360, saturation + 18, dusk ? 58 : 94),
    deep: hex((room + 350) % 360, 36, dusk ? 14 : 30),
    accents: [
      hex(accent.hue, Math.min(accent.saturation, 68), dusk ? 56 : 50),
      hex(base, 48, dusk ? 62 : 46),
      hex((beside + 360) % 360, 52, dusk ? 70 : 62),
      hex((base + 190) % 360, 26, dusk ? 50 : 44),
      hex((base + 8) % 360, 30, dusk ? 84 : 95),
    ],
    shadow: hex(room, 34, dusk ? 8 : 28),
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
