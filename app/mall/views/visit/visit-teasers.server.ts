import type { ParkingOptions } from "@contract/options";
import { translatorOf } from "~/locale/i18n.server";
import type { RouteName } from "~/locale/route-table";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { dot } from "~/ui/dot";
import { defaultHref, isRouteName } from "../links.server";
import { mallStatus } from "../shell/shell.server";

export type VisitTeaser = { name: string; icon: string; title: string; text: string | null; to: string };

/** Links to the other pages about a visit, each with its most wanted fact. */
export async function visitTeasers(site: Site, current: RouteName): Promise<VisitTeaser[]> {
  const { language, settings } = site;
  const t = translatorOf(language);
  const parking = current === "parking" ? null : await parkingOrNull(site);
  const ways = settings.mapWayItems.length;
  const teasers = [
    { name: "opening-hours", icon: "clock", title: t("visit:hours"), text: mallStatus(site)?.text ?? null },
    {
      name: "how-to-get-here",
      icon: "map-pin",
      title: t("visit:directions"),
      text: ways > 0 ? t("visit:ways", { count: ways }) : null,
    },
    { name: "parking", icon: "car", title: t("visit:parking"), text: parking && parkingLine(parking, site) },
    { name: "floorplan", icon: "map", title: t("visit:plan"), text: t("visit:planText") },
  ];
  return teasers.flatMap((teaser) => {
    if (teaser.name === current || !isRouteName(teaser.name)) return [];
    const to = defaultHref(teaser.name, language, settings);
    return to ? [{ ...teaser, to }] : [];
  });
}

/** Other pages can do without parking. */
export const parkingOrNull = ({ api }: Site): Promise<ParkingOptions | null> =>
  sidePart(api.parkingOptions(), "Parking could not be read");

export function parkingLine(
  { spaces, free_minutes: free }: ParkingOptions,
  { language }: Site,
): string | null {
  const t = translatorOf(language);
  const lines = [
    spaces ? t("visit:spaces", { count: spaces }) : null,
    free >= 60 ? t("visit:freeHours", { count: Math.floor(free / 60) }) : null,
  ].filter((line) => line !== null);
  return lines.join(dot) || null;
}
