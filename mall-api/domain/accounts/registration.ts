import type { loginAnswer } from "@contract/customer";
import { mailLinkQuery } from "@contract/input-text";
import {
  codeRules,
  type emailResendRequest,
  type emailVerificationRequest,
  type registerAnswer,
  type registerRequest,
} from "@contract/registration";
import { shownEmail } from "@contract/typed/email-address.server";
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { customer } from "../../db/account-schema";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import { invalid } from "../call/failure";
import type { Call } from "../call/services";
import { activateSubscription } from "../mail/newsletter";
import { codeLink, writeMail } from "../mail/write-mail";
import { openSession } from "../second-factor/second-step";
import { hour, minute, second } from "../time/durations";
import { countAttempt, type Limit } from "./attempts";
import { type CustomerRow, customerAnswer, customerByEmail, insertCustomer } from "./customers";
import { codeAttemptLimits, isCodeRedeemed, newCode } from "./emailed-codes";
import { rejectGuessablePassword } from "./new-password";
import { hashPassword } from "./password-hash";
import { hashOf } from "./secrets";
import { accountLimits, type Visitor } from "./visitor-limits";

type Registration = z.output<typeof registerRequest>;

/**
 * Registers a member whose address has yet to be verified. A known address gets the same response after the same amount
 * of work; its owner is notified by mail. Registering again before verification starts over; the same form sent twice
 * counts once.
 */
export async function register(call: Call, given: Registration): Promise<z.input<typeof registerAnswer>> {
  const { database, tenant, now } = call;
  await rejectGuessablePassword(call, given.password, given.email);
  for (;;) {
    const known = await customerByEmail(database, tenant, given.email);
    // Always one hash, so that the response time doesn't reveal whether the address is known.
    const likeHash = known?.verifiedAt === null ? known.passwordHash : null;
    const passwordHash = await hashPassword(given.password, call.passwordCost, likeHash);
    const isDone = await inWriteTransaction(database, async (transaction) => {
      const current = await customerByEmail(transaction, tenant, given.email);
      if (current?.id !== known?.id) return false;
      const age = current && now().getTime() - current.createdAt;
      const isSentTwice = current?.verifiedAt === null && current.passwordHash === passwordHash;
      if (isSentTwice && age !== undefined && age < minute) {
        await bindToBrowser(transaction, call, current.id);
        return true;
      }
      await countAttempt(transaction, tenant, now(), registerLimits(call, given.email));
      if (current && current.verifiedAt !== null) {
        await writeMail(transaction, call, tenant, {
          purpose: "already-registered",
          to: current.email,
          language: current.language,
        });
        return true;
      }
      if (current) await transaction.delete(customer).where(eq(customer.id, current.id));
      const added = await insertCustomer(transaction, newcomer(call, given, passwordHash), now());
      await mailVerification(transaction, call, added, given.return_path);
      return true;
    });
    if (isDone) break;
  }
  const { email, first_name, last_name, language } = given;
  return { customer: { email, first_name, last_name, language } };
}

/**
 * Logs in for the first time by the mailed code. Every other code has the same answer, known address or not. The right
 * one counts in the browser where the password was typed: elsewhere the mail's reader may never have heard of that
 * password.
 */
export async function verifyEmail(
  call: Call,
  { email, code }: z.output<typeof emailVerificationRequest>,
): Promise<z.input<typeof loginAnswer>> {
  const { database, tenant, now } = call;
  const verified = await inWriteTransaction(database, async (transaction) => {
    const known = await customerByEmail(transaction, tenant, email);
    await countAttempt(
      transaction,
      tenant,
      now(),
      await codeAttemptLimits(transaction, call, { id: known?.id, email }),
    );
    if (!known || !(await isCodeRedeemed(transaction, call, known.id, "verification", code))) return null;
    if (known.registrantHash !== null && known.registrantHash !== browserHash(call))
      throw invalid("code", "other_browser");
    const row = await markVerified(transaction, call, known);
    return { row, opened: await openSession(transaction, call, row) };
  });
  if (!verified) throw invalid("code", "wrong_or_expired");
  const { row, opened } = verified;
  return { ...opened, customer: opened.token ? await customerAnswer(database, row) : null };
}

