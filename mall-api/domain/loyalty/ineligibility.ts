import type { Ineligibility } from "@contract/customer-reward";
import type { Reward } from "@contract/reward";
import type { Tier } from "@contract/tier";

/** What decides whether a member may activate rewards now. */
export type MemberStanding = { balance: number; tier: Tier; tiers: Tier[]; now: Date };

/** Why this member can't activate the reward now, or null. `stockLeft` null is unlimited. */
export function ineligibilityFor(
  reward: Reward,
  { stockLeft, activated }: { stockLeft: number | null; activated: number },
  { balance, tier, tiers, now }: MemberStanding,
): Ineligibility | null {
  const needed = tiers.find(({ id }) => id === reward.tier_id);
  if (reward.valid_from && Date.parse(reward.valid_from) > now.getTime()) return "not_yet_valid";
  if (reward.valid_to && Date.parse(reward.valid_to) <= now.getTime()) return "expired";
  if (stockLeft !== null && stockLeft <= 0) return "out_of_stock";
  if (reward.limit_per_member && activated >= reward.limit_per_member) return "limit_reached";
  if (needed && needed.points_from > tier.points_from) return "tier_too_low";
  if (balance < (reward.points_price ?? 0)) return "not_enough_points";
  return null;
}
