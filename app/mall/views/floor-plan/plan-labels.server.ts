import { centroidOf, isInside, type Position } from "./plan-geometry.server";

/** A label in a unit: lines around a centre, always horizontal. */
export type Label = { x: number; y: number; size: number; lines: string[] };

/** A place that labels keep clear of, with its radius if that is not a pin's. */
export type Obstacle = readonly [x: number, y: number, radius?: number];

const lineHeight = 1.14;
/** How far from the middle a label may be, if something is there: in shares of its unit's longest side, along it or across. */
const shifts = [0.1, -0.1, 0.2, -0.2, 0.3, -0.3];
/** Minimum distance between a label and its unit's walls. */
const padding = 4;

/**
 * The largest of the sizes at which a name fits into its unit, clear of the obstacles (pins), on one to three lines; null
 * if none fits. A label never leaves its unit, so labels never overlap.
 * @param isMovable whether it may leave the unit's middle to make room for an obstacle
 */
export function labelWithin(
  polygon: readonly Position[],
  name: string,
  sizes: readonly number[],
  obstacles: readonly Obstacle[] = [],
  isMovable = false,
): Label | null {
  const middle = centroidOf(polygon);
  const spots = [middle, ...(isMovable ? besides(middle, polygon) : [])];
  const widest = spanOf(polygon.map(([x]) => x));
  const highest = spanOf(polygon.map(([, y]) => y));
  const ways = breaks(name);
  for (const size of sizes) {
    for (const { lines, ems } of ways) {
      const width = ems * size + padding * 2;
      const height = lines.length * size * lineHeight + padding * 2;
      if (width > widest || height > highest) continue;
      const spot = spots.find((one) => hasRoom(polygon, one, [width, height], obstacles));
      if (!spot) continue;
      const [x = 0, y = 0] = spot.map(Math.round);
      return { x, y, size, lines };
    }
  }
  return null;
}

const spanOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

function besides([x, y]: Position, polygon: readonly Position[]): Position[] {
  const [along, across] = longestSide(polygon);
  return shifts.flatMap((share): Position[] => [
    [x + share * along, y + share * across],
    [x - share * across, y + share * along],
  ]);
}

function hasRoom(
  polygon: readonly Position[],
  [x, y]: Position,
  [width, height]: readonly [number, number],
  obstacles: readonly Obstacle[],
): boolean {
  const isClear = obstacles.every(
    ([ox, oy, radius = pinRadius]) =>
      Math.abs(ox - x) > width / 2 + radius || Math.abs(oy - y) > height / 2 + radius,
  );
  return (
    isClear &&
    border.every(([across, down]) => isInside([x + (across * width) / 2, y + (down * height) / 2], polygon))
  );
}

/** Points of a label's border, as shares of its half width and height. */
const border = [-1, -0.5, 0, 0.5, 1].flatMap((share): Position[] => [
  [share, -1],
  [share, 1],
  [-1, share],
  [1, share],
]);

export const pinRadius = 11;

/** A polygon's longest side, from its one end to the other. */
function longestSide(polygon: readonly Position[]): Position {
  const sides = polygon.map(([x1, y1], at): Position => {
    const [x2, y2] = polygon[(at + 1) % polygon.length] ?? [x1, y1];
    return [x2 - x1, y2 - y1];
  });
  return sides.toSorted((one, other) => Math.hypot(...other) - Math.hypot(...one))[0] ?? [0, 0];
}

/** A name on one, two and three lines, broken where it is narrowest, with its width in ems. */
function breaks(name: string): { lines: string[]; ems: number }[] {
  const words = name.split(" ");
  const ways = [[name]];
  for (let first = 1; first < words.length; first++) {
    ways.push([words.slice(0, first).join(" "), words.slice(first).join(" ")]);
    for (let second = first + 1; second < words.length; second++) {
      ways.push([
        words.slice(0, first).join(" "),
        words.slice(first, second).join(" "),
        words.slice(second).join(" "),
      ]);
    }
  }
  return ways
    .map((lines) => ({ lines, ems: Math.max(...lines.map(textWidth)) }))
    .sort((one, other) => one.lines.length - other.lines.length || one.ems - other.ems);
}

/** A text's approximate width in ems; rather too much than too little, whatever the font. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[iljtfrI.,'’!|()[\] -]/.test(letter)) width += 0.36;
    else if (/[mwMW&@]/.test(letter)) width += 0.9;
    else if (/\p{Lu}/u.test(letter)) width += 0.7;
    else width += 0.58;
  }
  return width;
}
