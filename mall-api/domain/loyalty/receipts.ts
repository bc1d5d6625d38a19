import { randomUUID } from "node:crypto";
import type { Page } from "@contract/envelope";
import {
  type receiptQuery,
  type receiptRequest,
  receiptRules,
  type receipt as receiptWire,
} from "@contract/receipt";
import { and, desc, eq, gt, gte, sql } from "drizzle-orm";
import { z } from "zod";
import { receipt } from "../../db/loyalty-schema";
import { entity } from "../../db/schema";
import type { Reader, Transaction } from "../../db/write-transaction";
import { ApiFailure, invalid, notFound } from "../call/failure";
import { withIdempotency } from "../call/idempotency";
import { pageOfRows } from "../call/page-of";
import type { RequestInput } from "../call/request-input";
import type { MemberCall } from "../call/services";
import { storedPicture, storeFile } from "../files/stored-files";
import { writeAndPublish } from "../realtime/write-and-publish";
import { day } from "../time/durations";
import { dayAfter, mallDay, mallInstant } from "../time/mall-time";
import type { Titles } from "./ledger";
import { claim, claimsOf } from "./receipt-claims";
import { approve } from "./receipt-decisions";
import { cleanPhoto, takePhoto } from "./receipt-photos";
import { pointsFor } from "./receipt-points";

type ReceiptRow = typeof receipt.$inferSelect;
type ReceiptAnswer = z.input<typeof receiptWire>;

/** Accepts a receipt. A small total is approved at once, others wait for the mall's decision. */
export async function sendReceipt(
  call: MemberCall,
  { file, ...given }: z.output<typeof receiptRequest>,
  { idempotencyKey }: RequestInput<unknown>,
): Promise<ReceiptAnswer> {
  const { database, tenant, now, customer } = call;
  const today = mallDay(now().getTime());
  if (given.issued_at > today) throw invalid("issued_at", "in_the_future");
  if (given.issued_at < dayAfter(today, -receiptRules.days)) throw invalid("issued_at", "too_old");
  const shop = await shopOf(database, tenant, given.company_id);
  const cleaned = file && (await cleanPhoto(call, file));

  return writeAndPublish(call, customer.id, (transaction, publish) =>
    withIdempotency(
      transaction,
      { customerId: customer.id, operation: "receipt", key: idempotencyKey, content: given, now: now() },
      async () => {
        await refuseTooMany(transaction, call);
        const photo = cleaned
          ? {
              fileId: (await storeFile(transaction, cleaned, { tenant, customerId: customer.id }, now())).id,
              body: cleaned.body,
              fiscalId: given.fiscal_id ?? null,
            }
          : await takePhoto(transaction, customer.id, given.photo_id);
        const [row] = await transaction
          .insert(receipt)
          .values({
            id: randomUUID(),
            customerId: customer.id,
            tenant,
            companyId: given.company_id,
            number: given.number,
            issuedAt: given.issued_at,
            total: given.total,
            status: "pending",
            points: await pointsFor(transaction, tenant, customer.id, given.total, now()),
            fileId: photo.fileId,
            titles: JSON.stringify(shop.titles),
            createdAt: now().getTime(),
          })
          .returning();
        if (!row) throw new Error("The receipt was not written");
        const hashes = claimsOf({ ...given, tenant, fiscalId: photo.fiscalId, photo: photo.body });
        await claim(transaction, hashes, row.id, now());
        const isSmall = await isWithinLimits(transaction, row, now());
        const decided = isSmall ? await approve(transaction, call, row, publish) : row;
        return receiptAnswer(transaction, decided);
      },
    ),
  );
}

export async function receipts(
  { database, customer }: MemberCall,
  _: undefined,
  { query }: RequestInput<z.output<typeof receiptQuery>>,
): Promise<Page<ReceiptAnswer>> {
  const isAsked = and(
    eq(receipt.customerId, customer.id),
    query.status ? eq(receipt.status, query.status) : undefined,
  );
  const asked = { where: isAsked, orderBy: [desc(receipt.createdAt), desc(receipt.id)], query };
  return pageOfRows(database, receipt, asked, (rows) =>
    Promise.all(rows.map((row) => receiptAnswer(database, row))),
  );
}

export async function receiptById(
  { database, customer }: MemberCall,
  _: undefined,
  { id }: RequestInput<unknown>,
): Promise<ReceiptAnswer> {
  const [row] = await database
    .select()
    .from(receipt)
    .where(and(eq(receipt.id, id), eq(receipt.customerId, customer.id)));
  if (!row) throw notFound();
  return receiptAnswer(database, row);
}

async function shopOf(reader: Reader, tenant: string, companyId: string): Promise<{ titles: Titles }> {
  const [row] = await reader
    .select({ body: entity.body, givesPoints: entity.givesPoints })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, "companies"), eq(entity.id, companyId)));
  if (!row) throw invalid("company_id", "unknown");
  if (!row.givesPoints) throw invalid("company_id", "gives_no_points");
  const { translations } = namedEntity.parse(JSON.parse(row.body));
  return { titles: translations.map(({ locale, name }) => ({ locale, title: name })) };
}

const namedEntity = z.object({
  translations: z.array(z.object({ locale: z.string(), name: z.string() })),
});

async function refuseTooMany(transaction: Transaction, { customer, now }: MemberCall) {
  const sent = await transaction.$count(
    receipt,
    and(eq(receipt.customerId, customer.id), gt(receipt.createdAt, now().getTime() - day)),
  );
  if (sent >= receiptRules.aDay) {
    throw new ApiFailure("TooManyRequests", "Enough receipts for today", undefined, 3600);
  }
}

async function isWithinLimits(transaction: Transaction, row: ReceiptRow, now: Date): Promise<boolean> {
  if (row.total > receiptRules.approvedAtOnce) return false;
  const [today] = await transaction
    .select({ total: sql<number>`coalesce(sum(${receipt.total}), 0)` })
    .from(receipt)
    .where(
      and(
        eq(receipt.customerId, row.customerId),
        eq(receipt.status, "approved"),
        gte(receipt.decidedAt, mallInstant(mallDay(now.getTime()), "00:00")),
      ),
    );
  return (today?.total ?? 0) + row.total <= receiptRules.approvedAtOnceADay;
}

async function receiptAnswer(reader: Reader, row: ReceiptRow): Promise<ReceiptAnswer> {
  return {
    id: row.id,
    company_id: row.companyId,
    number: row.number,
    issued_at: row.issuedAt,
    total: row.total,
    status: row.status,
    reason: row.reason,
    points: row.points,
    image: await storedPicture(reader, row.fileId),
    created_at: new Date(row.createdAt).toISOString(),
    decided_at: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
    translations: JSON.parse(row.titles),
  };
}
