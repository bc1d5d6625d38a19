import type { Page } from "@contract/envelope";
import type { ledgerEntry as ledgerEntryWire, ledgerQuery, points as pointsWire } from "@contract/points";
import { and, asc, desc, eq, gt, gte, lte, sql } from "drizzle-orm";
import type { z } from "zod";
import { ledgerEntry, pointLot, receipt } from "../../db/loyalty-schema";
import { inWriteTransaction, type Reader } from "../../db/write-transaction";
import { pageOfRows } from "../call/page-of";
import type { RequestInput } from "../call/request-input";
import type { MemberCall, Services } from "../call/services";
import { mallDay, mallInstant } from "../time/mall-time";
import { balanceOf, expireDue } from "./ledger";

export async function points(call: MemberCall): Promise<z.input<typeof pointsWire>> {
  const { database, now, customer } = call;
  await expireIfDue(call, customer.id);
  const [balance, [pending], lots, months] = await Promise.all([
    balanceOf(database, customer.id),
    database
      .select({ points: sql<number>`coalesce(sum(${receipt.points}), 0)` })
      .from(receipt)
      .where(and(eq(receipt.customerId, customer.id), eq(receipt.status, "pending"))),
    database
      .select({ points: pointLot.remaining, expiresAt: pointLot.expiresAt })
      .from(pointLot)
      .where(and(eq(pointLot.customerId, customer.id), gt(pointLot.remaining, 0)))
      .orderBy(asc(pointLot.expiresAt))
      .limit(12),
    monthsOf(database, customer.id, now().getTime()),
  ]);
  return {
    balance,
    pending: pending?.points ?? 0,
    expiring: lots.map((lot) => ({ points: lot.points, at: new Date(lot.expiresAt).toISOString() })),
    months,
  };
}

export async function pointsHistory(
  call: MemberCall,
  _: undefined,
  { query }: RequestInput<z.output<typeof ledgerQuery>>,
): Promise<Page<z.input<typeof ledgerEntryWire>>> {
  const { database, customer } = call;
  await expireIfDue(call, customer.id);
  const isAsked = and(
    eq(ledgerEntry.customerId, customer.id),
    query.kind ? eq(ledgerEntry.kind, query.kind) : undefined,
  );
  const asked = { where: isAsked, orderBy: [desc(ledgerEntry.id)], query };
  return pageOfRows(database, ledgerEntry, asked, (rows) =>
    rows.map((row) => ({
      id: String(row.id),
      kind: row.kind,
      reason: row.reason,
      points: row.points,
      balance: row.balance,
      at: new Date(row.at).toISOString(),
      receipt_id: row.receiptId,
      customer_reward_id: row.customerRewardId,
      translations: JSON.parse(row.titles),
    })),
  );
}

/** Expired points are never shown, even if the scheduled job has not run yet. */
async function expireIfDue({ database, now }: Services, customerId: string): Promise<void> {
  const [due] = await database
    .select({ id: pointLot.entryId })
    .from(pointLot)
    .where(
      and(
        eq(pointLot.customerId, customerId),
        lte(pointLot.expiresAt, now().getTime()),
        gt(pointLot.remaining, 0),
      ),
    )
    .limit(1);
  if (due) await inWriteTransaction(database, (transaction) => expireDue(transaction, customerId, now()));
}

async function monthsOf(reader: Reader, customerId: string, now: number) {
  const [year = 0, month = 0] = mallDay(now).split("-").map(Number);
  const names = Array.from({ length: 12 }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 12 + back, 1));
    return at.toISOString().slice(0, 7);
  });
  const lines = await reader
    .select({ kind: ledgerEntry.kind, points: ledgerEntry.points, at: ledgerEntry.at })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.customerId, customerId),
        gte(ledgerEntry.at, mallInstant(`${names[0]}-01`, "00:00")),
      ),
    );
  const sums = new Map(names.map((name) => [name, { month: name, earned: 0, spent: 0 }]));
  for (const line of lines) {
    const sum = sums.get(mallDay(line.at).slice(0, 7));
    if (!sum) continue;
    if (line.points > 0) sum.earned += line.points;
    else if (line.kind === "spend") sum.spent -= line.points;
  }
  return [...sums.values()];
}
