import type { TenantId } from "@contract/tenant-ids";
import { type LanguageText, text, translationsOf } from "../../../domain/content/language-text";
import { demoMall } from "../../demo-malls";
import { randomOf } from "../../random";
import { arrivalsOf, parkingAreas } from "./arrivals";
import { type Position, steps, streetOf } from "./street";
import {
  facadeAt,
  type LevelStreet,
  levelStreetOf,
  type PlacedUnit,
  placeUnits,
  type Tenancy,
} from "./unit-rows";
import { climbingEdges, type FloorPlanInput, rounded, type Stand, walkingGraph } from "./walking-graph";

type Floor = FloorPlanInput["floors"][number];

/** Who is on a level: in units of their own, or in the street (`stands`). */
export type LevelTenancies = { tenancies: Tenancy[]; stands: Stand[] };

const carParkName = text(
  "Car park, basement level 1",
  "Garáže, 1. podzemní podlaží",
  "Garáže, 1. podzemné podlažie",
  "Parkhaus, 1. Untergeschoss",
);
const floorNames: LanguageText[] = [
  text("Ground floor", "Přízemí", "Prízemie", "Erdgeschoss"),
  text("Floor 1", "1. patro", "1. poschodie", "1. Etage"),
  text("Floor 2", "2. patro", "2. poschodie", "2. Etage"),
];
const planName = text("Floor plan", "Plán centra", "Plán centra", "Lageplan");
const margin = 24;

/** Generates a mall's floors above each other along one street, with a unit for every tenancy and the walking graph. */
export function generateFloorPlan(
  id: string,
  tenant: TenantId,
  levels: readonly LevelTenancies[],
  toiletsId: string | null = null,
): FloorPlanInput {
  const { layout } = demoMall(tenant);
  const street = streetOf(layout.street);
  const hasCarPark = levels.length > 1;
  const areas = parkingAreas(tenant, hasCarPark ? 8 : 2);
  const carPark = {
    level: -1,
    tenancies: areas.map((area) => ({ ...area, size: "medium" as const })),
    stands: [],
  };
  const drawn = [...(hasCarPark ? [carPark] : []), ...levels.map((own, level) => ({ ...own, level }))].map(
    ({ tenancies, stands, level }) => {
      const levelStreet = levelStreetOf(street, layout, level);
      const placed = placeUnits(levelStreet, tenancies, randomOf(`${tenant} ${id} floor ${level}`));
      return {
        level,
        levelStreet,
        stands,
        outline: outlineOf(levelStreet, placed),
        units: numbered(level, placed),
      };
    },
  );
  const ground = levelStreetOf(street, layout, 0);
  const arrivals = arrivalsOf(tenant, ground, hasCarPark ? [] : areas);
  const place = placing([
    ...drawn.flatMap(({ outline }) => outline),
    ...arrivals.points.map(({ position }): Position => [position[0], position[1]]),
  ]);

  const floors: Floor[] = [];
  const edges: FloorPlanInput["edges"] = [];
  for (const { level, levelStreet, stands, outline, units } of drawn) {
    const graph = walkingGraph(levelStreet, level, units, stands, toiletsId, levels.length === 1);
    const outside = level === 0 ? arrivals : { points: [], edges: [] };
    edges.push(...graph.edges, ...outside.edges);
    if (level > 0 || (level === 0 && hasCarPark)) edges.push(...climbingEdges(levelStreet, level - 1));
    floors.push({
      level,
      width: place.width,
      height: place.height,
      outline: outline.map(place.at),
      units: units.map(({ id: unitId, unit: { tenancy, polygon } }) => ({
        id: unitId,
        company_id: "companyId" in tenancy ? tenancy.companyId : null,
        amenity_id: "amenityId" in tenancy ? tenancy.amenityId : null,
        polygon: polygon.map(place.at),
        entrance: graph.entranceOf.get(unitId) ?? "",
      })),
      points: [...graph.points, ...outside.points].map((point) => ({
        ...point,
        position: place.at(point.position),
      })),
      translations: translationsOf({ name: level < 0 ? carParkName : (floorNames[level] ?? planName) }),
    });
  }
  return { id, floors, edges, translations: translationsOf({ name: planName }) };
}

/** Units are numbered by level and then along the street: `0-01`, `0-02` … */
function numbered(level: number, placed: readonly PlacedUnit[]) {
  return placed
    .toSorted((one, other) => one.door.s - other.door.s || one.door.offset - other.door.offset)
    .map((unit, at) => ({ id: `${level}-${String(at + 1).padStart(2, "0")}`, unit }));
}

/** The level's outer wall, a little outside of everything on it. */
function outlineOf(street: LevelStreet, placed: readonly PlacedUnit[]): Position[] {
  const wall = 8;
  const isAnchored = (s: number) => placed.some(({ door }) => door.offset === 0 && door.s === s);
  const reach = (s: number) => (isAnchored(s) ? 150 + wall : wall);
  const side = (sign: -1 | 1) =>
    steps(street.start, street.end, 24).map((s) =>
      street.beside(s, sign * (facadeAt(street, sign, s) + wall)),
    );
  const end = (s: number, direction: -1 | 1): Position[] => {
    const far = s + direction * reach(s);
    const left = -(facadeAt(street, -1, s) + wall);
    const right = facadeAt(street, 1, s) + wall;
    const bevel = isAnchored(s) ? 36 : 0;
    const corners: Position[] = [
      street.beside(far - direction * bevel, left),
      street.beside(far, left + bevel),
      street.beside(far, right - bevel),
      street.beside(far - direction * bevel, right),
    ];
    return direction > 0 ? corners : corners.toReversed();
  };
  return [...side(-1), ...end(street.end, 1), ...side(1).toReversed(), ...end(street.start, -1)];
}

/** Moves the drawing into view: one size and one origin for all floors, so that they align. */
function placing(corners: readonly Position[]) {
  const left = Math.min(...corners.map(([x]) => x)) - margin;
  const top = Math.min(...corners.map(([, y]) => y)) - margin;
  const right = Math.max(...corners.map(([x]) => x)) + margin;
  const bottom = Math.max(...corners.map(([, y]) => y)) + margin;
  return {
    width: Math.ceil(right - left),
    height: Math.ceil(bottom - top),
    at: ([x, y]: Position): Position => rounded([x - left, y - top]),
  };
}
