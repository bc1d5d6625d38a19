import type { Category } from "@contract/category";
import type { Floor, FloorPlan } from "@contract/floor-plan";
import { folded } from "~/locale/folded";
import { translatorOf } from "~/locale/i18n.server";
import { shopCategories } from "~/mall/views/cards/companies.server";
import type { Site } from "~/site/site.server";
import { hasKiosks } from "~/tenant/switches.server";
import { dot } from "~/ui/dot";
import { categoryName, shopHref, shopStatus } from "../cards/cards.server";
import { imageView } from "../image.server";
import { translated } from "../translation";
import {
  amenityHref,
  floorName,
  highlightedHref,
  iconOf,
  levelsInWords,
  looksOf,
  type PlanContext,
} from "./floor-plan-context.server";
import { drawFloor } from "./floor-plan-drawing.server";
import { hasWays, planHref, wayFromEntrance } from "./floor-plan-links.server";
import { missingOf, type Notice } from "./floor-plan-missing.server";
import {
  baysInWords,
  findBay,
  findPlace,
  firstFloor,
  mainEntrance,
  type Place,
  type PlanPlaces,
  planPlaces,
  pointName,
} from "./floor-plan-places.server";
import type { PlanQuery } from "./floor-plan-query.server";
import { textsOf, wayTextsOf } from "./floor-plan-texts.server";
import { inlinedIcons, planIcon } from "./plan-icons.server";
import { atDrawingScale } from "./plan-scale.server";
import { wayView } from "./way.server";
import { quickestWays } from "./way-path.server";
import { metresInWords } from "./way-words.server";

export type FloorPlanView = Awaited<ReturnType<typeof floorPlanView>>;
export type HighlightedPlaceView = NonNullable<ReturnType<typeof litView>>;
export type PlanEntry = ReturnType<typeof entryView>;

const maxResults = 30;

/** The plan's screen: one floor with its list, or a route through the mall if the URL asks for one. */
export async function floorPlanView(given: FloorPlan, query: PlanQuery, site: Site) {
  const plan = atDrawingScale(given);
  const t = translatorOf(site.language);
  const [places, categories] = await Promise.all([planPlaces(plan, site), shopCategories(site)]);
  const context = { plan, places, site, lookOf: looksOf(plan, categories, site) };
  const bay = query.bay ? findBay(places, query.bay) : null;
  const from = startOf(query, bay?.area ?? null, plan, places);
  const to = query.to ? findPlace(places, query.to) : null;
  const isRouteRequested = query.to !== "";
  const way =
    isRouteRequested && from && to ? wayView(context, from, to, query.isStepFree, bay?.bay ?? null) : null;
  const asked = query.lit
    ? findPlace(places, query.lit)
    : (query.from || query.bay) && !isRouteRequested
      ? from
      : isRouteRequested
        ? to
        : null;
  const { notice, isUnknown, level } = way
    ? { notice: way.notice, isUnknown: false, level: null }
    : await missingOf(context, query, { lit: asked, from, to });
  const isHere = query.isHere && !isRouteRequested && hasKiosks(site.tenant);
  const here = isHere && from && !notice ? hereNotice(from, site) : null;
  const shown = way?.legs.length
    ? null
    : floorView(context, { ...query, floor: query.floor ?? level }, asked, from, categories);
  const levels = shown?.levels ?? way?.legs.map(({ drawing }) => drawing.level) ?? [];
  return {
    planId: plan.id,
    planTo: planHref(plan.id, site),
    title: way && way.legs.length > 0 ? way.title : t("floorplan:title"),
    planTitle: t("floorplan:title"),
    isFound: !isUnknown,
    notice: notice ?? here,
    ...(hasKiosks(site.tenant) && {
      // As attributes: every mall's visitors load the code of this page.
      where: { href: `/${site.language}/where-am-i`, children: t("wayfinding:where.title") },
    }),
    way: way && way.legs.length > 0 ? { ...way, texts: wayTextsOf(site) } : null,
    floor: shown?.floor ?? null,
    form: hasWays(plan)
      ? formView(
          context,
          query,
          from,
          to ?? [asked ?? shown?.only].find((at) => at && isDestination(at)) ?? null,
        )
      : null,
    icons: inlinedIcons(iconNames(context, levels)),
    texts: textsOf(site),
  };
}

/** Where a visitor stands whose code was read. */
function hereNotice(place: Place, { language }: Site): Notice {
  const t = translatorOf(language);
  return { title: t("kiosk:here", { place: place.name }), help: t("wayfinding:where.here"), link: null };
}

