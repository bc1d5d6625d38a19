import type { floorPlan } from "@contract/floor-plan";
import type { z } from "zod";
import { type LanguageText, translationsOf } from "../../../domain/content/language-text";
import { demoContent } from "../../demo-content";
import { filled } from "../text-forms";
import type { Position } from "./street";
import { facadeAt, type LevelStreet, type ParkingArea, type PlacedUnit, passageHalf } from "./unit-rows";

export type FloorPlanInput = z.input<typeof floorPlan>;
export type Point = FloorPlanInput["floors"][number]["points"][number];
export type Edge = FloorPlanInput["edges"][number];

/** A facility in the street itself, without a unit. */
export type Stand = { amenityId: string; name: LanguageText };

/** Four units of the drawing are a metre of walking. */
const unitsPerMetre = 4;

const { "floor-plan": names } = demoContent;

function metresBetween([x1, y1]: Position, [x2, y2]: Position): number {
  return Math.max(0.1, Math.round((Math.hypot(x2 - x1, y2 - y1) / unitsPerMetre) * 10) / 10);
}

export function rounded([x, y]: Position): Position {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** A level's walking graph: along the middle of the street, and from it to every door. */
export function walkingGraph(
  street: LevelStreet,
  level: number,
  units: readonly { id: string; unit: PlacedUnit }[],
  stands: readonly Stand[],
  toiletsId: string | null,
  isOnlyLevel: boolean,
): { points: Point[]; edges: Edge[]; entranceOf: Map<string, string> } {
  const points = new Map<string, Point>();
  const edges: Edge[] = [];
  const junctions = new Map<string, number>();
  const entranceOf = new Map<string, string>();

  function add(
    kind: Point["kind"],
    id: string,
    position: Position,
    name: LanguageText,
    { amenityId, isMain }: { amenityId?: string | null; isMain?: boolean | undefined } = {},
  ) {
    return addPoint({
      id,
      kind,
      position: rounded(position),
      ...(amenityId && { amenity_id: amenityId }),
      ...(isMain && { main: true }),
      translations: translationsOf({ name }),
    });
  }
  function addPoint(point: Point & { id: string }): string {
    points.set(point.id, point);
    return point.id;
  }
  function walk(from: string, to: string) {
    const [start, end] = [points.get(from), points.get(to)];
    if (start && end)
      edges.push({ from, to, length: metresBetween(start.position, end.position), kind: "walk" });
  }
  /** The point in the middle of the street where one turns off; opposite doors share one. */
  function junction(s: number): string {
    const id = `${level}-s${Math.round(s)}`;
    if (!junctions.has(id)) {
      junctions.set(id, s);
      add("corridor", id, street.beside(s, 0), names.corridor);
    }
    return id;
  }

  for (const { id, unit } of units) {
    const { s, offset } = unit.door;
    if (offset === 0) {
      entranceOf.set(id, junction(s));
      continue;
    }
    const door = street.beside(s, offset);
    entranceOf.set(
      id,
      "area" in unit.tenancy
        ? addPoint(parkingPoint(unit.tenancy, door))
        : add("corridor", `${level}-e${id}`, door, names.corridor),
    );
    walk(junction(s), entranceOf.get(id) ?? "");
  }

  street.layout.passages.forEach(({ at, side, holds, door, isMain }, number) => {
    const s = at * street.length;
    const wall = street.wallAt(s);
    let last = junction(s);
    const facilities = holds.filter((kind) => (kind === "wc" ? level >= 0 : !isOnlyLevel));
    facilities.forEach((kind, place) => {
      const offset = side * (wall + 16 + place * 26);
      const turning = add(
        "corridor",
        `${level}-p${number}-${place}`,
        street.beside(s, offset),
        names.corridor,
      );
      walk(last, turning);
      const aside = street.beside(s + (place % 2 === 0 ? 1 : -1) * (passageHalf - 3), offset);
      walk(
        turning,
        add(kind, `${level}-${kind}${number}`, aside, names[kind], {
          amenityId: kind === "wc" ? toiletsId : null,
        }),
      );
      last = turning;
    });
    if (level === 0) {
      walk(
        last,
        add("entrance", `entrance-${number}`, street.beside(s, side * facadeAt(street, side, s)), door, {
          isMain,
        }),
      );
    }
  });

  street.layout.ends.forEach((name, end) => {
    const s = end === 0 ? street.start : street.end;
    const isClosed = units.some(({ unit }) => unit.door.offset === 0 && unit.door.s === s);
    if (level !== 0 || isClosed) return;
    const outside = street.beside(s + (end === 0 ? -8 : 8), 0);
    walk(junction(s), add("entrance", `entrance-end${end}`, outside, name));
  });

  const squares = isOnlyLevel || level < 0 ? [] : street.layout.squares;
  squares.forEach(({ at }, number) => {
    const s = at * street.length;
    for (const pair of [1, 2]) {
      const offset = pair === 1 ? -9 : 9;
      walk(
        junction(s + 14),
        add("escalator", `${level}-escalator${number}-${pair}`, street.beside(s, offset), names.escalator),
      );
    }
  });

  stands.forEach(({ amenityId, name }, number) => {
    const share = (number + 1) / (stands.length + 1);
    const s = street.start + 30 + (street.end - street.start - 60) * share;
    const offset = (number % 2 === 0 ? 1 : -1) * (street.wallAt(s) - 8);
    walk(
      junction(s),
      add("amenity", `${level}-stand-${amenityId}`, street.beside(s, offset), name, { amenityId }),
    );
  });

  const inOrder = [...junctions].toSorted(([, one], [, other]) => one - other);
  inOrder.slice(1).forEach(([id], at) => {
    const [previous] = inOrder[at] ?? [];
    if (previous) walk(previous, id);
  });
  return { points: [...points.values()], edges, entranceOf };
}

/** An area of the car park, as the point where one enters it. */
export function parkingPoint({ area, bays, accessible }: ParkingArea, position: Position) {
  return {
    id: `parking-${area}`,
    kind: "parking" as const,
    icon: "lucide:circle-parking",
    position: rounded(position),
    bays: { prefix: area, first: 1, last: bays },
    ...(accessible > 0 && { accessible_bays: accessible }),
    translations: translationsOf({ name: filled(names.parking, { area }) }),
  };
}

/** The walking distance of a lift, an escalator or stairs between two levels, in metres. */
const climbs = { lift: 8, escalator: 14, stairs: 18 };

/** The edges from a level to the next one, wherever both have them. */
export function climbingEdges(street: LevelStreet, fromLevel: number): Edge[] {
  const toLevel = fromLevel + 1;
  const between = (kind: keyof typeof climbs, name: string): Edge => ({
    from: `${fromLevel}-${name}`,
    to: `${toLevel}-${name}`,
    length: climbs[kind],
    kind,
  });
  return [
    ...street.layout.passages.flatMap(({ holds }, number) =>
      holds.flatMap((kind) => (kind === "wc" ? [] : [between(kind, `${kind}${number}`)])),
    ),
    ...(fromLevel < 0 ? [] : street.layout.squares).flatMap((_, number) =>
      [1, 2].map((pair) => between("escalator", `escalator${number}-${pair}`)),
    ),
  ];
}
