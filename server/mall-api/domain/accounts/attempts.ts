import { and, count, eq, gt, inArray, min } from "drizzle-orm";
import { attempt } from "../../db/account-schema";
import type { Transaction } from "../../db/write-transaction";
import { ApiFailure } from "../call/failure";
import { hashOf } from "./secrets";

/** At most so many of something within a time, counted by what `by` says (an address, a member, both). */
export type Limit = { name: string; by: string; most: number; withinMs: number };

/**
 * Counts a try against all limits, or refuses it with TooManyRequests where one is used up. Counted before the try is
 * made, so that simultaneous tries are counted too. Gives back what `takeBack` and `forgive` need.
 */
export async function countTry(
  transaction: Transaction,
  tenant: string,
  now: Date,
  limits: Limit[],
): Promise<number[]> {
  const at = now.getTime();
  const subjects = limits.map((limit) => ({ ...limit, subject: subjectOf(tenant, limit) }));
  for (const { subject, most, withinMs } of subjects) {
    const [row] = await transaction
      .select({ tries: count(), first: min(attempt.at) })
      .from(attempt)
      .where(and(eq(attempt.subject, subject), gt(attempt.at, at - withinMs)));
    if (row && row.tries >= most) {
      const seconds = Math.max(1, Math.ceil(((row.first ?? at) + withinMs - at) / 1000));
      throw new ApiFailure("TooManyRequests", "Too many tries, wait a while", undefined, seconds);
    }
  }
  const rows = await transaction
    .insert(attempt)
    .values(subjects.map(({ subject }) => ({ subject, at })))
    .returning({ id: attempt.id });
  return rows.map(({ id }) => id);
}

/** A try that was no offence does not count. */
export async function takeBack(transaction: Transaction, tries: number[]): Promise<void> {
  await transaction.delete(attempt).where(inArray(attempt.id, tries));
}

/** Everything that was counted against a limit is forgotten. */
export async function forgive(
  transaction: Transaction,
  tenant: string,
  limit: Pick<Limit, "name" | "by">,
): Promise<void> {
  await transaction.delete(attempt).where(eq(attempt.subject, subjectOf(tenant, limit)));
}

const subjectOf = (tenant: string, { name, by }: Pick<Limit, "name" | "by">): string =>
  hashOf(`${tenant} ${name} ${by}`);