function floorView(
  context: PlanContext,
  query: PlanQuery,
  lit: Place | null,
  from: Place | null,
  categories: readonly Category[],
) {
  const { plan, places, site } = context;
  const t = translatorOf(site.language);
  const near = query.q ? nearestFirst(placesNamed(query.q, context), from, context) : [];
  const found = near.map(({ place }) => place);
  const [nearest] = near;
  const floor = chosenFloor(plan, query.floor, lit, found);
  const here = places.all.filter(({ levels }) => levels.includes(floor.level));
  const shops = here.filter(({ kind }) => kind === "shop");
  const amenities = here.filter(({ kind }) => kind === "amenity");
  const arrivals = here.filter(({ kind }) => kind === "parking" || kind === "stop");
  const numbers = new Map(shops.map((place, at) => [place, at + 1]));
  const entry = (place: Place) => entryView(place, context, lit);
  const hues = new Set(shops.map((place) => context.lookOf(place).hue));
  const view = {
    floors: plan.floors.map((other) => ({
      level: other.level,
      name: floorName(other, site),
      to: planHref(plan.id, site, { floor: other.level, ...(query.q && { q: query.q }) }),
      isCurrent: other.level === floor.level,
    })),
    name: floorName(floor, site),
    label: t("floorplan:planOf", { floor: floorName(floor, site) }),
    drawing: drawFloor(floor, plan, places, {
      lookOf: (place) => context.lookOf(place, numbers),
      nameOfPoint: (point) => pointName(point, site),
      lit: new Set(lit ? [lit] : []),
      found: new Set(found),
      ...(nearest?.point &&
        nearest.metres !== null && {
          nearest: { point: nearest.point, metres: metresInWords(nearest.metres, site.language) },
        }),
      listed: [...shops, ...amenities, ...arrivals],
    }),
    lit: lit && litView(lit, context),
    shops: shops.map(entry),
    amenities: amenities.map(entry),
    arrivals: arrivals.map(entry),
    legend: categories.flatMap((category, hue) =>
      hues.has(hue % 12) ? [{ hue: hue % 12, name: categoryName(category, site) }] : [],
    ),
    search: query.q
      ? {
          q: query.q,
          texts: { clear: t("floorplan:search.clear"), wayThere: t("shop:wayThere") },
          summary:
            found.length > 0
              ? t("floorplan:search.found", {
                  count: sum(found.map((place) => spotsOf(place, plan))),
                  q: query.q,
                })
              : t("floorplan:search.nothing", { q: query.q }),
          results: near.slice(0, maxResults).map(({ place, metres }) => ({
            ...entry(place),
            way: isDestination(place) ? wayFromEntrance(plan, place.ref, site) : null,
            distance:
              from && metres !== null
                ? t("floorplan:search.distance", {
                    distance: metresInWords(metres, site.language),
                    place: from.name,
                  })
                : null,
            floors: plan.floors
              .filter(({ level }) => place.levels.includes(level))
              .map((other) => ({
                name: floorName(other, site),
                count: spotsOf(place, plan, other),
                to: planHref(plan.id, site, { floor: other.level, q: query.q }),
                isCurrent: other === floor,
              })),
          })),
        }
      : null,
  };
  // What a search means if it is clear.
  const only = found.length === 1 ? found[0] : undefined;
  return { floor: view, only, levels: [floor.level, ...found.flatMap((place) => place.levels)] };
}

/** The floor of the highlighted or found place, unless another of its floors is requested; else the plan's first. */
function chosenFloor(
  plan: FloorPlan,
  level: number | null,
  lit: Place | null,
  found: readonly Place[],
): Floor {
  const asked = plan.floors.find((floor) => floor.level === level);
  const wanted = lit ? lit.levels : level === null ? (found[0]?.levels ?? []) : [];
  const chosen =
    (asked && (wanted.length === 0 || wanted.includes(asked.level)) ? asked : undefined) ??
    plan.floors.find((floor) => floor.level === wanted[0]) ??
    firstFloor(plan);
  if (!chosen) throw new Error(`The floor plan ${plan.id} has no floor`);
  return chosen;
}

/** A place in a list: absent fields are omitted, for there are many. */
function entryView(place: Place, context: PlanContext, lit: Place | null) {
  const { hue, to } = context.lookOf(place);
  const { company } = place;
  return {
    name: place.name,
    to: highlightedHref(place, context.plan, context.site),
    ...(company && { page: to }),
    ...(hue !== null && { hue }),
    ...(!company && { icon: planIcon(iconOf(place)) }),
    ...(place === lit && { isHighlighted: true }),
  };
}

