import { centroidOf, isInside, type Position } from "./plan-geometry.server";

/** A label in a unit: lines around a centre, rotated by whole degrees unless horizontal. */
export type Label = { x: number; y: number; size: number; turn?: number; lines: string[] };

/** A place that labels keep clear of, with its radius if that is not a pin's. */
export type Obstacle = readonly [x: number, y: number, radius?: number];

const lineHeight = 1.14;
/** How far from the middle a label may be, if something is there: in shares of its unit's longest side, along it or across. */
const shifts = [0.1, -0.1, 0.2, -0.2, 0.3, -0.3];
/** Minimum distance between a label and its unit's walls. */
const padding = 4;

/**
 * The largest of the sizes at which a name fits into its unit, clear of the obstacles (pins), on one to three lines,
 * horizontal if it can be, else along the unit; null if none fits. A label never leaves its unit, so labels never overlap.
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
  const { degrees: axis, length } = longestSide(polygon);
  const turns = [...new Set([0, readable(axis), readable(axis + 90)])];
  const spots = [middle, ...(isMovable ? besides(middle, axis, length) : [])];
  for (const size of sizes) {
    for (const turn of turns) {
      for (const lines of breaks(name)) {
        const room = [
          Math.max(...lines.map(textWidth)) * size + padding * 2,
          lines.length * size * lineHeight + padding * 2,
        ] as const;
        const spot = spots.find((one) => hasRoom(polygon, one, room, turn, obstacles));
        if (!spot) continue;
        const [x, y] = spot.map(Math.round);
        return { x: x ?? 0, y: y ?? 0, size, lines, ...(turn !== 0 && { turn }) };
      }
    }
  }
  return null;
}

function besides([x, y]: Position, degrees: number, length: number): Position[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return shifts.flatMap((share): Position[] => {
    const far = share * length;
    return [
      [x + far * cos, y + far * sin],
      [x - far * sin, y + far * cos],
    ];
  });
}

function hasRoom(
  polygon: readonly Position[],
  [x, y]: Position,
  [width, height]: readonly [number, number],
  degrees: number,
  obstacles: readonly Obstacle[],
): boolean {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const edge = [-1, -0.5, 0, 0.5, 1];
  const border = edge.flatMap((share): Position[] => [
    [share, -1],
    [share, 1],
    [-1, share],
    [1, share],
  ]);
  const isClear = obstacles.every(([ox, oy, radius = pinRadius]) => {
    const [dx, dy] = [ox - x, oy - y];
    return (
      Math.abs(dx * cos + dy * sin) > width / 2 + radius ||
      Math.abs(dy * cos - dx * sin) > height / 2 + radius
    );
  });
  return (
    isClear &&
    border.every(([across, down]) => {
      const [dx, dy] = [(across * width) / 2, (down * height) / 2];
      return isInside([x + dx * cos - dy * sin, y + dx * sin + dy * cos], polygon);
    })
  );
}

export const pinRadius = 11;

/** A polygon's longest side: its direction in whole degrees, and its length. */
function longestSide(polygon: readonly Position[]): { degrees: number; length: number } {
  let longest = 0;
  let degrees = 0;
  polygon.forEach(([x1, y1], at) => {
    const [x2, y2] = polygon[(at + 1) % polygon.length] ?? [x1, y1];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length <= longest) return;
    longest = length;
    degrees = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
  });
  return { degrees, length: longest };
}

/** The same direction, to be read from left to right, or upwards: never upside down. */
function readable(degrees: number): number {
  const half = ((degrees % 180) + 180) % 180;
  return half >= 90 ? half - 180 : half;
}

/** A name on one, two and three lines, broken where it is narrowest. */
function breaks(name: string): string[][] {
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
  const widest = (lines: string[]) => Math.max(...lines.map(textWidth));
  return ways.sort((one, other) => one.length - other.length || widest(one) - widest(other));
}

/** A text's approximate width in ems; rather too much than too little, whatever the font. */
function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[iljtfrI.,'’!|()[\] -]/.test(letter)) width += 0.36;
    else if (/[mwMW&@]/.test(letter)) width += 0.9;
    else if (/\p{Lu}/u.test(letter)) width += 0.7;
    else width += 0.58;
  }
  return width;
}
