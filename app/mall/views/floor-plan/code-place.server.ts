import { matchRoute } from "~/locale/match-route";
import type { ScannedCode } from "~/mall/receipt-codes/receipt-code";
import type { Site } from "~/site/site.server";
import { isOwnHost, tenantOfHost } from "~/tenant/tenant.server";
import { isRouteName } from "../links.server";
import { defaultFloorPlan, planHref } from "./floor-plan-links.server";
import { findPlace, type Place, type PlanPlaces, planPlaces } from "./floor-plan-places.server";
import { planQuery } from "./floor-plan-query.server";

/** Why a photo says of no place that the visitor is there. */
export type CodeProblem = "noCode" | "otherMall" | "noPlace";

/**
 * The plan's URL with the place where the codes in a photo were read; or why they name none.
 * @param host the site's own, as the visitor sees it
 */
export async function placeOfCodes(
  codes: readonly ScannedCode[],
  site: Site,
  host: string,
): Promise<{ to: string } | { problem: CodeProblem }> {
  const texts = codes.flatMap(({ format, text }) => (format === "qr_code" ? text : []));
  if (texts.length === 0) return { problem: "noCode" };
  const urls = texts.flatMap((text) => addressIn(text) ?? []);
  const own = urls.filter((url) => isOfMall(url, site, host));
  if (own.length === 0) {
    const isOther = urls.some(({ host: other }) => other !== host && isOwnHost(other));
    return { problem: isOther ? "otherMall" : "noPlace" };
  }
  const plan = await defaultFloorPlan(site);
  if (!plan) return { problem: "noPlace" };
  const places = await planPlaces(plan, site);
  const place = own.map((url) => placeOf(url, places)).find(Boolean);
  return place
    ? { to: planHref(plan.id, site, { floor: place.levels[0] ?? 0, from: place.ref, here: "1" }) }
    : { problem: "noPlace" };
}

function addressIn(text: string): URL | null {
  const url = text.length <= 2_000 && URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

const isOfMall = (url: URL, { tenant }: Site, host: string): boolean =>
  url.host === host || (isOwnHost(url.host) && tenantOfHost(url.host).tenantId === tenant.tenantId);

/** The place that one of the site's URLs is about: where a way begins, a kiosk stands, a shop or a service is. */
function placeOf({ pathname, searchParams }: URL, places: PlanPlaces): Place | null {
  const [, , screen, name] = pathname.split("/");
  if ((screen === "kiosk" || screen === "signage") && name) return named(decoded(name), places);
  const match = matchRoute(pathname);
  const query = planQuery(searchParams);
  if (!match || !isRouteName(match.name) || !query) return null;
  if (match.name === "shop-detail") return named(`shop.${match.parameters.id}`, places);
  if (match.name === "amenity-detail") return named(`amenity.${match.parameters.id}`, places);
  return match.name === "floorplan" ? named(query.from || query.lit, places) : null;
}

function named(name: string, places: PlanPlaces): Place | null {
  const place = name ? findPlace(places, name) : null;
  return place && place.points.length > 0 ? place : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