/** The highlighted place, with its links. */
function litView(place: Place, context: PlanContext) {
  const { plan, site } = context;
  const { company } = place;
  const entrance = mainEntrance(plan);
  const way = isDestination(place) ? wayFromEntrance(plan, place.ref, site) : null;
  const t = translatorOf(site.language);
  return {
    name: place.name,
    where: [
      levelsInWords(place, context),
      place.bays && t("floorplan:lit.bays", { bays: baysInWords({ all: [place] }) }),
      place.accessibleBays > 0 && t("floorplan:lit.accessibleBays", { count: place.accessibleBays }),
    ]
      .filter(Boolean)
      .join(dot),
    category: company && translated(company.translations, "company_category", site.language),
    status: company && shopStatus(company, site),
    logo: company && imageView(company.logo, site.tenant.tenantId),
    texts: { details: t("floorplan:lit.details"), close: t("floorplan:lit.close") },
    details: detailsHref(place, site),
    way:
      way && entrance
        ? { to: way, title: t("floorplan:lit.way", { entrance: pointName(entrance, site) }) }
        : null,
  };
}

function detailsHref({ company, amenity }: Place, site: Site): string | null {
  if (company) return shopHref(company, site);
  return amenity && amenityHref(amenity, site);
}

function placesNamed(q: string, { places, site }: PlanContext): Place[] {
  const wanted = folded(q);
  return places.all.filter(({ name, company }) => {
    const category = company ? translated(company.translations, "company_category", site.language) : "";
    return folded(`${name} ${category}`).includes(wanted);
  });
}

const far = 1e6;

/** What was found by its distance from the start, where the plan describes ways; else by name. */
function nearestFirst(found: readonly Place[], from: Place | null, { plan }: PlanContext) {
  const wayTo = from && quickestWays(plan.edges, from.points, { isStepFree: false });
  return found
    .map((place) => {
      const way = place === from ? null : wayTo?.(place.points);
      return { place, metres: way?.metres ?? null, point: way?.end };
    })
    .sort((one, other) => (one.metres ?? far) - (other.metres ?? far));
}

/** In how many spots a facility is, as many as it has pins; a shop is one, however many units it has. */
function spotsOf({ kind, points }: Place, { floors }: FloorPlan, floor?: Floor): number {
  if (kind !== "amenity") return 1;
  const counted = floor ? [floor] : floors;
  return counted.flatMap((one) => one.points.filter(({ id }) => points.includes(id))).length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Whether visitors look for the way to a place, not from it. */
const isDestination = ({ kind }: Place): boolean => kind === "shop" || kind === "amenity";

/** Where a route begins: as the URL says, else at the main entrance. */
function startOf(
  { from, bay }: PlanQuery,
  area: Place | null,
  plan: FloorPlan,
  places: PlanPlaces,
): Place | null {
  if (bay) return area;
  return from ? findPlace(places, from) : entrancePlace(plan, places);
}

function entrancePlace(plan: FloorPlan, places: PlanPlaces): Place | null {
  const entrance = mainEntrance(plan);
  return entrance && (places.byPoint.get(entrance.id) ?? null);
}

/** A place to choose: its name, and the value to submit if it differs. */
export type Choice = string | [name: string, value: string];

/** The route form with its options; a plan without ways has none. */
function formView({ places }: PlanContext, query: PlanQuery, from: Place | null, to: Place | null) {
  /** The name is the shortest and most readable value in a URL; it can't be used if two places share it. */
  const valueIn = (place: Place) => (findPlace(places, place.name) === place ? place.name : place.ref);
  const choices = (kind: Place["kind"]) =>
    places.all
      .filter((place) => place.kind === kind)
      .map((place): Choice => {
        const value = valueIn(place);
        return value === place.name ? value : [place.name, value];
      });
  return {
    entrances: choices("entrance"),
    parking: choices("parking"),
    stops: choices("stop"),
    amenities: choices("amenity"),
    shops: choices("shop"),
    from: from && !query.bay ? valueIn(from) : "",
    to: to ? valueIn(to) : "",
    isStepFree: query.isStepFree,
    bay: places.all.some(({ bays }) => bays) ? query.bay : null,
  };
}

function iconNames({ places }: PlanContext, levels: readonly number[]): string[] {
  const drawn = places.all.filter((place) => place.levels.some((level) => levels.includes(level)));
  return drawn.flatMap((place) => (place.company ? [] : iconOf(place)));
}
