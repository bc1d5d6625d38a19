import type { FloorPlan } from "@contract/floor-plan";
import { href } from "~/locale/href";
import { optional } from "~/mall/optional.server";
import type { Site } from "~/tenant/site.server";
import { mainEntrance } from "./floor-plan-places.server";

type PlanLink = {
  shop?: string;
  amenity?: string;
  floor?: number;
  q?: string;
  from?: string;
  to?: string;
  "step-free"?: "1" | null;
};

/** The address of a plan with something lit, searched for, or a way on it. */
export const planHref = (
  planId: string,
  { language }: Pick<Site, "language">,
  query: PlanLink = {},
): string => href("floorplan", { id: planId }, language, query);

/** The address of the way from the mall's main entrance to a place, by its `ref`; null where the plan has no entrance. */
export function wayFromEntrance(plan: FloorPlan, ref: string, site: Pick<Site, "language">): string | null {
  const entrance = mainEntrance(plan);
  return entrance && planHref(plan.id, site, { from: `point.${entrance.id}`, to: ref });
}

/** The floor plan that other screens draw a part of; null where the mall has none, or it can't be had. */
export async function defaultFloorPlan({ api, settings: { defaultFloorplanId } }: Site) {
  if (!defaultFloorplanId) return null;
  return optional(api.floorPlan(defaultFloorplanId), "The floor plan could not be read");
}
