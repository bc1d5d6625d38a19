import { and, count, eq, gt, inArray, max, min } from "drizzle-orm";
import { attempt } from "../../db/account-schema";
import type { Transaction } from "../../db/write-transaction";
import { ApiFailure } from "../call/failure";
import { hashOf } from "./secrets";

/**
 * At most `most` attempts per `withinMs` for each key `by` (a line, a member, both). Beyond that, further attempts are
 * refused until the oldest leaves the window or, with `paceMs`, one attempt per `paceMs` is allowed.
 */
export type Limit = { name: string; by: string; most: number; withinMs: number; paceMs?: number };

/**
 * Counts an attempt against all limits. Throws TooManyRequests, without counting it, if any of them is exhausted. Call
 * it before the attempt itself, so that concurrent attempts are counted too. Returns the ids for `takeBack`.
 */
export async function countAttempt(
  transaction: Transaction,
  tenant: string,
  now: Date,
  limits: Limit[],
): Promise<number[]> {
  const waitMs = await msUntilAllowed(transaction, tenant, now, limits);
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    throw new ApiFailure("TooManyRequests", "Too many attempts, wait a while", undefined, seconds);
  }
  if (limits.length === 0) return [];
  const rows = await transaction
    .insert(attempt)
    .values(limits.map((limit) => ({ subject: subjectOf(tenant, limit), at: now.getTime() })))
    .returning({ id: attempt.id });
  return rows.map(({ id }) => id);
}

/** How long an attempt has to wait, in milliseconds; 0 if all limits allow it now. */
export async function msUntilAllowed(
  transaction: Transaction,
  tenant: string,
  now: Date,
  limits: Limit[],
): Promise<number> {
  const at = now.getTime();
  for (const limit of limits) {
    const [row] = await transaction
      .select({ attempts: count(), first: min(attempt.at), last: max(attempt.at) })
      .from(attempt)
      .where(and(eq(attempt.subject, subjectOf(tenant, limit)), gt(attempt.at, at - limit.withinMs)));
    if (!row || row.attempts < limit.most) continue;
    const next = limit.paceMs ? (row.last ?? at) + limit.paceMs : (row.first ?? at) + limit.withinMs;
    if (next > at) return next - at;
  }
  return 0;
}

/** Refunds attempts that turned out to be legitimate. */
export async function removeAttempts(transaction: Transaction, attempts: number[]): Promise<void> {
  await transaction.delete(attempt).where(inArray(attempt.id, attempts));
}

/** Resets a limit. */
export async function resetAttempts(
  transaction: Transaction,
  tenant: string,
  limit: Pick<Limit, "name" | "by"> | undefined,
): Promise<void> {
  if (limit) await transaction.delete(attempt).where(eq(attempt.subject, subjectOf(tenant, limit)));
}

const subjectOf = (tenant: string, { name, by }: Pick<Limit, "name" | "by">): string =>
  hashOf(`${tenant} ${name} ${by}`);
