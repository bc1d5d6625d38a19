import type { FloorPlan } from "@contract/floor-plan";
import { matchRoute } from "~/locale/match-route";
import type { Site } from "~/site/site.server";
import { shopCategories } from "../cards/companies.server";
import { looksOf, type PlanContext } from "../floor-plan/floor-plan-context.server";
import { defaultFloorPlan } from "../floor-plan/floor-plan-links.server";
import { type Place, planPlaces } from "../floor-plan/floor-plan-places.server";
import { atDrawingScale } from "../floor-plan/plan-scale.server";

/** A kiosk: the place where it stands, as its URL names it, and the plan from there. */
export type Kiosk = {
  site: Site;
  place: string;
  start: Place;
  /** Its links lead to the kiosk's own screens. */
  context: PlanContext;
  /** Whether ways avoid steps. */
  isStepFree: boolean;
  /** Whether its own URL says so, and not the visitor. */
  isStepFreePlace: boolean;
  /** The site's origin, for what continues on a phone. */
  origin: string;
};

export type KioskQuery = Record<string, string | number | null | undefined>;

/** The kiosk at a place: the id of a point of the plan that has a name, or a place's `ref`. Null where there is none. */
export async function kioskAt(
  site: Site,
  place: string,
  { search, origin }: { search: URLSearchParams; origin: string },
): Promise<Kiosk | null> {
  const given = await defaultFloorPlan(site);
  if (!given) return null;
  const plan: FloorPlan = atDrawingScale(given);
  const [places, categories] = await Promise.all([planPlaces(plan, site), shopCategories(site)]);
  const start = places.byPoint.get(place) ?? places.all.find(({ ref }) => ref === place);
  if (!start || start.points.length === 0) return null;
  const isStepFreePlace = search.get("step-free") === "1";
  const steps = search.get("steps");
  const kiosk = {
    site,
    place,
    start,
    isStepFreePlace,
    isStepFree: steps === null ? isStepFreePlace : steps === "0",
    origin,
  };
  const lookOf = looksOf(plan, categories, site);
  const linkOf = (to: Place) => kioskHref(kiosk, placeQuery(to));
  return {
    ...kiosk,
    context: {
      plan,
      places,
      site,
      lookOf: (to, numbers) => ({ ...lookOf(to, numbers), to: linkOf(to) }),
    },
  };
}

const placeQuery = ({ ref, company, amenity }: Place): KioskQuery => {
  if (company) return { view: "shop", id: company.id };
  return amenity ? { view: "service", id: amenity.id } : { view: "way", to: ref };
};

type Standing = Pick<Kiosk, "site" | "place" | "isStepFreePlace">;

/** The URL of a kiosk's screen; of its start without a query. */
export function kioskHref({ site, place, isStepFreePlace }: Standing, query: KioskQuery = {}): string {
  const all = { ...(isStepFreePlace && { "step-free": "1" }), ...query };
  const search = new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) =>
      value === null || value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  ).toString();
  return `/${site.language}/kiosk/${encodeURIComponent(place)}${search && `?${search}`}`;
}

const screens: Partial<Record<string, string>> = {
  "shop-detail": "shop",
  "offer-detail": "offer",
  "event-detail": "event",
  "amenity-detail": "service",
};

/** The kiosk's own screen of what a page of the site shows; null where it has none. */
export function kioskLink(kiosk: Standing, to: string | null): string | null {
  const match = to ? matchRoute(to.split(/[?#]/, 1)[0] ?? "") : null;
  const view = match && screens[match.name];
  return view ? kioskHref(kiosk, { view, id: match.parameters.id }) : null;
}
