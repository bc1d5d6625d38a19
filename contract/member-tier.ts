import { z } from "zod";
import { optionalCount } from "./primitives";
import { tier } from "./tier";

/**
 * `me/tier`. The tier follows from the points earned in this calendar year or the last, whichever is higher, so it
 * lasts until the end of the year after it was reached. `points_to_next` is null in the highest tier.
 */
export const memberTier = z.object({
  tier,
  next_tier: tier.nullish(),
  points_to_next: z.number().int().nullish(),
  year: optionalCount,
  year_points: optionalCount,
});
export type MemberTier = z.infer<typeof memberTier>;
