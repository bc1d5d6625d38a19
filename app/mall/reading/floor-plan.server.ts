import { fieldIn, isRow, type Row } from "./field-names.server";
import { rowsIn } from "./lists.server";
import { numberOf } from "./numbers.server";

/** A plan with what it can do without: the graph of ways. */
export const planOf = (given: unknown): unknown =>
  isRow(given) ? { edges: [], ...given, floors: given.floors ?? given.levels } : given;

/** A floor: its outline is a rectangle around its units where it has none, its size that of all shapes. */
export function floorOf(given: unknown): unknown {
  if (!isRow(given)) return given;
  const units = (rowsIn(given.units ?? given.shops ?? given.places) ?? []).filter(isRow);
  const own = cornersOf(given.outline);
  const corners = [...own, ...units.flatMap((unit) => cornersOf(shapeOf(unit)))];
  const [width, height] = [0, 1].map((axis) =>
    // A large floor has more corners than a call may have arguments.
    corners.reduce((largest, corner) => Math.max(largest, corner[axis] ?? 0), 0),
  );
  return {
    points: [],
    ...given,
    level: fieldIn(given, "floor") ?? given.number,
    units,
    width: given.width ?? width,
    height: given.height ?? height,
    outline:
      own.length > 0
        ? own
        : [
            [0, 0],
            [width, 0],
            [width, height],
            [0, height],
          ],
  };
}

/** A unit: without an entrance no way leads to it. */
export const unitOf = (given: unknown): unknown =>
  isRow(given) ? { entrance: `unit-${given.id}`, ...given, polygon: cornersOf(shapeOf(given)) } : given;

const shapeOf = ({ polygon, points, shape, coordinates }: Row): unknown =>
  polygon ?? points ?? shape ?? coordinates;

/** Corners from pairs, from `{x, y}`, or from the text of an SVG polygon. */
function cornersOf(given: unknown): number[][] {
  const pairs = typeof given === "string" ? (given.match(/-?[\d.]+[\s,]+-?[\d.]+/g) ?? []) : given;
  if (!Array.isArray(pairs)) return [];
  return pairs.flatMap((pair: unknown) => {
    const [x, y] =
      typeof pair === "string"
        ? pair.split(/[\s,]+/)
        : isRow(pair)
          ? [pair.x, pair.y]
          : Array.isArray(pair)
            ? pair
            : [];
    const corner = [numberOf(x), numberOf(y)];
    return corner.every((value) => typeof value === "number") ? [corner] : [];
  });
}
