import type { Amenity } from "@contract/amenity";
import type { Company } from "@contract/company";
import type { FloorPlan } from "@contract/floor-plan";
import { languageTag } from "@contract/languages";
import { folded } from "~/locale/folded";
import { collator } from "~/locale/formatters";
import { translatorOf } from "~/locale/i18n.server";
import { everyPage } from "~/mall/client/every-page.server";
import { sidePart } from "~/mall/client/side-part.server";
import { knownCompanies } from "~/mall/views/cards/companies.server";
import type { Site } from "~/site/site.server";
import { shopName } from "../cards/cards.server";
import { titleOf } from "../entity-title.server";
import { translated } from "../translation";

/** A destination: a shop, a facility (maybe in several places), an entrance of the mall. */
export type Place = {
  /** Its name in URLs, `shop.{id}`: ids are unique per kind only. */
  ref: string;
  kind: "shop" | "amenity" | "entrance" | "parking" | "stop";
  name: string;
  /** Its names in all languages: a URL with one of them works in each. */
  names: string[];
  company: Company | null;
  amenity: Amenity | null;
  /** Its own icon, a name in an icon set. */
  icon: string | null;
  /** The bays of a car park's area. */
  bays: Bays | null;
  accessibleBays: number;
  /** The levels that it is on, the lowest first. */
  levels: number[];
  /** Its points of the walking graph. */
  points: string[];
  units: string[];
};

type Bays = NonNullable<Point["bays"]>;

export type PlanPlaces = {
  /** Sorted by name. */
  all: Place[];
  byUnit: Map<string, Place>;
  byPoint: Map<string, Place>;
};

/** Everything on a plan that has a name. Units without a known company are omitted. */
export async function planPlaces(plan: FloorPlan, site: Site): Promise<PlanPlaces> {
  const [companies, amenities] = await Promise.all([knownCompanies(site.api), allAmenities(site)]);
  const companyById = new Map(companies.map((company) => [company.id, company]));
  const amenityById = new Map(amenities.map((amenity) => [amenity.id, amenity]));
  const places = new Map<string, Place>();
  const byUnit = new Map<string, Place>();
  const byPoint = new Map<string, Place>();

  function placeOf(
    ref: string,
    level: number,
    described: Pick<Place, "kind" | "name" | "names"> & Partial<Place>,
  ) {
    const place: Place = places.get(ref) ?? {
      ref,
      company: null,
      amenity: null,
      icon: null,
      bays: null,
      accessibleBays: 0,
      levels: [],
      points: [],
      units: [],
      ...described,
    };
    places.set(ref, place);
    if (!place.levels.includes(level)) place.levels.push(level);
    return place;
  }
  const amenityPlace = (amenity: Amenity, level: number) =>
    placeOf(`amenity.${amenity.id}`, level, {
      kind: "amenity",
      name: amenityName(amenity, site),
      names: amenity.translations.flatMap(({ title }) => title ?? []),
      amenity,
    });

  for (const { level, units, points } of plan.floors.toSorted((one, other) => one.level - other.level)) {
    for (const unit of units) {
      const company = companyById.get(unit.company_id ?? "");
      const amenity = amenityById.get(unit.amenity_id ?? "");
      const place = company
        ? placeOf(`shop.${company.id}`, level, {
            kind: "shop",
            name: shopName(company, site),
            names: company.translations.flatMap(({ name }) => name ?? []),
            company,
          })
        : amenity && amenityPlace(amenity, level);
      if (!place) continue;
      byUnit.set(unit.id, place);
      place.units.push(unit.id);
      place.points.push(unit.entrance);
    }
    for (const point of points) {
      const amenity = amenityById.get(point.amenity_id ?? "");
      const place = amenity ? amenityPlace(amenity, level) : ownPlace(point, level);
      if (!place) continue;
      byPoint.set(point.id, place);
      place.points.push(point.id);
    }
    for (const { id, entrance } of units) {
      const area = byPoint.get(entrance);
      if (area?.kind !== "parking" || byUnit.has(id)) continue;
      byUnit.set(id, area);
      area.units.push(id);
    }
  }

  /** Each entrance, stop and area of the car park is a place of its own; toilets without an entry among the facilities are one place together. */
  function ownPlace(point: Point, level: number): Place | null {
    const described = {
      name: pointName(point, site),
      names: point.translations.flatMap(({ name }) => name ?? []),
    };
    if (point.kind === "entrance")
      return placeOf(`point.${point.id}`, level, { kind: "entrance", ...described });
    if (point.kind === "parking" || point.kind === "stop")
      return placeOf(`point.${point.id}`, level, {
        kind: point.kind,
        icon: point.icon,
        bays: point.bays ?? null,
        accessibleBays: point.accessible_bays ?? 0,
        ...described,
      });
    if (point.kind === "amenity")
      return placeOf(`point.${point.id}`, level, { kind: "amenity", ...described });
    return point.kind === "wc" ? placeOf("toilets", level, { kind: "amenity", ...described }) : null;
  }

  const { compare } = collator(languageTag(site.language));
  return {
    all: [...places.values()].sort((one, other) => compare(one.name, other.name)),
    byUnit,
    byPoint,
  };
}

