import type { z } from "zod";
import type { floorPlan } from "../../../app/mall/contract/floor-plan";
import { type LanguageText, text, translationsOf } from "./language-text";
import { randomOf, whole } from "./random";

export type FloorPlanInput = z.input<typeof floorPlan>;
type Floor = FloorPlanInput["floors"][number];
type Unit = Floor["units"][number];
type Point = Floor["points"][number];
type Edge = FloorPlanInput["edges"][number];
type Position = [number, number];

const width = 1000;
const height = 560;
const corridorHalf = 34;
/** One unit of the drawing is this many metres of walking. */
const metresPerUnit = 0.25;

const floorNames: LanguageText[] = [
  text("Ground floor", "Přízemí", "Prízemie", "Erdgeschoss"),
  text("First floor", "1. patro", "1. poschodie", "1. Etage"),
  text("Second floor", "2. patro", "2. poschodie", "2. Etage"),
];
const pointNames = {
  lift: text("Lift", "Výtah", "Výťah", "Aufzug"),
  escalator: text("Escalator", "Eskalátor", "Eskalátor", "Rolltreppe"),
  stairs: text("Stairs", "Schody", "Schody", "Treppe"),
  wc: text("Toilets", "Toalety", "Toalety", "Toiletten"),
  west: text("West entrance", "Západní vchod", "Západný vchod", "Westeingang"),
  east: text("East entrance", "Východní vchod", "Východný vchod", "Osteingang"),
  corridor: text("Corridor", "Pasáž", "Pasáž", "Passage"),
};
/** Ways between floors, by where along the street they are. */
const verticals: { kind: "lift" | "escalator" | "stairs"; at: number; metres: number }[] = [
  { kind: "stairs", at: 0.06, metres: 16 },
  { kind: "escalator", at: 0.33, metres: 12 },
  { kind: "lift", at: 0.5, metres: 14 },
  { kind: "escalator", at: 0.67, metres: 12 },
];

export type Tenancy = { companyId: string; level: number } | { amenityId: string; level: number };

/**
 * Draws a mall as one bent street: shops on both sides of it, larger ones at its ends, floors above each other joined by
 * lift, escalators and stairs. Every tenancy gets one unit; the unit's id is `<level>-<number>`.
 */
export function generateFloorPlan(id: string, levels: number, tenancies: Tenancy[]): FloorPlanInput {
  const bend = randomOf(`${id} bend`)() * 46 + 34;
  const floors = Array.from({ length: levels }, (_, level) =>
    floorOf(
      id,
      level,
      bend,
      tenancies.filter((tenancy) => tenancy.level === level),
    ),
  );
  const between = floors.slice(1).flatMap(({ floor: { level } }) =>
    verticals.map(({ kind, metres }, number) => ({
      from: `${level - 1}-${kind}-${number}`,
      to: `${level}-${kind}-${number}`,
      length: metres,
      kind,
    })),
  );
  return {
    id,
    floors: floors.map(({ floor }) => floor),
    edges: [...floors.flatMap(({ edges }) => edges), ...between],
    translations: translationsOf({ name: text("Floor plan", "Plán centra", "Plán centra", "Lageplan") }),
  };
}

