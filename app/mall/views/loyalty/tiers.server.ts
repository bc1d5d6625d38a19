import type { Tier } from "@contract/tier";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { translated } from "../translation";

export async function tiersOf({ api }: Site): Promise<readonly Tier[]> {
  return (await sidePart(api.tiers({ per_page: 48 }), "The tiers could not be read"))?.data ?? [];
}

export const tierName = (tier: Tier, { language }: Site): string =>
  translated(tier.translations, "name", language, tier.id);

/** The tier that a new member has. */
export const firstTier = (tiers: readonly Tier[]): Tier | undefined =>
  tiers.toSorted((one, other) => one.points_from - other.points_from)[0];
