import { codeRules } from "@contract/registration";
import { eq } from "drizzle-orm";
import { resetToken } from "../../db/account-schema";
import type { Transaction } from "../../db/write-transaction";
import { minute } from "../time/durations";
import { hashOf, randomToken } from "./secrets";

/** A member's only token by which a forgotten password can be replaced, once. */
export async function newResetToken(
  transaction: Transaction,
  customerId: string,
  now: Date,
  isSecondFactorGiven: boolean,
): Promise<string> {
  const reset = randomToken();
  await transaction.delete(resetToken).where(eq(resetToken.customerId, customerId));
  await transaction.insert(resetToken).values({
    hash: hashOf(reset),
    customerId,
    expiresAt: now.getTime() + codeRules.minutes * minute,
    isSecondFactorGiven: Number(isSecondFactorGiven),
  });
  return reset;
}
