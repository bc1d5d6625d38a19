import type { Block, WebsitePage } from "@contract/website-page";
import { countryName } from "~/locale/country";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText, richText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { defaultFloorPlan } from "../floor-plan/floor-plan-links.server";
import { websitePageOf, websitePageView } from "../pages/website-page.server";
import { nameForms, shellName } from "../shell/shell.server";
import { translated } from "../translation";
import { sketchMapView } from "./sketch-map.server";

type Way = Extract<Block, { kind: "ways" }>["ways"][number];
export type DirectionsView = Awaited<ReturnType<typeof directionsView>>;

/** The means of transport that a mall's settings may name: the icon, and which route planner supports them. */
const means: Record<string, { icon: string; planner: "car" | "bike" | "foot" | "transit" }> = {
  car: { icon: "car", planner: "car" },
  tram: { icon: "tram-front", planner: "transit" },
  metro: { icon: "train-front-tunnel", planner: "transit" },
  bus: { icon: "bus", planner: "transit" },
  train: { icon: "train-front", planner: "transit" },
  foot: { icon: "footprints", planner: "foot" },
  bike: { icon: "bike", planner: "bike" },
};

/** The icons of the means of transport in the settings. */
export const wayIcons = ({ settings }: Site): string[] =>
  settings.mapWayItems.flatMap((way) => means[way]?.icon ?? []);

/**
 * How to get to the mall: the website page of the permalink, the means of transport in the settings with their
 * descriptions in the page `how-to-get-here`, links to map apps, and a sketch, on `map-way`
 * with one of the ways chosen.
 */
export async function directionsView(
  site: Site,
  permalink: "how-to-get-here" | "map-way",
  wanted: string | null = null,
) {
  const { language, mall } = site;
  const t = translatorOf(language);
  const [page, waysPage, plan] = await Promise.all([
    websitePageOf(site, permalink),
    permalink === "how-to-get-here"
      ? null
      : sidePart(websitePageOf(site, "how-to-get-here"), "The ways to the mall could not be read"),
    defaultFloorPlan(site),
  ]);
  const view = page && websitePageView(page, site);
  const ways = waysView(waysPage ?? page, site);
  const address = mall?.address ?? null;
  const chosen = permalink === "map-way" ? (ways.find(({ way }) => way === wanted) ?? ways[0]) : undefined;
  return {
    title: view?.title ?? t(permalink === "map-way" ? "directions:mapTitle" : "directions:title"),
    perex: view?.perex ?? "",
    article: view?.article ?? null,
    blocks: view?.blocks ?? [],
    image: view?.image ?? null,
    name: shellName(site),
    address: address && {
      street: address.street,
      town: `${address.zip_code} ${address.city}`,
      country: address.country && countryName(address.country, language),
    },
    coordinates: mall?.geo ? `${mall.geo.lat.toFixed(5)}, ${mall.geo.lng.toFixed(5)}` : null,
    maps: mapLinks(site),
    ways,
    nearest: nearestStop(ways),
    chosen: chosen?.way ?? null,
    sketch: sketchMapView(ways, plan, site, chosen),
    description: t(permalink === "map-way" ? "directions:mapDescription" : "directions:description", {
      ...nameForms(site),
      address: address ? `${address.street}, ${address.city}` : "",
      ways: ways.map(({ name }) => withSmallInitial(name)).join(", "),
    }),
  };
}

/** Within a sentence only the initial is lowered: German nouns keep their capitals. */
const withSmallInitial = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function waysView(page: WebsitePage | null, site: Site) {
  const { settings, language, tenant } = site;
  const t = translatorOf(language);
  const described = page?.blocks.flatMap((block) => (block.kind === "ways" ? block.ways : [])) ?? [];
  const asked = settings.mapWayItems.length > 0 ? settings.mapWayItems : described.map(({ way }) => way);
  return [...new Set(asked)].flatMap((way) => {
    const known = means[way];
    if (!known) return [];
    const texts: Way | undefined = described.find((candidate) => candidate.way === way);
    const minutes = texts?.minutes ?? null;
    return [
      {
        way,
        icon: known.icon,
        name: t(`directions:way.${way}`),
        end: plainText(translated(texts?.translations ?? [], "title", language)) || null,
        text: richText(translated(texts?.translations ?? [], "text", language), tenant.tenantId) || null,
        bearing: texts?.bearing ?? null,
        minutes,
        walk: minutes ? t("directions:walk", { minutes }) : null,
        plannerHref: plannerHref(known.planner, site),
      },
    ];
  });
}

/** The stop with the shortest walk; null if the mall gives no minutes for any. */
function nearestStop(ways: ReturnType<typeof waysView>) {
  return (
    ways
      .filter(({ way, minutes }) => means[way]?.planner === "transit" && minutes)
      .toSorted((one, other) => (one.minutes ?? 0) - (other.minutes ?? 0))[0] ?? null
  );
}

/** A route planner for the means of transport, with the mall as its destination. */
function plannerHref(planner: "car" | "bike" | "foot" | "transit", { mall }: Site): string | null {
  if (!mall?.geo) return null;
  const { lat, lng } = mall.geo;
  return planner === "transit"
    ? `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}&travelmode=transit`
    : `https://www.openstreetmap.org/directions?engine=fossgis_osrm_${planner}&to=${lat}%2C${lng}`;
}

/** Links to the mall in map apps: `geo:` opens a phone's default app, the others are sites and apps by name. */
function mapLinks(site: Site): { name: string; href: string }[] {
  const { mall, language } = site;
  if (!mall?.geo) return [];
  const { lat, lng } = mall.geo;
  const name = encodeURIComponent(shellName(site));
  return [
    { name: translatorOf(language)("directions:mapApp"), href: `geo:${lat},${lng}?q=${lat},${lng}(${name})` },
    {
      name: "OpenStreetMap",
      href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`,
    },
    { name: "Google Maps", href: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}` },
    { name: "Apple Maps", href: `https://maps.apple.com/?ll=${lat},${lng}&q=${name}` },
    { name: "Mapy.com", href: `https://mapy.com/fnc/v1/showmap?center=${lng},${lat}&zoom=17&marker=true` },
  ];
}
