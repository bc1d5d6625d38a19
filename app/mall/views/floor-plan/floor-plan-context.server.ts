import type { Amenity } from "@contract/amenity";
import type { Category } from "@contract/category";
import type { Floor, FloorPlan } from "@contract/floor-plan";
import { href } from "~/locale/href";
import type { Site } from "~/site/site.server";
import { floorText, shopHref } from "../cards/cards.server";
import { slugOf, translated } from "../translation";
import type { PlaceLook } from "./floor-plan-drawing.server";
import { planHref } from "./floor-plan-links.server";
import { isArea, type Place, type PlanPlaces } from "./floor-plan-places.server";

/** A plan with what its views share. */
export type PlanContext = {
  plan: FloorPlan;
  places: PlanPlaces;
  site: Site;
  /** A place's name, link, tint and icon; `numbers` are those of the floor's list. */
  lookOf: (place: Place, numbers?: ReadonlyMap<Place, number>) => PlaceLook;
};

/**
 * How places are rendered: shops in their category's tint with a link to their page, facilities as icons that link to
 * their highlight.
 */
export function looksOf(plan: FloorPlan, categories: readonly Category[], site: Site): PlanContext["lookOf"] {
  const hueOf = new Map(categories.map(({ id }, at) => [id, at % 12]));
  return (place, numbers) => {
    const { company, name } = place;
    const category = company?.categories.find((id) => hueOf.has(id));
    return {
      name,
      to: company ? shopHref(company, site) : highlightedHref(place, plan, site),
      hue: category === undefined ? null : (hueOf.get(category) ?? null),
      icon: company || isArea(place) ? null : iconOf(place),
      number: numbers?.get(place) ?? null,
    };
  };
}

/** The icon of a facility, a stop, a car park or an entrance. */
export const iconOf = ({ amenity, icon, kind, ref }: Place): string =>
  amenity?.icon ?? icon ?? (kind === "amenity" && ref === "toilets" ? "wc" : kind);

export const amenityHref = ({ id, translations }: Amenity, { language }: Site): string =>
  href("amenity-detail", { id, title: slugOf(translations, language) }, language);

/** The plan's URL with a place highlighted. */
export function highlightedHref(
  { ref, company, amenity, levels }: Place,
  plan: FloorPlan,
  site: Site,
): string {
  if (company) return planHref(plan.id, site, { shop: company.id });
  if (amenity) return planHref(plan.id, site, { amenity: amenity.id });
  return planHref(plan.id, site, { floor: levels[0] ?? 0, from: ref });
}

export function floorName(floor: Floor, site: Site): string {
  return (
    translated(floor.translations, "name", site.language) ||
    floorText(floor.level, site) ||
    String(floor.level)
  );
}

export function levelsInWords({ levels }: Place, { plan, site }: Pick<PlanContext, "plan" | "site">): string {
  return plan.floors
    .filter(({ level }) => levels.includes(level))
    .map((floor) => floorName(floor, site))
    .join(", ");
}
