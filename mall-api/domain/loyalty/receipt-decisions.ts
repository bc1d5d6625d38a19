import { intlLocale, type Language, valueIn } from "@contract/languages";
import { and, eq } from "drizzle-orm";
import { customer } from "../../db/account-schema";
import { receipt } from "../../db/loyalty-schema";
import { entity } from "../../db/schema";
import type { Transaction } from "../../db/write-transaction";
import { conflict, notFound } from "../call/failure";
import type { Services } from "../call/services";
import { countedText, mailTexts } from "../mail/mail-texts";
import { mailLanguage, writeMail } from "../mail/write-mail";
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
    await notifyMember(transaction, services, row);
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
    await notifyMember(transaction, services, row);
    return row;
  });
}

/** Who waited for staff is elsewhere now: they get a push message and a mail. */
async function notifyMember(transaction: Transaction, services: Services, row: ReceiptRow): Promise<void> {
  const { id, customerId, tenant, status, reason } = row;
  const now = services.now();
  const message = { customerId, kind: "receipt" as const, entityId: id, expiresAt: now.getTime() + noticeMs };
  await queuePush(transaction, message, now);
  const [member] = await transaction.select().from(customer).where(eq(customer.id, customerId));
  if (!member) return;
  const language = mailLanguage(member.language);
  const reasons = valueIn(mailTexts.receiptReasons, language);
  await writeMail(transaction, services, tenant, {
    purpose: status === "approved" ? "receipt-approved" : "receipt-rejected",
    to: member.email,
    language,
    values: {
      shop: await shopName(transaction, row, language),
      total: crowns(row.total, language),
      points: countedText("points", row.points, language),
      reason: reasons[reason ?? ""] ?? reason ?? "",
    },
  });
}

async function shopName(reader: Transaction, { tenant, companyId }: ReceiptRow, language: Language) {
  const [row] = await reader
    .select({ body: entity.body })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, "companies"), eq(entity.id, companyId)));
  const { translations = [] }: { translations?: { locale: string; name: string }[] } = JSON.parse(
    row?.body ?? "{}",
  );
  return (translations.find(({ locale }) => locale === language) ?? translations[0])?.name ?? companyId;
}

/** An amount in haléř as crowns, without decimals for whole crowns. */
function crowns(amount: number, language: Language): string {
  const decimals = amount % 100 === 0 ? 0 : 2;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${new Intl.NumberFormat(intlLocale(language), digits).format(amount / 100)}\u00a0Kč`;
}

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
