import type { Reward } from "@contract/reward";
import { and, count, eq, inArray } from "drizzle-orm";
import { customerReward, rewardStock } from "../../db/loyalty-schema";
import type { Reader } from "../../db/write-transaction";
import type { MemberStanding } from "./ineligibility";
import { balanceOf } from "./ledger";
import { tierOf, tiersOf } from "./tiers";

export async function standingFor(
  reader: Reader,
  tenant: string,
  customerId: string,
  now: Date,
): Promise<MemberStanding> {
  const [balance, tier, tiers] = await Promise.all([
    balanceOf(reader, customerId),
    tierOf(reader, tenant, customerId, now),
    tiersOf(reader, tenant),
  ]);
  return { balance, tier, tiers, now };
}

/** How many of each reward were handed out, by the reward's id. */
export async function activationCounts(
  reader: Reader,
  tenant: string,
  ids: string[],
): Promise<Map<string, number>> {
  const rows = await reader
    .select({ id: rewardStock.rewardId, taken: rewardStock.taken })
    .from(rewardStock)
    .where(and(eq(rewardStock.tenant, tenant), inArray(rewardStock.rewardId, ids)));
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

/** How many of each reward this member has activated. */
export async function activatedBy(
  reader: Reader,
  customerId: string,
  ids: string[],
): Promise<Map<string, number>> {
  const rows = await reader
    .select({ id: customerReward.rewardId, times: count() })
    .from(customerReward)
    .where(and(eq(customerReward.customerId, customerId), inArray(customerReward.rewardId, ids)))
    .groupBy(customerReward.rewardId);
  return new Map(rows.map(({ id, times }) => [id, times]));
}

/** The remaining stock of a reward; `stock` in the content is the initial amount. Null is unlimited. */
export const stockLeft = ({ stock }: Pick<Reward, "stock">, taken: number): number | null =>
  stock === null || stock === undefined ? null : Math.max(0, stock - taken);
