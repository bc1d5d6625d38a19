import { eq } from "drizzle-orm";
import { receipt } from "../../db/loyalty-schema";
import type { Transaction } from "../../db/write-transaction";
import { conflict, notFound } from "../call/failure";
import type { Services } from "../call/services";
import { queuePush } from "../push/outbox";
import { type PublishAfterCommit, writeAndPublish } from "../realtime/write-and-publish";
import { day } from "../time/durations";
import { awardBadges } from "./badges";
import { addEntry } from "./ledger";
import { endClaims } from "./receipt-claims";
import { pointsFor } from "./receipt-points";

/** A later notice would be no news. */
const noticeMs = 3 * day;

type ReceiptRow = typeof receipt.$inferSelect;

/** Staff approve a receipt whose total exceeds the automatic limit. */
export async function approveReceipt(services: Services, id: string): Promise<ReceiptRow> {
  const { customerId } = await receiptRow(services.database, id);
  return writeAndPublish(services, customerId, async (transaction, publish) => {
    const row = await approve(transaction, services, await pendingRow(transaction, id), publish);
    await notifyMember(transaction, row, services.now());
    return row;
  });
}

/** Staff reject a receipt; it may then be sent again, with a better picture. */
export async function rejectReceipt(services: Services, id: string, reason: string): Promise<ReceiptRow> {
  const { customerId } = await receiptRow(services.database, id);
  return writeAndPublish(services, customerId, async (transaction, publish) => {
    await pendingRow(transaction, id);
    await endClaims(transaction, id);
    publish({ name: "receipt", data: { id, status: "rejected", points: 0, reason } });
    const row = await decided(transaction, id, { status: "rejected", reason, points: 0 }, services.now());
    await notifyMember(transaction, row, services.now());
    return row;
  });
}

/** Who waited for staff is elsewhere now. */
const notifyMember = (transaction: Transaction, { id, customerId }: ReceiptRow, now: Date) =>
  queuePush(
    transaction,
    { customerId, kind: "receipt", entityId: id, expiresAt: now.getTime() + noticeMs },
    now,
  );

/** Adds the single ledger entry of a pending receipt, with the current multiplier. */
export async function approve(
  transaction: Transaction,
  services: Services,
  { id, customerId, tenant, total, titles }: ReceiptRow,
  publish: PublishAfterCommit,
): Promise<ReceiptRow> {
  const now = services.now();
  const points = await pointsFor(transaction, tenant, customerId, total, now);
  const row = await decided(transaction, id, { status: "approved", reason: null, points }, now);
  publish({ name: "receipt", data: { id, status: "approved", points } });
  if (points > 0) {
    const balance = await addEntry(
      transaction,
      { customerId, kind: "earn", reason: "receipt", points, receiptId: id, titles: JSON.parse(titles) },
      now,
    );
    publish({ name: "points", data: { points, balance, reason: "receipt" } });
  }
  await awardBadges(transaction, services, { customerId, tenant }, publish);
  return row;
}

async function decided(
  transaction: Transaction,
  id: string,
  decision: Pick<ReceiptRow, "status" | "reason" | "points">,
  now: Date,
): Promise<ReceiptRow> {
  const [row] = await transaction
    .update(receipt)
    .set({ ...decision, decidedAt: now.getTime() })
    .where(eq(receipt.id, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

async function receiptRow(reader: Pick<Services["database"], "select">, id: string): Promise<ReceiptRow> {
  const [row] = await reader.select().from(receipt).where(eq(receipt.id, id));
  if (!row) throw notFound();
  return row;
}

async function pendingRow(transaction: Transaction, id: string): Promise<ReceiptRow> {
  const row = await receiptRow(transaction, id);
  if (row.status !== "pending") throw conflict(`The receipt is ${row.status} already`);
  return row;
}
