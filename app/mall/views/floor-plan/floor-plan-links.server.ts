import type { FloorPlan } from "@contract/floor-plan";
import { href } from "~/locale/href";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { mainEntrance } from "./floor-plan-places.server";

type PlanLink = {
  shop?: string;
  amenity?: string;
  floor?: number;
  q?: string;
  from?: string;
  bay?: string;
  to?: string;
  "step-free"?: "1" | null;
  here?: "1";
};

/** The URL of a plan with a highlight, a search, or a route on it. */
export const planHref = (
  planId: string,
  { language }: Pick<Site, "language">,
  query: PlanLink = {},
): string => href("floorplan", { id: planId }, language, query);

/** The URL of the page that gives a route away. */
export const shareWayHref = (query: PlanLink, { language }: Pick<Site, "language">): string =>
  `/${language}/share-way?${wayParameters(query)}`;

/** A route's query in a URL of any language. */
export const wayParameters = ({
  from,
  bay,
  to,
  "step-free": isStepFree,
}: Pick<PlanLink, "from" | "bay" | "to" | "step-free">): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ from, bay, to, "step-free": isStepFree }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  );

/** Whether a plan describes ways: without edges it only shows where things are. */
export const hasWays = ({ edges }: FloorPlan): boolean => edges.length > 0;

/**
 * The URL of the route from the mall's main entrance to a place, by its `ref`; null if the plan has no entrance, or no
 * ways.
 */
export function wayFromEntrance(plan: FloorPlan, ref: string, site: Pick<Site, "language">): string | null {
  const entrance = hasWays(plan) ? mainEntrance(plan) : null;
  return entrance && planHref(plan.id, site, { from: `point.${entrance.id}`, to: ref });
}

/** The floor plan for excerpts on other screens; null if the mall has none or it can't be fetched. */
export async function defaultFloorPlan({ api, settings: { defaultFloorplanId } }: Site) {
  if (!defaultFloorplanId) return null;
  return sidePart(api.floorPlan(defaultFloorplanId), "The floor plan could not be read");
}

/** The URL of the route from the main entrance to a shop; null if it isn't on the mall's plan. */
export async function wayToShop(companyId: string, site: Site): Promise<string | null> {
  const plan = await defaultFloorPlan(site);
  const isOnPlan = plan?.floors.some(({ units }) => units.some(({ company_id }) => company_id === companyId));
  return plan && isOnPlan ? wayFromEntrance(plan, `shop.${companyId}`, site) : null;
}
