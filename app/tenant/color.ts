/** A colour as red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** Parses `#rgb` and `#rrggbb`; anything else is null. */
export function parseColor(text: string | undefined): Color | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text?.trim() ?? "")?.[1];
  if (!digits) return null;
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

export function formatColor(color: Color): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Mixes two colours; `share` 0 is all of the first, 1 all of the second. */
export function mixColors([r1, g1, b1]: Color, [r2, g2, b2]: Color, share: number): Color {
  return [r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share];
}

/** WCAG 2 relative luminance. */
export function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const black: Color = [0, 0, 0];
const white: Color = [255, 255, 255];

/**
 * The colour moved towards black or white, as little as needed, until its contrast on all backgrounds is at least
 * `ratio` (AA for text: 4.5).
 */
export function readableOn(color: Color, grounds: readonly Color[], ratio = 4.5): Color {
  const worst = (candidate: Color) => Math.min(...grounds.map((ground) => contrast(candidate, ground)));
  if (worst(color) >= ratio) return color;
  const pole = worst(black) >= worst(white) ? black : white;
  for (let share = 0.05; share < 1; share += 0.05) {
    const candidate = mixColors(color, pole, share);
    // Checks the rounded colour that is written to the style sheet.
    const rounded = parseColor(formatColor(candidate)) ?? pole;
    if (worst(rounded) >= ratio) return rounded;
  }
  return pole;
}
