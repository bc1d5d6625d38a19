import type { MallLayout } from "../../content-schema/mall-design";
import { whole } from "../../random";
import { type Position, type Street, steps } from "./street";

export type Size = "anchor" | "large" | "medium" | "small";
/** What needs a unit of its own: a tenant, or an area of the car park. */
export type Tenancy = ({ companyId: string } | { amenityId: string } | ParkingArea) & { size: Size };
export type ParkingArea = { area: string; bays: number; accessible: number };

/** A unit: whose it is, its walls, and where along the street its door is. */
export type PlacedUnit = {
  tenancy: Tenancy;
  polygon: Position[];
  door: { s: number; offset: number };
};

/** One level's street: its part from `start` to `end`, and the distance of the walls from the centre line. */
export type LevelStreet = Street & {
  layout: MallLayout;
  start: number;
  end: number;
  wallAt: (s: number) => number;
};

export const passageHalf = 10;
const anchorDepth = 150;
const weights: Record<Size, number> = { anchor: 2.2, large: 1.7, medium: 1, small: 0.62 };
/** The part of the building's depth that a unit takes; behind smaller ones there are store rooms. */
const depths: Record<Size, [number, number]> = {
  anchor: [100, 100],
  large: [94, 100],
  medium: [80, 96],
  small: [62, 78],
};

export function levelStreetOf(street: Street, layout: MallLayout, level: number): LevelStreet {
  const part = layout.levels[level] ?? { from: 0, to: 1 };
  return {
    ...street,
    layout,
    start: part.from * street.length,
    end: part.to * street.length,
    wallAt: (s) =>
      layout.halfWidth +
      layout.squares.reduce(
        (sum, { at, by }) => sum + by * Math.exp(-(((s - at * street.length) / 62) ** 2)),
        0,
      ),
  };
}

/** The facade's distance from the centre line: it varies a little, so that the building isn't perfectly straight. */
export function facadeAt({ layout, length }: LevelStreet, side: -1 | 1, s: number): number {
  const swing = Math.sin((s / length) * Math.PI * 2.3 + side) * 0.09;
  return layout.halfWidth + layout.depth * (0.91 + swing);
}

/**
 * Gives every tenancy a unit: two anchor shops close the street's ends, all others are placed along both sides of it in
 * the given order, with the passages between them.
 */
export function placeUnits(
  street: LevelStreet,
  tenancies: readonly Tenancy[],
  random: () => number,
): PlacedUnit[] {
  const atEnds = tenancies.filter(({ size }) => size === "anchor").slice(0, 2);
  const inRows = tenancies.filter((tenancy) => !atEnds.includes(tenancy));
  return [
    ...atEnds.map((tenancy, at) => anchorUnit(street, tenancy, at === 0 ? -1 : 1)),
    ...rowUnits(street, inRows, random),
  ];
}

function anchorUnit(street: LevelStreet, tenancy: Tenancy, end: -1 | 1): PlacedUnit {
  const s = end < 0 ? street.start : street.end;
  const left = -facadeAt(street, -1, s);
  const right = facadeAt(street, 1, s);
  const far = s + end * anchorDepth;
  const bevel = 34;
  const polygon: Position[] = [
    street.beside(s, left),
    street.beside(s, right),
    street.beside(far - end * bevel, right),
    street.beside(far, right - bevel),
    street.beside(far, left + bevel),
    street.beside(far - end * bevel, left),
  ];
  return { tenancy, polygon, door: { s, offset: 0 } };
}

type Segment = { side: -1 | 1; from: number; to: number };

/** The stretches of wall between the passages, alternating sides from the street's start. */
function segmentsOf({ layout, length, start, end }: LevelStreet): Segment[] {
  return ([-1, 1] as const)
    .flatMap((side) => {
      const gaps = layout.passages.filter((passage) => passage.side === side).map(({ at }) => at * length);
      const bounds = [
        start,
        ...gaps.toSorted((one, other) => one - other).flatMap((at) => [at - passageHalf, at + passageHalf]),
        end,
      ];
      return bounds.flatMap((from, at) => (at % 2 === 0 ? [{ side, from, to: bounds[at + 1] ?? end }] : []));
    })
    .toSorted((one, other) => one.from + one.to - other.from - other.to);
}

function rowUnits(street: LevelStreet, tenancies: readonly Tenancy[], random: () => number): PlacedUnit[] {
  const segments = segmentsOf(street);
  const frontage = segments.reduce((sum, { from, to }) => sum + to - from, 0);
  const weighed = tenancies.map((tenancy) => ({
    tenancy,
    weight: weights[tenancy.size] * (0.86 + random() * 0.28),
  }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  let taken = 0;
  let passed = 0;
  return segments.flatMap((segment, at) => {
    passed += ((segment.to - segment.from) / frontage) * total;
    const here: typeof weighed = [];
    for (const next of weighed.slice(taken)) {
      const used = weighed.slice(0, taken + here.length).reduce((sum, { weight }) => sum + weight, 0);
      const isLast = at === segments.length - 1;
      if (!isLast && used + next.weight / 2 > passed) break;
      here.push(next);
    }
    taken += here.length;
    return unitsOfSegment(street, segment, here, random);
  });
}

function unitsOfSegment(
  street: LevelStreet,
  { side, from, to }: Segment,
  weighed: { tenancy: Tenancy; weight: number }[],
  random: () => number,
): PlacedUnit[] {
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  let start = from;
  return weighed.map(({ tenancy, weight }) => {
    const end = start + ((to - from) * weight) / total;
    const [least, most] = depths[tenancy.size];
    const share = whole(random, least, most) / 100;
    const along = steps(start, end, 16);
    const back = (s: number) => {
      const wall = street.layout.halfWidth;
      return side * (wall + (facadeAt(street, side, s) - wall) * share);
    };
    const polygon = [
      ...along.map((s) => street.beside(s, side * street.wallAt(s))),
      ...along.toReversed().map((s) => street.beside(s, back(s))),
    ];
    const middle = (start + end) / 2;
    start = end;
    return { tenancy, polygon, door: { s: middle, offset: side * street.wallAt(middle) } };
  });
}
