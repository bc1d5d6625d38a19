import { minimumAge } from "@contract/input-text";
import { receiptRules } from "@contract/receipt";
import type { TenantId } from "@contract/tenant-ids";
import { type DemoLanguage, demoLanguages, type LanguageText } from "../../domain/content/language-text";
import { pointsLiveYears } from "../../domain/loyalty/ledger";
import type { DerivedFact } from "../content-schema/facts";
import { demoContent } from "../demo-content";
import { demoMall } from "../demo-malls";
import { type FilledValue, filled, filledFor } from "./text-forms";

const { accessibility, amenities, "booking-services": services, facts, parking, rewards } = demoContent;
const { where } = demoContent["floor-plan"];

/** What texts state of a mall, by the placeholder that stands for it. */
export function factsOf(tenant: TenantId): Record<string, FilledValue> {
  const { floors, opens, closes } = demoMall(tenant);
  const [free, paid] = parking.tariffs;
  const quiet = quietHourOf(tenant);
  const derived: Record<DerivedFact, FilledValue> = {
    pointsYears: pointsLiveYears,
    crownsPerPoint: receiptRules.halerPerPoint / 100,
    receiptDays: receiptRules.days,
    receiptAtOnce: receiptRules.approvedAtOnce / 100,
    leastPoints: Math.min(...rewards.mall.map(({ points }) => points)),
    minimumAge,
    opens: opens.replace(/^0/, ""),
    closes,
    freeHours: freeMinutes / 60,
    firstPaidHour: (free?.to ?? 0) / 60 + 1,
    lastPaidHour: (paid?.to ?? 0) / 60,
    parkingOpens: Number.parseInt(parking.opens, 10),
    parkingCloses: Number.parseInt(parking.closes, 10),
    whereParking: floors > 1 ? parking.where.below : parking.where.outside,
    chargingPoints: reservedSpacesOf(tenant).ev,
    bikePlaces: reservedSpacesOf(tenant).bike,
    quietFrom: Number.parseInt(quiet.from, 10),
    quietTo: Number.parseInt(quiet.to, 10),
    kidsHours: (services["kids-corner"]?.minutes ?? 0) / 60,
    whereLockers: whereIs(tenant, "lockers"),
    whereCash: whereIs(tenant, "cash"),
    whereBabyRoom: whereIs(tenant, "baby-room"),
    whereToilets: whereIs(tenant, "toilets"),
    whereWater: whereIs(tenant, "drinking-water"),
  };
  return { ...facts, ...derived };
}

/** The same content with its facts filled in, in the language of each translation. */
export function withFacts<Content>(content: Content, values: Record<string, FilledValue>): Content {
  return fill(content, undefined) as Content;

  function fill(value: unknown, language: DemoLanguage | undefined): unknown {
    if (typeof value === "string") return language ? filledFor(language, value, values) : value;
    if (Array.isArray(value)) return value.map((each) => fill(each, language));
    if (typeof value !== "object" || value === null) return value;
    const own = demoLanguages.find((code) => "locale" in value && value.locale === code) ?? language;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, own)]));
  }
}

export const freeMinutes = parking.tariffs[0]?.to ?? 0;

/** The spaces of a car park that are for some cars only, and the places for bicycles. */
export function reservedSpacesOf(tenant: TenantId) {
  const { parkingSpaces: spaces } = demoMall(tenant);
  const part = (share: number) => Math.ceil(spaces * share);
  return {
    disabled: part(0.03),
    family: part(0.02),
    ev: part(0.03),
    motorcycle: part(0.02),
    bike: part(0.07),
  };
}

/** The first hour of quiet days. */
export function quietHourOf(tenant: TenantId): { from: string; to: string } {
  const { opens } = demoMall(tenant);
  const [hour = "", minute = ""] = opens.split(":");
  return {
    from: opens,
    to: `${String(Number(hour) + accessibility.quietTime.hours).padStart(2, "0")}:${minute}`,
  };
}

/** The level of an amenity; null if it is on each, or outside of the building. */
export function levelOf(tenant: TenantId, floor: "ground" | "upper" | "top" | "each"): number | null {
  const top = demoMall(tenant).floors - 1;
  return { ground: 0, upper: Math.min(1, top), top, each: top === 0 ? 0 : null }[floor];
}

function whereIs(tenant: TenantId, key: string): LanguageText {
  const amenity = amenities.amenities.find((each) => each.key === key);
  if (!amenity) throw new Error(`There is no amenity ${key}`);
  const level = levelOf(tenant, amenity.floor);
  if (level === null) return where.each;
  return level === 0 ? where.ground : filled(where.upper, { level });
}
