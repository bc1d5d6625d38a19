import type { FloorPlan } from "@contract/floor-plan";
import { translatorOf } from "~/locale/i18n.server";
import type { OtherTurns } from "~/process/time-slices.server";
import type { Site } from "~/site/site.server";
import { mainEntrance, type Place, type PlanPlaces } from "./floor-plan-places.server";
import { quickestWays, type WayPath } from "./way-path.server";
import { legsOf } from "./way-steps.server";
import { metresInWords, minutesInWords, stepInWords } from "./way-words.server";

/** A route as text: where it begins, its length, its instructions. */
export type WayText = { from: string; isStepFree: boolean; length: string; steps: string[] };

/** Where visits begin, in the order in which they are listed. */
const arrivals: Partial<Record<Place["kind"], number>> = { entrance: 0, parking: 1, stop: 2 };

/**
 * The routes to every shop on a plan from every entrance, the main one first, car park and stop, by the shop's id; where
 * the quickest has stairs or escalators, the quickest without them too.
 */
export async function waysToShops(
  plan: FloorPlan,
  places: PlanPlaces,
  site: Site,
  otherTurns: OtherTurns,
): Promise<Map<string, WayText[]>> {
  const main = places.byPoint.get(mainEntrance(plan)?.id ?? "");
  const rankOf = (place: Place) => (place === main ? -1 : (arrivals[place.kind] ?? 0));
  const starts: { place: Place; ways: ReturnType<typeof quickestWays>[] }[] = [];
  const arriving = places.all.filter(({ kind }) => kind in arrivals);
  for (const place of arriving.sort((one, other) => rankOf(one) - rankOf(other))) {
    const ways = [];
    for (const isStepFree of [false, true]) {
      await otherTurns();
      ways.push(quickestWays(plan.edges, place.points, { isStepFree }));
    }
    starts.push({ place, ways });
  }
  const textOf = (from: Place, to: Place, path: WayPath) => wayText(plan, places, site, { from, to, path });
  const waysTo = (shop: Place): WayText[] =>
    starts.flatMap(({ place, ways }) => {
      const [quickest, stepFree] = ways.map((to) => to(shop.points));
      const distinct = quickest && isStepFree(quickest) ? [quickest] : [quickest, stepFree];
      return distinct.flatMap((path) => (path ? [textOf(place, shop, path)] : []));
    });
  const byShop = new Map<string, WayText[]>();
  for (const shop of places.all) {
    await otherTurns();
    if (shop.company) byShop.set(shop.company.id, waysTo(shop));
  }
  return byShop;
}

const isStepFree = ({ moves }: WayPath) => moves.every(({ kind }) => kind === "walk" || kind === "lift");

function wayText(
  plan: FloorPlan,
  { byUnit, byPoint }: PlanPlaces,
  { language }: Site,
  { from, to, path }: { from: Place; to: Place; path: WayPath },
): WayText {
  const named = {
    nameOfUnit: (id: string) => byUnit.get(id)?.name ?? null,
    nameOfPoint: (id: string) => byPoint.get(id)?.name ?? "",
    destination: to.name,
  };
  const time = minutesInWords(path.seconds, language);
  return {
    from: from.name,
    isStepFree: isStepFree(path),
    length: `${metresInWords(path.metres, language)}, ${translatorOf(language)("floorplan:way.about", { time })}`,
    steps: legsOf(path, plan).flatMap(({ steps }) => steps.map((step) => stepInWords(step, named, language))),
  };
}
