import type { deleteAccountRequest } from "@contract/profile";
import { and, eq, inArray, or } from "drizzle-orm";
import type { z } from "zod";
import { customer, newsletterSubscription, outbox, supportRequest } from "../../db/account-schema";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import { invalid } from "../call/failure";
import type { MemberCall } from "../call/services";
import { writeMail } from "../mail/write-mail";
import { endFollows } from "../member/favourites";
import type { CustomerRow } from "./customers";
import { rejectWrongPassword } from "./passwords";
import { isFreshProof } from "./single-sign-on";

/** Erases the member's account, after they have confirmed their identity again. */
export async function deleteAccount(
  call: MemberCall,
  { password, id_token }: z.output<typeof deleteAccountRequest>,
): Promise<null> {
  const { database, customer: member } = call;
  if (member.passwordHash !== null && password !== undefined) {
    await rejectWrongPassword(call, "password", password);
  } else if (!id_token || !(await isFreshProof(call, member, id_token))) {
    throw invalid("password", password === undefined ? "required" : "wrong");
  }
  await inWriteTransaction(database, async (transaction) => {
    await erase(transaction, member);
    await writeMail(transaction, call, call.tenant, {
      purpose: "account-erased",
      to: member.email,
      language: member.language,
    });
  });
  call.endConnections(member.id, "all");
  return null;
}

/**
 * Deletes all personal data: rows that reference the member are deleted with theirs (foreign keys cascade), rows known
 * only by e-mail address are deleted here, and mails that quote the member's requests to other addresses. Only the mail
 * that confirms the erasure is written afterwards.
 */
async function erase(transaction: Transaction, { id, tenant, email }: CustomerRow): Promise<void> {
  await endFollows(transaction, id);
  const written = await transaction
    .select({ email: supportRequest.email })
    .from(supportRequest)
    .where(eq(supportRequest.customerId, id));
  await transaction.delete(customer).where(eq(customer.id, id));
  await transaction
    .delete(newsletterSubscription)
    .where(and(eq(newsletterSubscription.tenant, tenant), eq(newsletterSubscription.email, email)));
  await transaction
    .delete(supportRequest)
    .where(and(eq(supportRequest.tenant, tenant), eq(supportRequest.email, email)));
  const quoted = and(
    eq(outbox.purpose, "support-received"),
    inArray(
      outbox.recipient,
      written.map((request) => request.email),
    ),
  );
  await transaction
    .delete(outbox)
    .where(and(eq(outbox.tenant, tenant), or(eq(outbox.recipient, email), quoted)));
}
