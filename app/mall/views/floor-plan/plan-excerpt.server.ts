import type { Floor, FloorPlan } from "@contract/floor-plan";
import type { Site } from "~/site/site.server";
import { partAround, within } from "./floor-plan-drawing.server";
import { defaultFloorPlan, planHref, wayFromEntrance } from "./floor-plan-links.server";
import { type PlanPlaces, planPlaces, pointName } from "./floor-plan-places.server";
import { type Box, boxOf, centroidOf, type Position } from "./plan-geometry.server";
import { planIcon } from "./plan-icons.server";
import { labelWithin, type Obstacle } from "./plan-labels.server";
import { atDrawingScale } from "./plan-scale.server";

type Part = Pick<Floor["units"][number], "company_id" | "amenity_id">;

export type PlanExcerpt = ReturnType<typeof floorExcerpt> & {
  surroundings: Surroundings;
  to: string;
  wayTo: string | null;
};

/** A floor as outlines, some of its units and points highlighted. */
export function floorExcerpt(
  { width, height, outline, units, points }: Floor,
  isOwn: (part: Partial<Part>) => boolean = () => false,
) {
  const own = units.filter(isOwn);
  return {
    width,
    height,
    outline: drawn(outline),
    own: own.map(({ polygon }) => drawn(polygon)),
    others: units.filter((unit) => !isOwn(unit)).map(({ polygon }) => drawn(polygon)),
    /** The middle of each. */
    pins: [
      ...own.map(({ polygon }) => centroidOf(polygon)),
      ...(own.length > 0 ? [] : points.filter(isOwn).map(({ position }) => position)),
    ].map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) })),
  };
}

/** The floor where a shop or an amenity is, with that highlighted; null if it isn't on the mall's plan. */
export async function placeExcerpt(
  kind: "shop" | "amenity",
  id: string,
  site: Site,
): Promise<PlanExcerpt | null> {
  const found = await defaultFloorPlan(site);
  const plan = found && atDrawingScale(found);
  const places = plan && (await planPlaces(plan, site));
  const isOwn = (part: Partial<Part>) => part[kind === "shop" ? "company_id" : "amenity_id"] === id;
  const floor = plan?.floors.find(({ units, points }) => units.some(isOwn) || points.some(isOwn));
  return plan && places && floor
    ? {
        ...floorExcerpt(floor, isOwn),
        surroundings: surroundingsOf(floor, places, isOwn, site),
        to: planHref(plan.id, site, { [kind]: id }),
        wayTo: wayFromEntrance(plan, `${kind}.${id}`, site),
      }
    : null;
}

/** What is beside a place: the part of its floor, names and numbers in it, and what the numbers and signs mean. */
export type Surroundings = {
  viewBox: string;
  /** In the units of the drawing: as large as the page's small text, on a phone and on a desktop. */
  fontSize: number;
  labels: { x: number; y: number; lines: string[] }[];
  signs: { x: number; y: number; icon: string }[];
  legend: ({ name: string } & ({ number: number } | { icon: string }))[];
};

/** A part up to this wide is one in which words can be read on a phone. */
const mostWidth = 640;
const leastPart = { width: 540, height: 350 };
const mostNeighbours = 5;
/** Shares of the part's width. */
const letters = 0.032;
const signRadius = 0.022;

