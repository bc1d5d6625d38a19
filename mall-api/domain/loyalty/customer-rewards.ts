import type {
  customerRewardLimits,
  customerRewardQuery,
  customerRewardStatuses,
  customerReward as customerRewardWire,
} from "@contract/customer-reward";
import type { Page } from "@contract/envelope";
import { type Reward, reward } from "@contract/reward";
import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { customerReward } from "../../db/loyalty-schema";
import { entity } from "../../db/schema";
import { inWriteTransaction } from "../../db/write-transaction";
import { conflict, notFound } from "../call/failure";
import { pageOfRows } from "../call/page-of";
import type { RequestInput } from "../call/request-input";
import type { MemberCall, Services } from "../call/services";
import { ineligibilityFor } from "./ineligibility";
import { activatedBy, activationCounts, standingFor, stockLeft } from "./reward-facts";

type Row = typeof customerReward.$inferSelect;
type RewardAnswer = z.input<typeof customerRewardWire>;
type Status = (typeof customerRewardStatuses)[number];
type Snapshot = Pick<Reward, "company_id" | "image" | "translations">;

/** The reward as the screens show it, stored because the mall's offer may change or end. */
export const snapshotOf = ({ company_id, image, translations }: Reward): string =>
  JSON.stringify({ company_id, image, translations } satisfies Snapshot);

export function customerRewardAnswer(row: Row, now: Date): RewardAnswer {
  const { company_id, image, translations }: Snapshot = JSON.parse(row.snapshot);
  return {
    id: row.id,
    reward_id: row.rewardId,
    company_id,
    status: statusOf(row, now),
    code: row.code,
    code_type: row.codeType as RewardAnswer["code_type"],
    points_price: row.pointsPrice,
    activated_at: new Date(row.activatedAt).toISOString(),
    usable_until: new Date(row.usableUntil).toISOString(),
    used_at: row.usedAt === null ? null : new Date(row.usedAt).toISOString(),
    image,
    translations,
  };
}

export async function customerRewards(
  { database, customer, now }: MemberCall,
  _: undefined,
  { query }: RequestInput<z.output<typeof customerRewardQuery>>,
): Promise<Page<RewardAnswer>> {
  const isAsked = and(
    eq(customerReward.customerId, customer.id),
    query.status ? hasStatus(query.status, now().getTime()) : undefined,
  );
  const asked = {
    where: isAsked,
    orderBy: [desc(customerReward.activatedAt), desc(customerReward.id)],
    query,
  };
  return pageOfRows(database, customerReward, asked, (rows) =>
    rows.map((row) => customerRewardAnswer(row, now())),
  );
}

export async function customerRewardById(
  { database, customer, now }: MemberCall,
  _: undefined,
  { id }: RequestInput<unknown>,
): Promise<RewardAnswer> {
  const [row] = await database
    .select()
    .from(customerReward)
    .where(and(eq(customerReward.id, id), eq(customerReward.customerId, customer.id)));
  if (!row) throw notFound();
  return customerRewardAnswer(row, now());
}

export async function limits({
  database,
  tenant,
  customer,
  now,
}: MemberCall): Promise<z.input<typeof customerRewardLimits>> {
  const rows = await database
    .select({ body: entity.body })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, "rewards")));
  const offered = rows.map(({ body }) => reward.parse(JSON.parse(body)));
  const ids = offered.map(({ id }) => id);
  const [standing, taken, activated] = await Promise.all([
    standingFor(database, tenant, customer.id, now()),
    activationCounts(database, tenant, ids),
    activatedBy(database, customer.id, ids),
  ]);
  return offered.map((each) => {
    const times = activated.get(each.id) ?? 0;
    const left = stockLeft(each, taken.get(each.id) ?? 0);
    const ineligibility = ineligibilityFor(each, { stockLeft: left, activated: times }, standing);
    return {
      reward_id: each.id,
      activated: times,
      left: each.limit_per_member ? Math.max(0, each.limit_per_member - times) : null,
      stock_left: left,
      can_activate: ineligibility === null,
      why_not: ineligibility,
    };
  });
}

/** Redeems a reward at the till: a code is valid once, until it expires. */
export async function redeemAtTill({ database, now }: Services, tenant: string, code: string): Promise<Row> {
  return inWriteTransaction(database, async (transaction) => {
    const isIt = and(eq(customerReward.tenant, tenant), eq(customerReward.code, code));
    const [row] = await transaction.select().from(customerReward).where(isIt);
    if (!row) throw notFound();
    const status = statusOf(row, now());
    if (status !== "active") throw conflict(`The reward is ${status}`);
    await transaction.update(customerReward).set({ usedAt: now().getTime() }).where(isIt);
    return row;
  });
}

function statusOf({ usedAt, usableUntil }: Row, now: Date): Status {
  if (usedAt !== null) return "used";
  return usableUntil > now.getTime() ? "active" : "expired";
}

const hasStatus = (status: Status, now: number): SQL | undefined =>
  ({
    used: isNotNull(customerReward.usedAt),
    active: and(isNull(customerReward.usedAt), gt(customerReward.usableUntil, now)),
    expired: and(isNull(customerReward.usedAt), lte(customerReward.usableUntil, now)),
  })[status];
