import { randomInt, randomUUID } from "node:crypto";
import type { activateRewardRequest, customerReward as customerRewardWire } from "@contract/customer-reward";
import { type Reward, reward } from "@contract/reward";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { customerReward, rewardStock } from "../../db/loyalty-schema";
import { entity } from "../../db/schema";
import type { Reader, Transaction } from "../../db/write-transaction";
import { conflict, notFound } from "../call/failure";
import { withIdempotency } from "../call/idempotency";
import type { RequestInput } from "../call/request-input";
import type { MemberCall } from "../call/services";
import { writeAndPublish } from "../realtime/write-and-publish";
import { minute } from "../time/durations";
import { awardBadges } from "./badges";
import { customerRewardAnswer, snapshotOf } from "./customer-rewards";
import { ineligibilityFor } from "./ineligibility";
import { addEntry, expireDue } from "./ledger";
import { activatedBy, activationCounts, standingFor, stockLeft } from "./reward-facts";

/** How long a voucher is usable whose reward does not say. */
const usableMinutes = 24 * 60;
/** More than a member uses: some rewards cost nothing and have no limit of their own. */
const mostUsable = 100;

/**
 * Exchanges points for a reward. Stock, limit, validity, tier and balance are checked in the transaction that changes
 * them.
 */
export async function activateReward(
  call: MemberCall,
  { reward_id }: z.output<typeof activateRewardRequest>,
  { idempotencyKey }: RequestInput<unknown>,
): Promise<z.input<typeof customerRewardWire>> {
  const { tenant, now, customer } = call;
  const customerId = customer.id;
  return writeAndPublish(call, customerId, (transaction, publish) =>
    withIdempotency(
      transaction,
      { customerId, operation: "reward", key: idempotencyKey, content: reward_id, now: now() },
      async () => {
        await expireDue(transaction, customerId, now());
        const offered = await rewardById(transaction, tenant, reward_id);
        if (!offered) throw notFound();
        const taken = (await activationCounts(transaction, tenant, [reward_id])).get(reward_id) ?? 0;
        const activated = (await activatedBy(transaction, customerId, [reward_id])).get(reward_id) ?? 0;
        const ineligibility = ineligibilityFor(
          offered,
          { stockLeft: stockLeft(offered, taken), activated },
          await standingFor(transaction, tenant, customerId, now()),
        );
        if (ineligibility) throw conflict("The reward can't be activated", { reward_id: [ineligibility] });

        await refuseTooMany(transaction, call);

        const price = offered.points_price ?? 0;
        await takeFromStock(transaction, tenant, offered);
        const [row] = await transaction
          .insert(customerReward)
          .values({
            id: randomUUID(),
            customerId,
            tenant,
            rewardId: reward_id,
            code: await freeCode(transaction, tenant, offered.code_type),
            codeType: offered.code_type,
            pointsPrice: price,
            activatedAt: now().getTime(),
            usableUntil: now().getTime() + (offered.usable_minutes ?? usableMinutes) * minute,
            snapshot: snapshotOf(offered),
          })
          .returning();
        if (!row) throw new Error("The reward was not written");
        if (price > 0) {
          const balance = await addEntry(
            transaction,
            {
              customerId,
              kind: "spend",
              reason: "reward",
              points: -price,
              customerRewardId: row.id,
              titles: offered.translations.map(({ locale, title }) => ({ locale, title: title ?? "" })),
            },
            now(),
          );
          publish({ name: "points", data: { points: -price, balance, reason: "reward" } });
        }
        await awardBadges(transaction, call, { customerId, tenant }, publish);
        return customerRewardAnswer(row, now());
      },
    ),
  );
}

async function refuseTooMany(transaction: Transaction, { customer, now }: MemberCall): Promise<void> {
  const isUsable = and(
    eq(customerReward.customerId, customer.id),
    isNull(customerReward.usedAt),
    gt(customerReward.usableUntil, now().getTime()),
  );
  if ((await transaction.$count(customerReward, isUsable)) >= mostUsable)
    throw conflict("There are enough vouchers to use", { reward_id: ["limit_reached"] });
}

async function rewardById(reader: Reader, tenant: string, id: string): Promise<Reward | null> {
  const [row] = await reader
    .select({ body: entity.body })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, "rewards"), eq(entity.id, id)));
  return row ? reward.parse(JSON.parse(row.body)) : null;
}

/** A constraint of the table prevents more than the stock. */
async function takeFromStock(transaction: Transaction, tenant: string, { id, stock }: Reward) {
  await transaction
    .insert(rewardStock)
    .values({ tenant, rewardId: id, stock: stock ?? null, taken: 1 })
    .onConflictDoUpdate({
      target: [rewardStock.tenant, rewardStock.rewardId],
      set: { stock: stock ?? null, taken: sql`${rewardStock.taken} + 1` },
    });
}

/** Without characters that are easily confused. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

async function freeCode(reader: Reader, tenant: string, type: Reward["code_type"]): Promise<string> {
  for (;;) {
    const code =
      type === "code128"
        ? Array.from({ length: 14 }, () => randomInt(10)).join("")
        : Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)])
            .join("")
            .replace(/(.{4})(.{4})/, "$1-$2-");
    const [taken] = await reader
      .select({ id: customerReward.id })
      .from(customerReward)
      .where(and(eq(customerReward.tenant, tenant), eq(customerReward.code, code)));
    if (!taken) return code;
  }
}