function floorOf(
  id: string,
  level: number,
  bend: number,
  tenancies: Tenancy[],
): { floor: Floor; edges: Edge[] } {
  const random = randomOf(`${id} floor ${level}`);
  const street = streetOf(bend, level % 2 === 0 ? 1 : 0.8);
  const sides = [tenancies.filter((_, at) => at % 2 === 0), tenancies.filter((_, at) => at % 2 === 1)];
  const units: Unit[] = [];
  const points: Point[] = [];
  const stops: { at: number; id: string }[] = [];
  const edges: Edge[] = [];

  function addPoint(
    kind: Point["kind"],
    pointId: string,
    position: Position,
    name: LanguageText,
    at: number,
  ) {
    const corridor = `${pointId}-c`;
    points.push({
      id: corridor,
      kind: "corridor",
      position: rounded(street.centre(at)),
      translations: translationsOf({ name: pointNames.corridor }),
    });
    points.push({ id: pointId, kind, position: rounded(position), translations: translationsOf({ name }) });
    stops.push({ at, id: corridor });
    edges.push({ from: corridor, to: pointId, length: metres(street.centre(at), position), kind: "walk" });
  }

  sides.forEach((tenants, side) => {
    const sign = side === 0 ? -1 : 1;
    const weights = tenants.map((_, at) =>
      at === 0 || at === tenants.length - 1 ? 1.9 : 0.75 + random() * 0.7,
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let start = 0;
    tenants.forEach((tenancy, at) => {
      const end = start + (weights[at] ?? 1) / total;
      const depth = at === 0 || at === tenants.length - 1 ? 186 : whole(random, 118, 172);
      const number = units.length + 1;
      const middle = (start + end) / 2;
      const polygon = [
        street.beside(start, sign * corridorHalf),
        street.beside(middle, sign * corridorHalf),
        street.beside(end, sign * corridorHalf),
        street.beside(end, sign * (corridorHalf + depth)),
        street.beside(start, sign * (corridorHalf + depth)),
      ].map(rounded);
      const entrance = `${level}-e${number}`;
      addPoint("corridor", entrance, street.beside(middle, sign * corridorHalf), pointNames.corridor, middle);
      units.push({
        id: `${level}-${number}`,
        company_id: "companyId" in tenancy ? tenancy.companyId : null,
        amenity_id: "amenityId" in tenancy ? tenancy.amenityId : null,
        polygon,
        entrance,
      });
      start = end;
    });
  });

  verticals.forEach(({ kind, at }, number) => {
    addPoint(
      kind,
      `${level}-${kind}-${number}`,
      street.beside(at, kind === "lift" ? 10 : -10),
      pointNames[kind],
      at,
    );
  });
  addPoint("wc", `${level}-wc`, street.beside(0.9, 12), pointNames.wc, 0.9);
  if (level === 0) {
    addPoint("entrance", "entrance-west", street.centre(-0.03), pointNames.west, 0);
    addPoint("entrance", "entrance-east", street.centre(1.03), pointNames.east, 1);
  }

  stops.sort((one, other) => one.at - other.at);
  stops.slice(1).forEach((stop, at) => {
    const previous = stops[at];
    if (previous)
      edges.push({
        from: previous.id,
        to: stop.id,
        length: metres(street.centre(previous.at), street.centre(stop.at)),
        kind: "walk",
      });
  });
  const outline = [
    ...range(0, 1, 12).map((at) => rounded(street.beside(at, -(corridorHalf + 196)))),
    ...range(1, 0, 12).map((at) => rounded(street.beside(at, corridorHalf + 196))),
  ];
  return {
    floor: {
      level,
      width,
      height,
      outline,
      units,
      points,
      translations: translationsOf({
        name:
          floorNames[level] ??
          text(`Floor ${level}`, `${level}. patro`, `${level}. poschodie`, `${level}. Etage`),
      }),
    },
    edges,
  };
}

/** The street's middle line: an arc over the width, `at` from 0 in the west to 1 in the east. */
function streetOf(bend: number, share: number) {
  const from = 70;
  const length = width - 2 * from;
  const centre = (at: number): Position => [
    from + at * length,
    height / 2 + bend * share * Math.cos(at * Math.PI * 1.15),
  ];
  const beside = (at: number, offset: number): Position => {
    // Offsets are straight up and down: neighbours then share an edge and never overlap, however the street bends.
    const [x, y] = centre(at);
    return [x, y + offset];
  };
  return { centre, beside };
}

function metres([x1, y1]: Position, [x2, y2]: Position): number {
  return Math.max(0.1, Math.round(Math.hypot(x2 - x1, y2 - y1) * metresPerUnit * 10) / 10);
}

function rounded([x, y]: Position): Position {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

function range(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}
