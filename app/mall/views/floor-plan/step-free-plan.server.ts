import type { FloorPlan } from "@contract/floor-plan";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { firstFloor } from "./floor-plan-places.server";
import { floorExcerpt } from "./plan-excerpt.server";
import { planIcon } from "./plan-icons.server";
import { atDrawingScale } from "./plan-scale.server";

/** What one looks for on a way without steps. */
const signs = ["entrance", "lift", "wc"] as const;

/** Marks are as wide as this on a phone, where they are larger, in the drawing's units. */
const markSize = 92;

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
  const shown = signs.flatMap((sign) => floor.points.filter(({ kind }) => kind === sign));
  const places = apart(shown.map(({ position: [x, y] }) => ({ x, y })));
  const marks = signs.map((sign) => ({
    icon: planIcon(sign),
    name: names[sign],
    places: places.filter((_, at) => shown[at]?.kind === sign),
  }));
  return {
    floor: floorExcerpt(floor),
    ways: ways.map(([start, end]) => `M${start}L${end}`).join(""),
    marks: marks.filter(({ places }) => places.length > 0),
  };
}

/** Marks that would overlap, moved from each other. */
export function apart(places: readonly { x: number; y: number }[]) {
  const moved = places.map((place) => ({ ...place }));
  // One that gives way to its neighbour may come too near to the next.
  for (let round = 0; round < 10; round++)
    for (const [at, one] of moved.entries())
      for (const other of moved.slice(at + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance >= markSize) continue;
        const [across, down] =
          distance > 0 ? [(other.x - one.x) / distance, (other.y - one.y) / distance] : [1, 0];
        const by = (markSize - distance) / 2;
        one.x -= across * by;
        one.y -= down * by;
        other.x += across * by;
        other.y += down * by;
      }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}
