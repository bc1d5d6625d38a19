import type { Site } from "~/site/site.server";

/** The points for a purchase by the mall's rules, in the tier that multiplies them; null where the rules are unknown. */
export function pointsFor(haler: number, { settings }: Site, multiplier = 1): number | null {
  const { halerPerPoint } = settings.receiptRules;
  return halerPerPoint === null ? null : Math.floor((haler / halerPerPoint) * multiplier);
}

/** What has to be bought for so many points, in whole crowns; null where the rules are unknown. */
export function purchaseFor(points: number, { settings }: Site, multiplier = 1): number | null {
  const { halerPerPoint } = settings.receiptRules;
  return halerPerPoint === null ? null : Math.ceil((points * halerPerPoint) / multiplier / 100) * 100;
}

/** Haléř of the example purchase. */
export const examplePurchase = 500_00;
