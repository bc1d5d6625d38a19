import { codeRules } from "@contract/registration";
import { and, desc, eq, gt, lte } from "drizzle-orm";
import { emailedCode } from "../../db/account-schema";
import type { Transaction } from "../../db/write-transaction";
import type { Call } from "../call/services";
import { hour, minute } from "../time/durations";
import { countAttempt, type Limit, msUntilAllowed } from "./attempts";
import { hashOf, isSameHash, randomCode, randomToken } from "./secrets";
import { accountLimits, type Visitor } from "./visitor-limits";

type Purpose = (typeof emailedCode.$inferSelect)["purpose"];

/**
 * Creates a code for the browser that asks for it, and invalidates its earlier one for the same purpose. Those of other
 * browsers remain: a stranger who has one mailed leaves the owner's as it is.
 */
export async function newCode(
  transaction: Transaction,
  call: Call,
  customerId: string,
  purpose: Purpose,
): Promise<string> {
  const code = randomCode();
  const salt = randomToken();
  const at = call.now().getTime();
  const made = { salt, hash: hashOf(salt + code), expiresAt: at + codeRules.minutes * minute };
  const ofMember = and(eq(emailedCode.customerId, customerId), eq(emailedCode.purpose, purpose));
  await transaction.delete(emailedCode).where(and(ofMember, lte(emailedCode.expiresAt, at)));
  await transaction
    .insert(emailedCode)
    .values({ customerId, purpose, browserHash: browserHashOf(call), ...made })
    .onConflictDoUpdate({
      target: [emailedCode.customerId, emailedCode.purpose, emailedCode.browserHash],
      set: made,
    });
  return code;
}

/** The limits of attempts at an account's codes, however many are requested. Whose browser has one is on their own. */
export async function codeAttemptLimits(
  transaction: Transaction,
  call: Call,
  { id, email }: { id: string | undefined; email: string },
): Promise<Limit[]> {
  const rule = { name: "code", most: 15, withinMs: hour };
  const own = id && browserHashOf(call);
  const [requested] = own
    ? await transaction
        .select()
        .from(emailedCode)
        .where(and(eq(emailedCode.customerId, id), eq(emailedCode.browserHash, own)))
    : [];
  return requested
    ? [{ ...rule, name: "code of browser", by: `${email} ${own}` }]
    : accountLimits(call, { ...rule, account: email, everywhere: 30, paceMs: minute, fromLine: 300 });
}

/**
 * Redeems a code: the one that this browser has requested, else the latest of the others. A wrong code costs an attempt,
 * which has to be committed: the caller throws after the transaction.
 */
export async function isCodeRedeemed(
  transaction: Transaction,
  call: Call,
  customerId: string,
  purpose: Purpose,
  code: string,
): Promise<boolean> {
  const { tenant, now } = call;
  const own = browserHashOf(call);
  const ofMember = and(eq(emailedCode.customerId, customerId), eq(emailedCode.purpose, purpose));
  const valid = await transaction
    .select()
    .from(emailedCode)
    .where(and(ofMember, gt(emailedCode.expiresAt, now().getTime())))
    .orderBy(desc(emailedCode.expiresAt));
  const requested = own === "" ? undefined : valid.find(({ browserHash }) => browserHash === own);
  const known = requested ?? valid[0];
  if (!known) return false;
  const limits = requested
    ? [{ ...attempts, name: `${attempts.name} of browser`, by: known.salt }]
    : accountLimits(call, {
        ...attempts,
        account: known.salt,
        everywhere: 30,
        paceMs: minute,
        fromLine: 300,
      });
  if ((await msUntilAllowed(transaction, tenant, now(), limits)) > 0) return false;
  if (isSameHash(known.hash, hashOf(known.salt + code))) {
    // Whoever has read one mail needs no other.
    await transaction.delete(emailedCode).where(ofMember);
    return true;
  }
  await countAttempt(transaction, tenant, now(), limits);
  return false;
}

/** Of one code. Nobody can use up those of the browser that requested it, or of another line. */
const attempts = { name: "try of code", most: codeRules.attempts, withinMs: codeRules.minutes * minute };

const browserHashOf = ({ browser }: Visitor): string => (browser ? hashOf(browser.id) : "");
