import { receiptRules } from "@contract/receipt";
import type { Reader } from "../../db/write-transaction";
import { tierOf } from "./tiers";

/** The points for a total (in haléř) for this member now: multiplied by the tier's multiplier and rounded down. */
export async function pointsFor(
  reader: Reader,
  tenant: string,
  customerId: string,
  total: number,
  now: Date,
): Promise<number> {
  const { multiplier } = await tierOf(reader, tenant, customerId, now);
  // In hundredths, because 1.2 has no exact floating-point representation.
  return Math.floor((total * Math.round(multiplier * 100)) / (receiptRules.halerPerPoint * 100));
}
