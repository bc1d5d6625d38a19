import { inWriteTransaction } from "../../db/write-transaction";
import { countAttempt, type Limit, removeAttempts } from "../accounts/attempts";
import { hashOf } from "../accounts/secrets";
import { accountLimits } from "../accounts/visitor-limits";
import type { Call, MemberCall } from "../call/services";
import { day, minute } from "../time/durations";

/** Wrong codes of those who know the password: a few a day, and guessing at a million codes takes centuries. */
export const secondStepLimits = (call: Call, customerId: string): Limit[] =>
  accountLimits(call, {
    name: "second factor",
    account: customerId,
    most: 15,
    withinMs: day,
    everywhere: 45,
    paceMs: 15 * minute,
    fromLine: 300,
  });

/** Wrong codes in one session: a stolen one can't be used to guess, and nobody else is blocked. */
const sessionLimits = ({ token }: MemberCall): Limit[] => [
  { name: "second factor in session", by: hashOf(token), most: 5, withinMs: 15 * minute },
];

/** Runs the check of a code in a session, which counts as an attempt if it finds false or null. */
export const isWithinLimit = <Found>(call: MemberCall, check: () => Promise<Found>): Promise<Found> =>
  countedAttempt(call, sessionLimits(call), check);

/**
 * Runs the check of a code: an attempt, counted before so that concurrent ones are counted too, and refunded if the code
 * is right. Throws TooManyRequests without checking.
 */
export async function countedAttempt<Found>(
  { database, tenant, now }: Call,
  limits: Limit[],
  check: () => Promise<Found>,
): Promise<Found> {
  const attempts = await inWriteTransaction(database, (transaction) =>
    countAttempt(transaction, tenant, now(), limits),
  );
  const found = await check();
  if (found !== false && found !== null)
    await inWriteTransaction(database, (transaction) => removeAttempts(transaction, attempts));
  return found;
}
