import type { deleteAccountRequest } from "@contract/profile";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { customer, newsletterSubscription, outbox, supportRequest } from "../../db/account-schema";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import { invalid } from "../call/failure";
import type { MemberCall } from "../call/services";
import { writeMail } from "../mail/write-mail";
import { endFollows } from "../member/favourites";
import type { CustomerRow } from "./customers";
import { refuseWrongPassword } from "./passwords";
import { isFreshProof } from "./single-sign-on";

/** Erases the member after they have proved once more that it is them. */
export async function deleteAccount(
  call: MemberCall,
  { password, id_token }: z.output<typeof deleteAccountRequest>,
): Promise<null> {
  const { database, customer: member } = call;
  if (member.passwordHash !== null && password !== undefined) {
    await refuseWrongPassword(call, "password", password);
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
  return null;
}

/**
 * Everything personal goes: what refers to the member goes with their row (foreign keys cascade), here goes what is known by
 * the address alone. Only the mail that tells of the erasure is written afterwards.
 */
async function erase(transaction: Transaction, { id, tenant, email }: CustomerRow): Promise<void> {
  await endFollows(transaction, id);
  await transaction.delete(customer).where(eq(customer.id, id));
  await transaction
    .delete(newsletterSubscription)
    .where(and(eq(newsletterSubscription.tenant, tenant), eq(newsletterSubscription.email, email)));
  await transaction
    .delete(supportRequest)
    .where(and(eq(supportRequest.tenant, tenant), eq(supportRequest.email, email)));
  await transaction.delete(outbox).where(and(eq(outbox.tenant, tenant), eq(outbox.recipient, email)));
}
