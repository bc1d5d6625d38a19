import { codeRules } from "@contract/registration";
import { and, eq, gt, sql } from "drizzle-orm";
import { mailedCode } from "../../db/account-schema";
import type { Transaction } from "../../db/write-transaction";
import { minute } from "../time/durations";
import { hashOf, isSameHash, randomCode, randomToken } from "./secrets";

type Purpose = (typeof mailedCode.$inferSelect)["purpose"];

/** Makes a code; an earlier one for the same purpose is good no more. */
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
    triesLeft: codeRules.tries,
    expiresAt: now.getTime() + codeRules.minutes * minute,
  };
  await transaction
    .insert(mailedCode)
    .values({ customerId, purpose, ...made })
    .onConflictDoUpdate({ target: [mailedCode.customerId, mailedCode.purpose], set: made });
  return code;
}

/** Uses a code up. A wrong one costs a try, which has to be committed: the caller refuses after the transaction. */
export async function isCodeRedeemed(
  transaction: Transaction,
  customerId: string,
  purpose: Purpose,
  code: string,
  now: Date,
): Promise<boolean> {
  const isThisCode = and(eq(mailedCode.customerId, customerId), eq(mailedCode.purpose, purpose));
  const [known] = await transaction
    .select()
    .from(mailedCode)
    .where(and(isThisCode, gt(mailedCode.expiresAt, now.getTime()), gt(mailedCode.triesLeft, 0)));
  if (!known) return false;
  if (isSameHash(known.hash, hashOf(known.salt + code))) {
    await transaction.delete(mailedCode).where(isThisCode);
    return true;
  }
  await transaction
    .update(mailedCode)
    .set({ triesLeft: sql`${mailedCode.triesLeft} - 1` })
    .where(isThisCode);
  return false;
}
