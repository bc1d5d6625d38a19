import type { loginAnswer } from "@contract/customer";
import { mailLinkQuery } from "@contract/input-text";
import type {
  addPasswordRequest,
  changeForgetPasswordRequest,
  changePasswordRequest,
  forgetPasswordLoginAnswer,
  forgetPasswordLoginRequest,
  forgetPasswordRequest,
} from "@contract/password";
import { codeRules } from "@contract/registration";
import { shownEmail } from "@contract/typed/email-address.server";
import { and, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import { customer, resetToken } from "../../db/account-schema";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import { conflict, invalid } from "../call/failure";
import type { Call, MemberCall } from "../call/services";
import { codeLink, writeMail } from "../mail/write-mail";
import { openSession } from "../second-factor/second-step";
import { minute } from "../time/durations";
import { countAttempt, removeAttempts, resetAttempts } from "./attempts";
import { type CustomerRow, customerAnswer, customerByEmail, customerById } from "./customers";
import { codeAttemptLimits, isCodeRedeemed, newCode } from "./emailed-codes";
import { rejectGuessablePassword } from "./new-password";
import { hashPassword, isPassword } from "./password-hash";
import { mailLimits, markVerified } from "./registration";
import { newResetToken } from "./reset-tokens";
import { hashOf } from "./secrets";
import { revokeTokens } from "./tokens";

/** Mails a code to the member; an unknown address gets the same response. */
export async function forgetPassword(
  call: Call,
  { email, return_path }: z.output<typeof forgetPasswordRequest>,
): Promise<null> {
  const { database, tenant, now } = call;
  await inWriteTransaction(database, async (transaction) => {
    await countAttempt(transaction, tenant, now(), mailLimits(call, "forget", email));
    const known = await customerByEmail(transaction, tenant, email);
    if (!known) return;
    const code = await newCode(transaction, call, known.id, "forgotten-password");
    const [emailName, codeName] = mailLinkQuery.forgottenPassword;
    await writeMail(transaction, call, tenant, {
      purpose: "forgotten-password",
      to: known.email,
      language: known.language,
      code,
      ...(return_path && {
        link: codeLink(call, tenant, return_path, { [emailName]: shownEmail(email), [codeName]: code }),
      }),
      values: { minutes: String(codeRules.minutes) },
    });
  });
  return null;
}

/** Logs in with the mailed code, which also verifies the address. */
export async function forgetPasswordLogin(
  call: Call,
  { email, code }: z.output<typeof forgetPasswordLoginRequest>,
): Promise<z.input<typeof forgetPasswordLoginAnswer>> {
  const { database, tenant, now } = call;
  const answer = await inWriteTransaction(database, async (transaction) => {
    const known = await customerByEmail(transaction, tenant, email);
    await countAttempt(
      transaction,
      tenant,
      now(),
      await codeAttemptLimits(transaction, call, { id: known?.id, email }),
    );
    if (!known || !(await isOwnersCode(transaction, call, known, code))) return null;
    // A password that was set before the address was verified may be a stranger's.
    if (known.verifiedAt === null) {
      await transaction.update(customer).set({ passwordHash: null }).where(eq(customer.id, known.id));
    }
    await markVerified(transaction, call, known);
    const row = (await customerById(transaction, known.id)) ?? known;
    const opened = await openSession(transaction, call, row, { allowsReset: true });
    return {
      row,
      opened,
      reset: opened.token ? await newResetToken(transaction, row.id, now(), false) : null,
    };
  });
  if (!answer) throw invalid("code", "wrong_or_expired");
  const { row, opened, reset } = answer;
  return {
    ...opened,
    reset_token: reset,
    customer: opened.token ? await customerAnswer(database, row) : null,
  };
}

/**
 * The code of a registration that is not verified yet proves the same, and may be all that the owner was ever mailed.
 */
const isOwnersCode = async (transaction: Transaction, call: Call, known: CustomerRow, code: string) =>
  (await isCodeRedeemed(transaction, call, known.id, "forgotten-password", code)) ||
  (known.verifiedAt === null && (await isCodeRedeemed(transaction, call, known.id, "verification", code)));

export async function changeForgetPassword(
  call: Call,
  { reset_token, password }: z.output<typeof changeForgetPasswordRequest>,
): Promise<z.input<typeof loginAnswer>> {
  const { database, tenant, now } = call;
  const isGood = and(eq(resetToken.hash, hashOf(reset_token)), gt(resetToken.expiresAt, now().getTime()));
  const [allowed] = await database
    .select({ email: customer.email })
    .from(resetToken)
    .innerJoin(customer, eq(customer.id, resetToken.customerId))
    .where(and(isGood, eq(customer.tenant, tenant)));
  if (!allowed) throw invalid("reset_token", "wrong_or_expired");
  await rejectGuessablePassword(call, password, allowed.email);
  const hash = await hashPassword(password, call.passwordCost);
  const changed = await inWriteTransaction(database, async (transaction) => {
    const [used] = await transaction.delete(resetToken).where(isGood).returning();
    if (!used) throw invalid("reset_token", "wrong_or_expired");
    const row = await setPassword(transaction, call, used.customerId, hash);
    await revokeTokens(transaction, row.id);
    const isSecondFactorGiven = Boolean(used.isSecondFactorGiven);
    return { row, opened: await openSession(transaction, call, row, { isSecondFactorGiven }) };
  });
  const { row, opened } = changed;
  call.endConnections(row.id, opened.token ? { except: hashOf(opened.token) } : "all");
  return { ...opened, customer: opened.token ? await customerAnswer(database, row) : null };
}

export async function changePassword(
  call: MemberCall,
  { current_password, password }: z.output<typeof changePasswordRequest>,
): Promise<null> {
  await rejectWrongPassword(call, "current_password", current_password);
  await rejectGuessablePassword(call, password, call.customer.email);
  const hash = await hashPassword(password, call.passwordCost);
  await inWriteTransaction(call.database, async (transaction) => {
    await setPassword(transaction, call, call.customer.id, hash);
    await revokeTokens(transaction, call.customer.id, call.token);
  });
  call.endConnections(call.customer.id, { except: hashOf(call.token) });
  return null;
}

export async function addPassword(
  call: MemberCall,
  { password }: z.output<typeof addPasswordRequest>,
): Promise<null> {
  await rejectGuessablePassword(call, password, call.customer.email);
  const hash = await hashPassword(password, call.passwordCost);
  await inWriteTransaction(call.database, async (transaction) => {
    const row = await customerById(transaction, call.customer.id);
    if (!row || row.passwordHash !== null) throw conflict("There is a password already");
    await setPassword(transaction, call, row.id, hash);
    await revokeTokens(transaction, row.id, call.token);
  });
  call.endConnections(call.customer.id, { except: hashOf(call.token) });
  return null;
}

/**
 * Counts wrong passwords per session: a stolen session can't be used to guess the password, and nobody else is blocked.
 */
export async function rejectWrongPassword(call: MemberCall, field: string, password: string): Promise<void> {
  const { database, tenant, now, token, customer: member } = call;
  const limits = [{ name: "password in session", by: hashOf(token), most: 5, withinMs: 15 * minute }];
  const attempts = await inWriteTransaction(database, (transaction) =>
    countAttempt(transaction, tenant, now(), limits),
  );
  if (!(await isPassword(password, member.passwordHash, call.passwordCost))) throw invalid(field, "wrong");
  await inWriteTransaction(database, async (transaction) => {
    await removeAttempts(transaction, attempts);
    await resetAttempts(transaction, tenant, limits[0]);
  });
}

async function setPassword(
  transaction: Transaction,
  call: Call,
  customerId: string,
  passwordHash: string,
): Promise<CustomerRow> {
  const [row] = await transaction
    .update(customer)
    .set({ passwordHash })
    .where(eq(customer.id, customerId))
    .returning();
  if (!row) throw conflict("The account is gone");
  await writeMail(transaction, call, call.tenant, {
    purpose: "password-changed",
    to: row.email,
    language: row.language,
  });
  return row;
}
