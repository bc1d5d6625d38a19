/** A position in a floor's coordinates: x to the right, y down. */
export type Position = readonly [x: number, y: number];

export type Box = { left: number; top: number; right: number; bottom: number };

export function boxOf(positions: readonly Position[]): Box {
  const xs = positions.map(([x]) => x);
  const ys = positions.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The box extended by `by` on every side. */
export const widened = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export function areaOf(polygon: readonly Position[]): number {
  return Math.abs(signedArea(polygon));
}

function signedArea(polygon: readonly Position[]): number {
  return polygon.reduce((sum, [x1, y1], at) => {
    const [x2, y2] = polygon[(at + 1) % polygon.length] ?? [0, 0];
    return sum + (x1 * y2 - x2 * y1) / 2;
  }, 0);
}

/** The centroid of a polygon's area; of its corners if it has no area. */
export function centroidOf(polygon: readonly Position[]): Position {
  const area = signedArea(polygon);
  let x = 0;
  let y = 0;
  polygon.forEach(([x1, y1], at) => {
    const [x2, y2] = polygon[(at + 1) % polygon.length] ?? [0, 0];
    const part = x1 * y2 - x2 * y1;
    x += (x1 + x2) * part;
    y += (y1 + y2) * part;
  });
  if (Math.abs(area) > 1e-6) return [x / (6 * area), y / (6 * area)];
  const box = boxOf(polygon);
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
}

export function isInside([x, y]: Position, polygon: readonly Position[]): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], at) => {
    const [x2, y2] = polygon[(at + 1) % polygon.length] ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** Omits the points of a line that are no further than `tolerance` from the line without them. */
export function simplified(line: readonly Position[], tolerance: number): Position[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let furthest = 0;
  let at = 0;
  line.slice(1, -1).forEach((point, before) => {
    const distance = distanceToLine(point, first, last);
    if (distance > furthest) {
      furthest = distance;
      at = before + 1;
    }
  });
  if (furthest <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ];
}

function distanceToLine([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** A closed polygon as the `d` of an SVG path: whole numbers, relative steps, no redundant corners. */
export function closedPath(polygon: readonly Position[]): string {
  const [first] = polygon;
  if (!first) return "";
  return `${linePath(simplified([...polygon, first], 0.7).slice(0, -1))}z`;
}

/** An open line as the `d` of an SVG path: whole numbers, relative steps. */
export function linePath(line: readonly Position[]): string {
  let [atX, atY] = [0, 0];
  return line
    .map(([x, y], at) => {
      const [nextX, nextY] = [Math.round(x), Math.round(y)];
      const [byX, byY] = [nextX - atX, nextY - atY];
      [atX, atY] = [nextX, nextY];
      return `${at === 0 ? "M" : at === 1 ? "l" : byX < 0 ? "" : " "}${byX}${byY < 0 ? "" : " "}${byY}`;
    })
    .join("");
}
