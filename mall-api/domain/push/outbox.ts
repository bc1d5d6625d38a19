import type { PushKind } from "@contract/push";
import { type SQL, sql } from "drizzle-orm";
import { bookingOrder, like } from "../../db/member-schema";
import { pushDevice, pushMessage, pushOff } from "../../db/push-schema";
import { entity } from "../../db/schema";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import type { Services } from "../call/services";
import { day, hour } from "../time/durations";

/** How long before it begins a member is reminded. */
const bookingReminderMs = 2 * hour;
const eventReminderMs = day;

type Notice = { customerId: string; kind: PushKind; entityId: string; expiresAt: number };

/** Writes a message for each of the member's devices, unless they have switched the kind off. */
export const queuePush = (
  transaction: Transaction,
  { customerId, kind, entityId, expiresAt }: Notice,
  now: Date,
): Promise<unknown> =>
  queue(
    transaction,
    kind,
    sql`SELECT ${customerId} AS customer_id, ${entityId} AS entity_id, ${expiresAt} AS expires_at`,
    now,
  );

/**
 * Writes messages for bookings and favourite events that begin soon, each once; none for what was booked or liked later
 * than that.
 */
export async function queuePushReminders({ database, now, push }: Services): Promise<void> {
  if (!push) return;
  const at = now().getTime();
  await inWriteTransaction(database, async (transaction) => {
    await queue(
      transaction,
      "booking",
      sql`SELECT ${bookingOrder.customerId}, ${bookingOrder.id} AS entity_id, ${bookingOrder.startsAt} AS expires_at
        FROM ${bookingOrder}
        WHERE ${bookingOrder.status} = 'booked'
          AND ${bookingOrder.startsAt} > ${at} AND ${bookingOrder.startsAt} <= ${at + bookingReminderMs}
          AND ${bookingOrder.createdAt} <= ${bookingOrder.startsAt} - ${bookingReminderMs}`,
      now(),
    );
    await queue(
      transaction,
      "event",
      sql`SELECT ${like.customerId}, ${entity.id} AS entity_id, ${entity.sortDate} AS expires_at
        FROM ${entity} JOIN ${like} ON ${like.type} = 'event' AND ${like.entityId} = ${entity.id}
        WHERE ${entity.resource} = 'events' AND ${entity.tenant} = (SELECT tenant FROM customer WHERE id = ${like.customerId})
          AND ${entity.sortDate} > ${at} AND ${entity.sortDate} <= ${at + eventReminderMs}
          AND ${like.at} <= ${entity.sortDate} - ${eventReminderMs}`,
      now(),
    );
  });
}

/** `notices` selects `customer_id`, `entity_id` and `expires_at`. */
async function queue(transaction: Transaction, kind: PushKind, notices: SQL, now: Date): Promise<void> {
  await transaction.run(
    sql`INSERT OR IGNORE INTO ${pushMessage} (device_id, kind, entity_id, due_at, expires_at)
      SELECT ${pushDevice.id}, ${kind}, notice.entity_id, ${now.getTime()}, notice.expires_at
      FROM (${notices}) AS notice JOIN ${pushDevice} ON ${pushDevice.customerId} = notice.customer_id
      WHERE NOT EXISTS (
        SELECT 1 FROM ${pushOff} WHERE ${pushOff.customerId} = notice.customer_id AND ${pushOff.kind} = ${kind}
      )`,
  );
}
