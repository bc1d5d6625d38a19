import { folded } from "~/locale/folded";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { Category } from "~/mall/contract/category";
import type { Floor, FloorPlan } from "~/mall/contract/floor-plan";
import type { Site } from "~/tenant/site.server";
import { categoryName, shopHref, shopStatus } from "./cards.server";
import { shopCategories } from "./directory.server";
import { floorName, levelsInWords, litHref, looksOf, type PlanContext } from "./floor-plan-context.server";
import { drawFloor } from "./floor-plan-drawing.server";
import { planHref, wayFromEntrance } from "./floor-plan-links.server";
import {
  findPlace,
  mainEntrance,
  type Place,
  type PlanPlaces,
  planPlaces,
  pointName,
} from "./floor-plan-places.server";
import type { PlanQuery } from "./floor-plan-query.server";
import { imageView } from "./image.server";
import { drawnIcons, planIcon } from "./plan-icons.server";
import { slugOf, translated } from "./translation";
import { wayView } from "./way.server";

export type FloorPlanView = Awaited<ReturnType<typeof floorPlanView>>;
export type Notice = { title: string; help: string; link: { to: string; title: string } | null };
export type LitView = NonNullable<ReturnType<typeof litView>>;
export type PlanEntry = ReturnType<typeof entryView>;

const mostResults = 30;

/** The plan's screen: one floor with its list, or a way through the mall where the address asks for one. */
export async function floorPlanView(plan: FloorPlan, query: PlanQuery, site: Site) {
  const t = translatorOf(site.language);
  const [places, categories] = await Promise.all([planPlaces(plan, site), shopCategories(site)]);
  const context = { plan, places, site, lookOf: looksOf(plan, categories, site) };
  const from = query.from ? findPlace(places, query.from) : entrancePlace(plan, places);
  const to = query.to ? findPlace(places, query.to) : null;
  const isWayAsked = query.to !== "";
  const way = isWayAsked && from && to ? wayView(context, from, to, query.isStepFree) : null;
  const asked = query.lit
    ? findPlace(places, query.lit)
    : query.from && !isWayAsked
      ? from
      : isWayAsked
        ? to
        : null;
  const notice = way?.notice ?? (way ? null : await noticeOf(context, query, { lit: asked, from, to }));
  const shown = way?.legs.length ? null : floorView(context, query, asked, categories);
  const levels = shown?.levels ?? way?.legs.map(({ drawing }) => drawing.level) ?? [];
  return {
    planId: plan.id,
    planTo: planHref(plan.id, site),
    title: way && way.legs.length > 0 ? way.title : t("floorplan:title"),
    planTitle: t("floorplan:title"),
    isFound: notice === null || way !== null,
    notice,
    way: way && way.legs.length > 0 ? way : null,
    floor: shown?.floor ?? null,
    form: formView(context, query, from, to ?? (asked?.kind === "entrance" ? null : asked)),
    icons: drawnIcons(iconNames(context, levels)),
    words: wordsOf(site),
  };
}

function floorView(
  context: PlanContext,
  query: PlanQuery,
  lit: Place | null,
  categories: readonly Category[],
) {
  const { plan, places, site } = context;
  const t = translatorOf(site.language);
  const found = query.q ? placesNamed(query.q, context) : [];
  const floor = chosenFloor(plan, query.floor, lit, found);
  const here = places.all.filter(({ levels }) => levels.includes(floor.level));
  const shops = here.filter(({ kind }) => kind === "shop");
  const amenities = here.filter(({ kind }) => kind === "amenity");
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
      listed: [...shops, ...amenities],
    }),
    lit: lit && litView(lit, context),
    shops: shops.map(entry),
    amenities: amenities.map(entry),
    legend: categories.flatMap((category, hue) =>
      hues.has(hue % 12) ? [{ hue: hue % 12, name: categoryName(category, site) }] : [],
    ),
    search: query.q
      ? {
          q: query.q,
          summary:
            found.length > 0
              ? t("floorplan:search.found", { count: found.length, q: query.q })
              : t("floorplan:search.nothing", { q: query.q }),
          results: found
            .slice(0, mostResults)
            .map((place) => ({ ...entry(place), floor: levelsInWords(place, context) })),
        }
      : null,
  };
  return { floor: view, levels: [floor.level, ...found.flatMap((place) => place.levels)] };
}

/** The floor of what is lit or found, unless another one of its floors is asked for; else where the main entrance is. */
function chosenFloor(
  plan: FloorPlan,
  level: number | null,
  lit: Place | null,
  found: readonly Place[],
): Floor {
  const asked = plan.floors.find((floor) => floor.level === level);
  const wanted = lit ? lit.levels : level === null ? (found[0]?.levels ?? []) : [];
  const main = mainEntrance(plan)?.id;
  const [first] = plan.floors;
  const chosen =
    (asked && (wanted.length === 0 || wanted.includes(asked.level)) ? asked : undefined) ??
    plan.floors.find((floor) => floor.level === wanted[0]) ??
    plan.floors.find(({ points }) => points.some(({ id }) => id === main)) ??
    first;
  if (!chosen) throw new Error(`The floor plan ${plan.id} has no floor`);
  return chosen;
}