function surroundingsOf(
  floor: Floor,
  places: PlanPlaces,
  isOwn: (part: Partial<Part>) => boolean,
  site: Site,
): Surroundings {
  const own = floor.units.filter(isOwn);
  const at = [
    ...own.flatMap(({ polygon }) => polygon),
    ...(own.length > 0 ? [] : floor.points.filter(isOwn).map(({ position }) => position)),
  ];
  const middle = middleOf(boxOf(at));
  const nearest = (kind: string) =>
    byDistance(
      floor.points.filter((point) => point.kind === kind && !isOwn(point)),
      middle,
      ({ position }) => position,
    )[0];
  const landmarks = [nearest("entrance"), nearest("lift") ?? nearest("escalator")].filter((point) => !!point);
  const whole = { left: 0, top: -20, right: floor.width, bottom: floor.height + 20 };
  let part = within(partAround(at, leastPart), whole);
  for (const { position } of landmarks) {
    const wider = within(partAround([...at, position], leastPart), whole);
    if (widthOf(wider) <= mostWidth) {
      at.push(position);
      part = wider;
    }
  }
  const fontSize = Math.round(widthOf(part) * letters);
  const radius = widthOf(part) * signRadius;
  const shown = landmarks.filter(({ position: [x, y] }) => isWithin([x, y], part));
  const pinned: Obstacle[] = shown.map(({ position: [x, y] }) => [x, y, radius]);
  const units = byDistance(
    floor.units.filter((unit) => !isOwn(unit) && isWithin(centroidOf(unit.polygon), part)),
    middle,
    ({ polygon }) => centroidOf(polygon),
  );
  const labels: Surroundings["labels"] = [];
  const legend: Surroundings["legend"] = [];
  for (const { id, polygon } of widthOf(part) > mostWidth ? [] : units) {
    const place = places.byUnit.get(id);
    if (!place) continue;
    const name = labelWithin(polygon, place.name, [fontSize], pinned, true);
    if (name) labels.push({ x: name.x, y: name.y, lines: name.lines });
    else if (legend.length < mostNeighbours) {
      const number = legend.push({ number: legend.length + 1, name: place.name });
      const { x, y } =
        labelWithin(polygon, String(number), [fontSize], pinned, true) ?? middleOfUnit(polygon);
      labels.push({ x, y, lines: [String(number)] });
    }
  }
  const signs = shown.map((point) => ({
    x: Math.round(point.position[0]),
    y: Math.round(point.position[1]),
    icon: planIcon(point.kind),
  }));
  return {
    viewBox: [part.left, part.top, widthOf(part), part.bottom - part.top].join(" "),
    fontSize,
    labels,
    signs,
    legend: [
      ...legend,
      ...shown.map((point) => ({ icon: planIcon(point.kind), name: pointName(point, site) })),
    ],
  };
}

function middleOfUnit(polygon: readonly Position[]) {
  const [x, y] = centroidOf(polygon);
  return { x: Math.round(x), y: Math.round(y) };
}

const widthOf = ({ left, right }: Box): number => right - left;

const middleOf = ({ left, top, right, bottom }: Box): Position => [(left + right) / 2, (top + bottom) / 2];

const isWithin = ([x, y]: Position, { left, top, right, bottom }: Box): boolean =>
  left < x && x < right && top < y && y < bottom;

/** The nearest first. */
function byDistance<One>(all: readonly One[], [x, y]: Position, positionOf: (one: One) => Position): One[] {
  const distanceTo = (one: One) => {
    const [ownX, ownY] = positionOf(one);
    return Math.hypot(ownX - x, ownY - y);
  };
  return all.toSorted((one, other) => distanceTo(one) - distanceTo(other));
}

const drawn = (polygon: readonly (readonly [number, number])[]) =>
  polygon.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(" ");

/** The floor of the mall's plan that has the most units, with a link to the plan; null for a mall without one. */
export async function mainFloorExcerpt(site: Site) {
  const plan = await defaultFloorPlan(site);
  const floor = plan && mainFloorOf(plan);
  return plan && floor ? { to: planHref(plan.id, site), excerpt: floorExcerpt(floor) } : null;
}

/** The floor that has the most units, in the drawing's scale; null where none has any. */
export function mainFloorOf(plan: FloorPlan): Floor | null {
  const [floor] = atDrawingScale(plan).floors.toSorted((one, other) => other.units.length - one.units.length);
  return floor && floor.units.length > 0 ? floor : null;
}
