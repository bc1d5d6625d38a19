import { codeRules } from "@contract/registration";
import { and, eq, gt } from "drizzle-orm";
import { emailedCode } from "../../db/account-schema";
import type { Transaction } from "../../db/write-transaction";
import type { Call } from "../call/services";
import { minute } from "../time/durations";
import { countAttempt, type Limit, msUntilAllowed } from "./attempts";
import { hashOf, isSameHash, randomCode, randomToken } from "./secrets";
import { accountLimits, type Visitor } from "./visitor-limits";

type Purpose = (typeof emailedCode.$inferSelect)["purpose"];

/** Creates a code and invalidates an earlier one for the same purpose. */
export async function newCode(
  transaction: Transaction,
  customerId: string,
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const code = randomCode();
  const salt = randomToken();
  const made = {
    salt,
    hash: hashOf(salt + code),
    expiresAt: now.getTime() + codeRules.minutes * minute,
  };
  await transaction
    .insert(emailedCode)
    .values({ customerId, purpose, ...made })
    .onConflictDoUpdate({ target: [emailedCode.customerId, emailedCode.purpose], set: made });
  return code;
}

/**
 * Redeems a code. A wrong code costs an attempt, which has to be committed: the caller throws after the transaction.
 */
export async function isCodeRedeemed(
  transaction: Transaction,
  { tenant, now, ...visitor }: Call,
  customerId: string,
  purpose: Purpose,
  code: string,
): Promise<boolean> {
  const isThisCode = and(eq(emailedCode.customerId, customerId), eq(emailedCode.purpose, purpose));
  const [known] = await transaction
    .select()
    .from(emailedCode)
    .where(and(isThisCode, gt(emailedCode.expiresAt, now().getTime())));
  if (!known) return false;
  const limits = attemptLimits(visitor, known.salt);
  if ((await msUntilAllowed(transaction, tenant, now(), limits)) > 0) return false;
  if (isSameHash(known.hash, hashOf(known.salt + code))) {
    await transaction.delete(emailedCode).where(isThisCode);
    return true;
  }
  await countAttempt(transaction, tenant, now(), limits);
  return false;
}

/** The attempts of a code are limited per line, so that nobody can use them up for its owner. */
const attemptLimits = (visitor: Visitor, salt: string): Limit[] =>
  accountLimits(visitor, {
    name: "try of code",
    account: salt,
    most: codeRules.attempts,
    withinMs: codeRules.minutes * minute,
    everywhere: 30,
    paceMs: minute,
    fromLine: 300,
  });
