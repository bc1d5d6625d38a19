import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { dot } from "~/ui/dot";
import { shopHref, shopName } from "../cards/cards.server";
import { translated } from "../translation";
import { amenityHref, floorName, type PlanContext } from "./floor-plan-context.server";
import { baysInWords, findPlace, type Place } from "./floor-plan-places.server";
import type { PlanQuery } from "./floor-plan-query.server";

export type Notice = { title: string; help: string; link: { to: string; title: string } | null };

/** What the URL names and the plan doesn't have: the notice, whether it is unknown, its floor if known. */
type Missing = { notice: Notice | null; isUnknown: boolean; level: number | null };

/** Why what the URL names is not on the plan, and what to do; `notice` is null if all of it is there. */
export async function missingOf(
  { plan, places, site }: PlanContext,
  query: PlanQuery,
  found: { lit: Place | null; from: Place | null; to: Place | null },
): Promise<Missing> {
  const t = translatorOf(site.language);
  if (query.bay !== "" && !found.from) {
    const notice = {
      title: t("floorplan:notice.noBay", { bay: query.bay }),
      help: t("floorplan:notice.noBayHelp", { bays: baysInWords(places) }),
      link: null,
    };
    return { notice, isUnknown: true, level: null };
  }
  const isLost =
    (query.lit !== "" && !found.lit) || (query.from !== "" && !found.from) || (query.to !== "" && !found.to);
  if (!isLost && (query.floor === null || plan.floors.some(({ level }) => level === query.floor)))
    return { notice: null, isUnknown: false, level: null };
  if (!isLost) {
    const notice = {
      title: t("floorplan:notice.noFloor"),
      help: t("floorplan:notice.noFloorHelp", {
        floors: plan.floors.map((floor) => floorName(floor, site)).join(dot),
      }),
      link: null,
    };
    return { notice, isUnknown: true, level: null };
  }

  const lost = [query.lit, query.to, query.from].filter((name) => name && !findPlace(places, name));
  const known = (await Promise.all(lost.map((name) => placeless(name, site)))).find(Boolean);
  if (!known) {
    const notice = {
      title: t("floorplan:notice.unknown"),
      help: t("floorplan:notice.unknownHelp"),
      link: null,
    };
    return { notice, isUnknown: true, level: null };
  }
  const floor = plan.floors.find(({ level }) => level === known.level);
  return {
    isUnknown: false,
    level: floor?.level ?? null,
    notice: {
      title: t("floorplan:notice.notOnPlan", { place: known.name }),
      help: floor
        ? t("floorplan:notice.onFloor", { floor: floorName(floor, site) })
        : t("floorplan:notice.notOnPlanHelp"),
      link: { to: known.to, title: known.name },
    },
  };
}

/** A shop or facility of the mall without a place on the plan: it is moving, or it is everywhere. */
async function placeless(
  name: string,
  site: Site,
): Promise<{ name: string; to: string; level: number | null } | null> {
  const [, kind, id] = /^(?:(shop|amenity)\.)?(.+)$/.exec(name) ?? [];
  if (!id) return null;
  const company =
    kind === "amenity"
      ? null
      : await sidePart(site.api.company(id), "A shop without a unit could not be read");
  if (company)
    return { name: shopName(company, site), to: shopHref(company, site), level: company.floor ?? null };
  const amenity =
    kind === "shop"
      ? null
      : await sidePart(site.api.amenity(id), "A facility without a unit could not be read");
  if (!amenity) return null;
  return {
    name: translated(amenity.translations, "title", site.language),
    to: amenityHref(amenity, site),
    level: amenity.floor ?? null,
  };
}
