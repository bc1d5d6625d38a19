import { and, count, eq, gt, inArray, max, min } from "drizzle-orm";
import { attempt } from "../../db/account-schema";
import type { Transaction } from "../../db/write-transaction";
import { ApiFailure } from "../call/failure";
import { hashOf } from "./secrets";

/**
 * At most so many of something within a time, counted by what `by` says (a line, a member, both). Beyond that there is
 * nothing until the oldest is so long ago; with `paceMs` one after the other, so far apart.
 */
export type Limit = { name: string; by: string; most: number; withinMs: number; paceMs?: number };

/**
 * Counts an attempt against all limits, or refuses it with TooManyRequests where one is used up; what is refused is not
 * counted. Counted before the attempt is made, so that simultaneous ones are counted too. Gives back what `takeBack` needs.
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
  const rows = await transaction
    .insert(attempt)
    .values(limits.map((limit) => ({ subject: subjectOf(tenant, limit), at: now.getTime() })))
    .returning({ id: attempt.id });
  return rows.map(({ id }) => id);
}

/** How long an attempt has to wait; 0 where all limits leave room for it. */
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

/** An attempt that was no offence does not count. */
export async function takeBack(transaction: Transaction, attempts: number[]): Promise<void> {
  await transaction.delete(attempt).where(inArray(attempt.id, attempts));
}

/** Everything that was counted against a limit is forgotten. */
export async function forgive(
  transaction: Transaction,
  tenant: string,
  limit: Pick<Limit, "name" | "by"> | undefined,
): Promise<void> {
  if (limit) await transaction.delete(attempt).where(eq(attempt.subject, subjectOf(tenant, limit)));
}

const subjectOf = (tenant: string, { name, by }: Pick<Limit, "name" | "by">): string =>
  hashOf(`${tenant} ${name} ${by}`);