/** Whoever knows the password of a registration that is not verified yet is its registrant, in their present browser. */
export async function bindToBrowser(transaction: Transaction, visitor: Visitor, id: string): Promise<void> {
  await transaction
    .update(customer)
    .set({ registrantHash: browserHash(visitor) })
    .where(and(eq(customer.id, id), isNull(customer.verifiedAt)));
}

const browserHash = ({ browser }: Visitor): string | null => browser && hashOf(browser.id);

export async function resendVerification(
  call: Call,
  { email, return_path }: z.output<typeof emailResendRequest>,
): Promise<null> {
  const { database, tenant, now } = call;
  await inWriteTransaction(database, async (transaction) => {
    await countAttempt(transaction, tenant, now(), mailLimits(call, "resend", email));
    const known = await customerByEmail(transaction, tenant, email);
    if (known?.verifiedAt === null) await mailVerification(transaction, call, known, return_path);
  });
  return null;
}

const registerLimits = (visitor: Visitor, email: string): Limit[] =>
  accountLimits(visitor, {
    name: "register",
    account: email,
    most: 5,
    withinMs: hour,
    everywhere: 20,
    paceMs: 2 * minute,
    fromLine: 100,
  });

/**
 * Limits for mails that anybody can trigger to an address: one a minute and a few an hour for each line or known browser.
 * Many lines together are slowed down to one in two minutes, which leaves the owner a turn.
 */
export const mailLimits = (visitor: Visitor, name: string, email: string): Limit[] => [
  ...accountLimits(visitor, {
    name,
    account: email,
    most: 1,
    withinMs: codeRules.resendSeconds * second,
    everywhere: 20,
    paceMs: second,
    fromLine: 100,
  }),
  ...accountLimits(visitor, {
    name: `${name} hourly`,
    account: email,
    most: 6,
    withinMs: hour,
    everywhere: 20,
    paceMs: 2 * minute,
    fromLine: 100,
  }),
];

/** Marks the address as verified and starts what depended on it. */
export async function markVerified(
  transaction: Transaction,
  call: Call,
  row: CustomerRow,
): Promise<CustomerRow> {
  if (row.verifiedAt !== null) return row;
  const [verified] = await transaction
    .update(customer)
    .set({ verifiedAt: call.now().getTime(), wantsNewsletter: 0, registrantHash: null })
    .where(and(eq(customer.id, row.id), eq(customer.tenant, row.tenant)))
    .returning();
  if (row.wantsNewsletter) await activateSubscription(transaction, row.tenant, row, call.now());
  return verified ?? row;
}

async function mailVerification(
  transaction: Transaction,
  call: Call,
  { id, email, language }: CustomerRow,
  returnPath: string | undefined,
) {
  const code = await newCode(transaction, call, id, "verification");
  const [emailName, codeName] = mailLinkQuery.verification;
  await writeMail(transaction, call, call.tenant, {
    purpose: "verification",
    to: email,
    language,
    code,
    ...(returnPath && {
      link: codeLink(call, call.tenant, returnPath, { [emailName]: shownEmail(email), [codeName]: code }),
    }),
    values: { minutes: String(codeRules.minutes) },
  });
}

function newcomer(call: Call, given: Registration, passwordHash: string) {
  return {
    tenant: call.tenant,
    email: given.email,
    passwordHash,
    registrantHash: browserHash(call),
    firstName: given.first_name,
    lastName: given.last_name,
    phone: given.phone ?? null,
    birthDate: given.birth_date ?? null,
    language: given.language,
    wantsNewsletter: given.newsletter ? 1 : 0,
    termsAcceptedAt: call.now().getTime(),
  };
}
