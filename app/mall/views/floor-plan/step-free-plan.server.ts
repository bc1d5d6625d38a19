import type { FloorPlan } from "@contract/floor-plan";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { firstFloor } from "./floor-plan-places.server";
import { floorExcerpt } from "./plan-excerpt.server";
import { planIcon } from "./plan-icons.server";
import { atDrawingScale } from "./plan-scale.server";

/** What one looks for on a way without steps. */
const signs = ["entrance", "lift", "wc"] as const;

/**
 * The floor with the main entrance and the ways on it that have no steps: a drawing that leads to the plan. Null for a
 * plan without ways.
 */
export function stepFreePlan(found: FloorPlan, { language }: Pick<Site, "language">) {
  const plan = atDrawingScale(found);
  const floor = firstFloor(plan);
  if (!floor) return null;
  const points = new Map(floor.points.map((point) => [point.id, point]));
  const ways = plan.edges.flatMap(({ from, to, kind, outside }) => {
    const [start, end] = [points.get(from), points.get(to)];
    return start && end && kind === "walk" && !outside
      ? [[start, end].map(({ position: [x, y] }) => `${Math.round(x)} ${Math.round(y)}`)]
      : [];
  });
  if (ways.length === 0) return null;
  const t = translatorOf(language);
  const names = {
    entrance: t("floorplan:entrances"),
    lift: t("floorplan:kind.lift"),
    wc: t("floorplan:kind.wc"),
  };
  const marks = signs.map((sign) => ({
    icon: planIcon(sign),
    name: names[sign],
    places: floor.points
      .filter(({ kind }) => kind === sign)
      .map(({ position: [x, y] }) => ({ x: Math.round(x), y: Math.round(y) })),
  }));
  return {
    floor: floorExcerpt(floor),
    ways: ways.map(([start, end]) => `M${start}L${end}`).join(""),
    marks: marks.filter(({ places }) => places.length > 0),
  };
}
