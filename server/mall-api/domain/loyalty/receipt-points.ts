import { receiptRules } from "@contract/receipt";
import type { Reader } from "../../db/write-transaction";
import { tierOf } from "./tiers";

/** What a total (haléř) gives this member now: whole points, times the tier's multiplier, rounded down. */
export async function pointsFor(
  reader: Reader,
  tenant: string,
  customerId: string,
  total: number,
  now: Date,
): Promise<number> {
  const { multiplier } = await tierOf(reader, tenant, customerId, now);
  // In hundredths of the multiplier, because 1.2 is no number that a computer has.
  return Math.floor((total * Math.round(multiplier * 100)) / (receiptRules.halerPerPoint * 100));
}