/** A place in a list: what does not apply is left out, for there are many. */
function entryView(place: Place, context: PlanContext, lit: Place | null) {
  const { hue, icon, to } = context.lookOf(place);
  const { company } = place;
  return {
    name: place.name,
    to: litHref(place, context.plan, context.site),
    ...(company && { page: to }),
    ...(hue !== null && { hue }),
    ...(icon !== null && { icon: planIcon(icon) }),
    ...(place === lit && { isLit: true }),
  };
}

/** The place that is lit, with what leads on from it. */
function litView(place: Place, context: PlanContext) {
  const { plan, site } = context;
  const { company } = place;
  const entrance = mainEntrance(plan);
  const t = translatorOf(site.language);
  return {
    name: place.name,
    where: levelsInWords(place, context),
    category: company && translated(company.translations, "company_category", site.language),
    status: company && shopStatus(company, site),
    logo: company && imageView(company.logo, site.tenant.tenantId),
    details: detailsHref(place, site),
    way:
      entrance && place.kind !== "entrance"
        ? {
            to: wayFromEntrance(plan, place.ref, site) ?? "",
            title: t("floorplan:lit.way", { entrance: pointName(entrance, site) }),
          }
        : null,
  };
}

function detailsHref({ company, amenity }: Place, site: Site): string | null {
  if (company) return shopHref(company, site);
  if (!amenity) return null;
  const title = slugOf(amenity.translations, site.language);
  return href("amenity-detail", { id: amenity.id, title }, site.language);
}

/** Why what the address asks for is not on the plan, and what to do; null where all of it is there. */
async function noticeOf(
  { plan, places, site }: PlanContext,
  query: PlanQuery,
  found: { lit: Place | null; from: Place | null; to: Place | null },
): Promise<Notice | null> {
  const t = translatorOf(site.language);
  const isLost =
    (query.lit !== "" && !found.lit) || (query.from !== "" && !found.from) || (query.to !== "" && !found.to);
  if (isLost) {
    const shopId = [query.lit, query.to].find((name) => name.startsWith("shop."))?.slice("shop.".length);
    const company =
      shopId && !findPlace(places, `shop.${shopId}`)
        ? await site.api.company(shopId).catch(() => null)
        : null;
    const name = company && translated(company.translations, "name", site.language);
    if (company && name) {
      return {
        title: t("floorplan:notice.notOnPlan", { place: name }),
        help: t("floorplan:notice.notOnPlanHelp"),
        link: { to: shopHref(company, site), title: name },
      };
    }
    return { title: t("floorplan:notice.unknown"), help: t("floorplan:notice.unknownHelp"), link: null };
  }
  if (query.floor !== null && !plan.floors.some(({ level }) => level === query.floor)) {
    return { title: t("floorplan:notice.noFloor"), help: t("floorplan:notice.noFloorHelp"), link: null };
  }
  return null;
}

function placesNamed(q: string, { places, site }: PlanContext): Place[] {
  const wanted = folded(q);
  return places.all.filter(({ name, company }) => {
    const category = company ? translated(company.translations, "company_category", site.language) : "";
    return folded(`${name} ${category}`).includes(wanted);
  });
}

function entrancePlace(plan: FloorPlan, places: PlanPlaces): Place | null {
  const entrance = mainEntrance(plan);
  return entrance && (places.byPoint.get(entrance.id) ?? null);
}

/** The form that asks for a way, with what it can be asked from and to. */
function formView({ places }: PlanContext, query: PlanQuery, from: Place | null, to: Place | null) {
  const choices = (kind: Place["kind"]): Record<string, string> =>
    Object.fromEntries(places.all.flatMap((place) => (place.kind === kind ? [[place.ref, place.name]] : [])));
  return {
    entrances: choices("entrance"),
    amenities: choices("amenity"),
    shops: choices("shop"),
    from: from?.ref ?? "",
    to: to?.ref ?? "",
    isStepFree: query.isStepFree,
  };
}

function iconNames({ places, lookOf }: PlanContext, levels: readonly number[]): string[] {
  const drawn = places.all.filter((place) => place.levels.some((level) => levels.includes(level)));
  return drawn.flatMap((place) => lookOf(place).icon ?? []);
}

/** What the screen says besides what it shows: resolved here, so that the page carries these words and no others. */
function wordsOf({ language }: Site) {
  const t = translatorOf(language);
  return {
    floors: t("floorplan:floors"),
    toList: t("floorplan:toList"),
    onFloor: t("floorplan:onFloor"),
    shops: t("floorplan:shops"),
    amenities: t("floorplan:amenities"),
    legend: t("floorplan:legend"),
    details: t("floorplan:lit.details"),
    close: t("floorplan:lit.close"),
    search: t("floorplan:search.label"),
    submitSearch: t("floorplan:search.submit"),
    clearSearch: t("floorplan:search.clear"),
    findWay: t("floorplan:form.title"),
    from: t("floorplan:form.from"),
    to: t("floorplan:form.to"),
    choose: t("floorplan:form.choose"),
    entrances: t("floorplan:entrances"),
    stepFree: t("floorplan:form.stepFree"),
    submitWay: t("floorplan:form.submit"),
    zoomIn: t("floorplan:zoom.in"),
    zoomOut: t("floorplan:zoom.out"),
    zoomWhole: t("floorplan:zoom.whole"),
    wayBack: t("floorplan:way.back"),
    backToPlan: t("floorplan:way.close"),
    print: t("floorplan:way.print"),
    steps: t("floorplan:way.steps"),
  };
}
