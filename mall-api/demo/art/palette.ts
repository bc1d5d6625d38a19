export type Hues = {
  ground: string;
  /** A second field of colour, near the ground. */
  wall: string;
  light: string;
  deep: string;
  accents: string[];
  shadow: string;
};

/** What a motif asks of its colours. */
export type Mood = {
  /** Its characteristic hue on the wheel of CSS's `hsl()`, in degrees; it is combined with the mall's own colours. */
  hue: number;
  /** Mostly shown in evening light; all others are mostly shown by day. */
  evening?: boolean;
};

/** Lightness and chroma (OKLCH) of each colour: on pale paper, on a strong colour, in the evening. */
const schemes = {
  pale: {
    ground: [0.85, 0.05],
    wall: [0.79, 0.064],
    deep: [0.33, 0.06],
    own: [0.6, 0.14],
    beside: [0.82, 0.115],
    other: [0.46, 0.085],
  },
  bold: {
    ground: [0.78, 0.088],
    wall: [0.845, 0.07],
    deep: [0.29, 0.06],
    own: [0.5, 0.13],
    beside: [0.88, 0.1],
    other: [0.4, 0.085],
  },
  evening: {
    ground: [0.37, 0.07],
    wall: [0.44, 0.08],
    deep: [0.2, 0.045],
    own: [0.7, 0.13],
    beside: [0.84, 0.115],
    other: [0.66, 0.085],
  },
} as const;

/** The colours of one picture: the motif's hue, and the mall's accent. */
export function huesOf(colors: Record<string, string>, { hue, evening }: Mood, random: () => number): Hues {
  const chance = random();
  const scheme = schemes[chance < (evening ? 0.6 : 0.1) ? "evening" : chance < 0.64 ? "pale" : "bold"];
  const base = wheelOf(hue + (random() - 0.5) * 20);
  // A dark yellow would be olive: what is golden stands in a blue evening.
  const room = scheme === schemes.evening && base > 50 && base < 170 ? base + 190 : base;
  const isGolden = base > 62 && base < 108;
  const tone = ([lightness, chroma]: readonly [number, number], turn: number) =>
    oklch(lightness, chroma, turn);
  const [lightness, chroma] = scheme.ground;
  return {
    // A yellow that is no khaki is lighter.
    ground: isGolden && scheme === schemes.bold ? oklch(0.87, 0.115, room) : oklch(lightness, chroma, room),
    wall: tone(scheme.wall, room + 14),
    light: oklch(0.968, 0.018, 85),
    deep: tone(scheme.deep, room - 14),
    accents: [
      colors.accent ?? "#777777",
      tone(scheme.own, base < 130 ? Math.max(base - 40, 12) : base + 24),
      // Gold beside all colours but its own, which has coral.
      tone(scheme.beside, isGolden ? 42 : 82),
      // The complement of blue would be olive.
      tone(scheme.other, base > 235 && base < 315 ? 35 : base + 180),
      oklch(0.955, 0.03, base),
    ],
    shadow: oklch(0.25, 0.06, room),
  };
}

/** How much two colours differ to the eye, about 0 to 1. */
export function differenceOf(one: string, other: string): number {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
}

/** The least difference at which an object's outline is seen. */
const leastDifference = 0.11;

const isApart = (color: string, behind: readonly string[]): boolean =>
  behind.every((other) => differenceOf(color, other) >= leastDifference);

/**
 * The colour, or the nearest darker or lighter one that is seen before all that is behind it: what has the colour of its
 * ground vanishes.
 */
export function apart(color: string, behind: readonly string[]): string {
  if (isApart(color, behind)) return color;
  const [lightness, a, b] = oklabOf(color);
  const [chroma, hue] = [Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
  for (let step = 0.02; step < 0.8; step += 0.02)
    for (const shifted of [lightness - step, lightness + step]) {
      if (shifted < 0.16 || shifted > 0.98) continue;
      const candidate = oklch(shifted, chroma, hue);
      if (isApart(candidate, behind)) return candidate;
    }
  return color;
}

/** Of the scenery: a shade of the ground. */
export const toneOf = ({ ground, deep }: Hues): string => mixed(ground, deep, 0.11);

/** From the wheel of `hsl()` to that of OKLCH: red, yellow, green, cyan, blue and magenta, and red again. */
const wheel = [29, 110, 142, 195, 264, 328, 389];
function wheelOf(hue: number): number {
  const sixth = (((hue % 360) + 360) % 360) / 60;
  const [from = 29, to = 110] = wheel.slice(Math.floor(sixth));
  return from + (to - from) * (sixth % 1);
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
    .map((linear) => Math.min(1, Math.max(0, linear)))
    .map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function oklabOf(color: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? [])
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** Mixes two `#rrggbb` colours; `share` 1 is all of the second. */
export function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = Number.parseInt(one.slice(at, at + 2), 16);
    const to = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
