import type { Floor, FloorPlan } from "@contract/floor-plan";
import type { Site } from "~/site/site.server";
import { defaultFloorPlan, planHref, wayFromEntrance } from "./floor-plan-links.server";
import { type PlanPlaces, planPlaces } from "./floor-plan-places.server";
import { centroidOf } from "./plan-geometry.server";
import { atDrawingScale } from "./plan-scale.server";
import { type Surroundings, surroundingsOf } from "./plan-surroundings.server";

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
  const isOwn = (part: Partial<Part>) => part[kind === "shop" ? "company_id" : "amenity_id"] === id;
  const floor = plan?.floors.find(({ units, points }) => units.some(isOwn) || points.some(isOwn));
  if (!plan || !floor) return null;
  const places = await planPlaces(plan, site);
  return {
    ...floorExcerpt(floor, isOwn),
    surroundings: surroundingsOf(floor, places, { isOwn, name: nameOf(`${kind}.${id}`, places) }, site),
    to: planHref(plan.id, site, { [kind]: id }),
    wayTo: wayFromEntrance(plan, `${kind}.${id}`, site),
  };
}

const nameOf = (ref: string, { all }: PlanPlaces): string =>
  all.find((place) => place.ref === ref)?.name ?? "";

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