/**
 * The place that a URL names: by its `ref`, by an id alone (the first kind that has it), or by a name in any language.
 */
export function findPlace({ all, byUnit, byPoint }: PlanPlaces, name: string): Place | null {
  const wanted = folded(name);
  return (
    all.find(({ ref }) => ref === name) ??
    all.find(({ company }) => company?.id === name) ??
    all.find(({ amenity }) => amenity?.id === name) ??
    byUnit.get(name) ??
    byPoint.get(name) ??
    all.find(({ name: own }) => own === name) ??
    all.find(({ names }) => names.some((own) => folded(own) === wanted)) ??
    null
  );
}

/** Whether a place is an area of the car park that is drawn as a shape with its name. */
export const isArea = ({ kind, units }: Place): boolean => kind === "parking" && units.length > 0;

/** The area of a bay, and the bay as it is written in URLs: `b 7` is B7; null if the car park has no such bay. */
export function findBay({ all }: PlanPlaces, written: string): { area: Place; bay: string } | null {
  const [, prefix = "", digits] =
    /^(.*?)(\d{1,6})$/.exec(written.replaceAll(/[\s.\-–/]/g, "").toUpperCase()) ?? [];
  const number = Number(digits ?? Number.NaN);
  const area = all.find(
    ({ bays }) => bays && bays.prefix.toUpperCase() === prefix && bays.first <= number && number <= bays.last,
  );
  return area?.bays ? { area, bay: `${area.bays.prefix}${number}` } : null;
}

/** The bays of a car park by area: `A1–A200, B1–B200`. */
export const baysInWords = ({ all }: Pick<PlanPlaces, "all">): string =>
  all
    .flatMap(({ bays }) => (bays ? `${bays.prefix}${bays.first}–${bays.prefix}${bays.last}` : []))
    .join(", ");

type Point = FloorPlan["floors"][number]["points"][number];

/** The default start of routes. */
export function mainEntrance({ floors }: Pick<FloorPlan, "floors">): Point | null {
  const entrances = floors.flatMap(({ points }) => points.filter(({ kind }) => kind === "entrance"));
  return entrances.find(({ main }) => main) ?? entrances[0] ?? null;
}

/** The floor that a plan opens with: the main entrance's, else the ground floor, else the first. */
export function firstFloor({ floors }: FloorPlan): FloorPlan["floors"][number] | undefined {
  const main = mainEntrance({ floors })?.id;
  return (
    floors.find(({ points }) => points.some(({ id }) => id === main)) ??
    floors.find(({ level }) => level === 0) ??
    floors[0]
  );
}

/** A point's name: its own, or its kind's. */
export function pointName({ kind, translations }: Point, { language }: Pick<Site, "language">): string {
  const t = translatorOf(language);
  const kinds = {
    lift: t("floorplan:kind.lift"),
    escalator: t("floorplan:kind.escalator"),
    stairs: t("floorplan:kind.stairs"),
    wc: t("floorplan:kind.wc"),
    entrance: t("floorplan:kind.entrance"),
    amenity: t("floorplan:kind.amenity"),
    corridor: "",
    parking: t("floorplan:kind.parking"),
    stop: t("floorplan:kind.stop"),
  };
  return translated(translations, "name", language) || kinds[kind];
}

function amenityName({ translations }: Amenity, { language }: Site): string {
  return titleOf(translations, language);
}

const allAmenities = async ({ api }: Site): Promise<Amenity[]> => {
  const pages = everyPage("amenities", (query) => api.amenities(query));
  return (await sidePart(pages, "The mall's services could not be read"))?.flat() ?? [];
};
