import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { customer } from "../../db/account-schema";
import { customerReward, pointLot } from "../../db/loyalty-schema";
import type { Services } from "../call/services";
import { countedText } from "../mail/mail-texts";
import { dayInMail, mailLanguage, writeMail } from "../mail/write-mail";
import { queuePush } from "../push/outbox";
import { writeAndPublish } from "../realtime/write-and-publish";
import { day } from "../time/durations";
import { expireDue } from "./ledger";

/** How long before points or a reward expire the member is reminded. */
const pointsReminderMs = 30 * day;
const rewardReminderMs = 2 * day;
/** Members handled in one run; the rest follow in the next. */
const atOnce = 500;

/** Writes off expired points. Idempotent. */
export async function expirePoints(services: Services): Promise<void> {
  const { database, now } = services;
  const due = await database
    .selectDistinct({ customerId: pointLot.customerId })
    .from(pointLot)
    .where(and(lte(pointLot.expiresAt, now().getTime()), gt(pointLot.remaining, 0)))
    .limit(atOnce);
  for (const { customerId } of due) {
    await writeAndPublish(services, customerId, (transaction) => expireDue(transaction, customerId, now()));
  }
}

/** One mail and one realtime event for all points of a member that expire within the month, each lot once. */
export async function remindOfPoints(services: Services): Promise<void> {
  const { database, now } = services;
  const at = now().getTime();
  const isSoon = and(
    gt(pointLot.expiresAt, at),
    lte(pointLot.expiresAt, at + pointsReminderMs),
    gt(pointLot.remaining, 0),
    isNull(pointLot.remindedAt),
  );
  const members = await database
    .selectDistinct({ customerId: pointLot.customerId })
    .from(pointLot)
    .where(isSoon)
    .limit(atOnce);
  for (const { customerId } of members) {
    await writeAndPublish(services, customerId, async (transaction, publish) => {
      const isMine = and(eq(pointLot.customerId, customerId), isSoon);
      const [soon] = await transaction
        .select({
          points: sql<number>`coalesce(sum(${pointLot.remaining}), 0)`,
          first: sql<number>`min(${pointLot.expiresAt})`,
        })
        .from(pointLot)
        .where(isMine);
      const [member] = await transaction.select().from(customer).where(eq(customer.id, customerId));
      if (!soon?.points || !member) return;
      await transaction.update(pointLot).set({ remindedAt: at }).where(isMine);
      await writeMail(transaction, services, member.tenant, {
        purpose: "points-expiring",
        to: member.email,
        language: member.language,
        values: {
          expiring: countedText("expiring", soon.points, mailLanguage(member.language)),
          day: dayInMail(soon.first, member.language),
        },
      });
      publish({
        name: "points-expiring",
        data: { points: soon.points, at: new Date(soon.first).toISOString() },
      });
    });
  }
}

export async function remindOfRewards(services: Services): Promise<void> {
  const { database, now } = services;
  const at = now().getTime();
  const soon = await database
    .select()
    .from(customerReward)
    .where(
      and(
        gt(customerReward.usableUntil, at),
        lte(customerReward.usableUntil, at + rewardReminderMs),
        isNull(customerReward.usedAt),
        isNull(customerReward.remindedAt),
        // A member who activated it a moment ago needs no reminder.
        lte(customerReward.activatedAt, at - rewardReminderMs),
      ),
    )
    .limit(atOnce);
  for (const { id, customerId, usableUntil } of soon) {
    await writeAndPublish(services, customerId, async (transaction, publish) => {
      await transaction.update(customerReward).set({ remindedAt: at }).where(eq(customerReward.id, id));
      await queuePush(
        transaction,
        { customerId, kind: "reward", entityId: id, expiresAt: usableUntil },
        now(),
      );
      publish({ name: "reward-expiring", data: { id, usable_until: new Date(usableUntil).toISOString() } });
    });
  }
}
