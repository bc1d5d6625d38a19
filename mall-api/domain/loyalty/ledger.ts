import { and, asc, desc, eq, gt, gte, lt, lte, sql } from "drizzle-orm";
import { ledgerEntry, pointLot } from "../../db/loyalty-schema";
import type { Reader, Transaction } from "../../db/write-transaction";
import { conflict } from "../call/failure";
import { day } from "../time/durations";

/** Points expire so long after they were credited. */
export const pointsLiveYears = 2;
const pointsLiveMs = pointsLiveYears * 365 * day;

export type Titles = { locale: string; title: string }[];

export type NewEntry = {
  customerId: string;
  kind: "earn" | "spend" | "adjust";
  reason: string;
  points: number;
  receiptId?: string;
  customerRewardId?: string;
  titles?: Titles;
};

export async function balanceOf(reader: Reader, customerId: string): Promise<number> {
  const [row] = await reader
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntry.points}), 0)` })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.customerId, customerId));
  return row?.sum ?? 0;
}

/**
 * Adds an entry to the ledger and returns the new balance. A credit creates a lot with an expiry, a debit is taken from
 * the lots that expire first. Throws Conflict if the balance doesn't suffice.
 */
export async function addEntry(
  transaction: Transaction,
  { titles = [], ...entry }: NewEntry,
  now: Date,
): Promise<number> {
  const { customerId, points } = entry;
  const balance = (await lastBalance(transaction, customerId)) + points;
  if (balance < 0) throw conflict("There are not enough points");
  const id = await insertEntry(transaction, { ...entry, balance, titles, now });
  if (points > 0) {
    await transaction
      .insert(pointLot)
      .values({ entryId: id, customerId, remaining: points, expiresAt: now.getTime() + pointsLiveMs });
  } else {
    await takeFromLots(transaction, customerId, -points);
  }
  return balance;
}

/** Writes off the member's expired points. Returns how many. */
export async function expireDue(transaction: Transaction, customerId: string, now: Date): Promise<number> {
  const isDue = and(
    eq(pointLot.customerId, customerId),
    lte(pointLot.expiresAt, now.getTime()),
    gt(pointLot.remaining, 0),
  );
  const [row] = await transaction
    .select({ points: sql<number>`coalesce(sum(${pointLot.remaining}), 0)` })
    .from(pointLot)
    .where(isDue);
  const points = row?.points ?? 0;
  if (points === 0) return 0;
  const balance = (await lastBalance(transaction, customerId)) - points;
  await insertEntry(transaction, {
    customerId,
    kind: "expire",
    reason: "expiry",
    points: -points,
    balance,
    titles: [],
    now,
  });
  await transaction.update(pointLot).set({ remaining: 0 }).where(isDue);
  return points;
}

/** Points earned from one instant (inclusive) to another (exclusive); tiers depend on them. */
export async function earnedBetween(
  reader: Reader,
  customerId: string,
  from: number,
  to: number,
): Promise<number> {
  const [row] = await reader
    .select({ points: sql<number>`coalesce(sum(${ledgerEntry.points}), 0)` })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.customerId, customerId),
        eq(ledgerEntry.kind, "earn"),
        gte(ledgerEntry.at, from),
        lt(ledgerEntry.at, to),
      ),
    );
  return row?.points ?? 0;
}

async function lastBalance(reader: Reader, customerId: string): Promise<number> {
  const [last] = await reader
    .select({ balance: ledgerEntry.balance })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.customerId, customerId))
    .orderBy(desc(ledgerEntry.id))
    .limit(1);
  return last?.balance ?? 0;
}

async function insertEntry(
  transaction: Transaction,
  {
    titles,
    now,
    ...entry
  }: Omit<typeof ledgerEntry.$inferInsert, "at" | "titles"> & { titles: Titles; now: Date },
): Promise<number> {
  const [row] = await transaction
    .insert(ledgerEntry)
    .values({ ...entry, titles: JSON.stringify(titles), at: now.getTime() })
    .returning({ id: ledgerEntry.id });
  if (!row) throw new Error("The ledger took no line");
  return row.id;
}

async function takeFromLots(transaction: Transaction, customerId: string, points: number) {
  const lots = await transaction
    .select()
    .from(pointLot)
    .where(and(eq(pointLot.customerId, customerId), gt(pointLot.remaining, 0)))
    .orderBy(asc(pointLot.expiresAt), asc(pointLot.entryId));
  let left = points;
  for (const lot of lots) {
    const taken = Math.min(left, lot.remaining);
    await transaction
      .update(pointLot)
      .set({ remaining: lot.remaining - taken })
      .where(eq(pointLot.entryId, lot.entryId));
    left -= taken;
    if (left === 0) return;
  }
  throw new Error(`The lots of ${customerId} hold ${left} points less than the ledger`);
}
