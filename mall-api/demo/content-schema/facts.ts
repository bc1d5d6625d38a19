import { z } from "zod";

const positive = z.int().min(1);

/** Numbers that several texts state. */
export const facts = z.strictObject({
  lockerHours: positive,
  lostPropertyDays: positive,
  giftCardFrom: positive,
  giftCardTo: positive,
  giftCardYears: positive,
  receiptCheckDays: positive,
  chargingHours: positive,
  kidsFrom: positive,
  kidsTo: positive,
  stalls: positive,
  stallPrice: positive,
  halls: positive,
  carHeight: positive,
});

/** What texts state that follows from other data: `seed/facts.ts` has it. */
export const derivedFacts = [
  "pointsYears",
  "crownsPerPoint",
  "receiptDays",
  "receiptAtOnce",
  "leastPoints",
  "minimumAge",
  "opens",
  "closes",
  "freeHours",
  "firstPaidHour",
  "lastPaidHour",
  "parkingOpens",
  "parkingCloses",
  "whereParking",
  "chargingPoints",
  "bikePlaces",
  "quietFrom",
  "quietTo",
  "kidsHours",
  "whereLockers",
  "whereCash",
  "whereBabyRoom",
  "whereToilets",
  "whereWater",
] as const;
export type DerivedFact = (typeof derivedFacts)[number];

/** Whether any text may have this placeholder. */
export const isFact = (name: string): boolean =>
  Object.hasOwn(facts.shape, name) || derivedFacts.some((derived) => derived === name);
