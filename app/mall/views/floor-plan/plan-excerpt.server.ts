import type { Floor, FloorPlan } from "@contract/floor-plan";
import type { Site } from "~/site/site.server";
import { defaultFloorPlan, planHref } from "./floor-plan-links.server";
import { atDrawingScale } from "./plan-scale.server";

type Unit = Floor["units"][number];

/** A floor as outlines, some of its units highlighted. */
export function floorExcerpt(
  { width, height, outline, units }: Floor,
  isOwn: (unit: Unit) => boolean = () => false,
) {
  return {
    width,
    height,
    outline: drawn(outline),
    own: units.filter(isOwn).map(({ polygon }) => drawn(polygon)),
    others: units.filter((unit) => !isOwn(unit)).map(({ polygon }) => drawn(polygon)),
  };
}

const drawn = (polygon: readonly (readonly [number, number])[]) =>
  polygon.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(" ");

/** The floor of the mall's plan that has the most units, with a link to the plan; null for a mall without one. */
export async function mainFloorExcerpt(site: Site) {
  const own = await defaultFloorPlan(site);
  const plan: FloorPlan | null = own && atDrawingScale(own);
  const floor = plan?.floors.toSorted((one, other) => other.units.length - one.units.length)[0];
  return plan && floor && floor.units.length > 0
    ? { to: planHref(plan.id, site), excerpt: floorExcerpt(floor) }
    : null;
}
