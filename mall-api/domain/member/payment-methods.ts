import type { paymentMethods as paymentMethodsWire } from "@contract/payment-method";
import { and, asc, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { paymentMethod } from "../../db/member-schema";
import { inWriteTransaction, type Reader, type Transaction } from "../../db/write-transaction";
import { notFound } from "../call/failure";
import type { RequestInput } from "../call/request-input";
import type { MemberCall } from "../call/services";

type Answer = z.input<typeof paymentMethodsWire>;

export const paymentMethods = ({ database, customer }: MemberCall): Promise<Answer> =>
  methodsOf(database, customer.id);

export async function setDefaultPaymentMethod(
  { database, customer }: MemberCall,
  _: unknown,
  { id }: RequestInput<unknown>,
): Promise<Answer> {
  return inWriteTransaction(database, async (transaction) => {
    if (!(await exists(transaction, customer.id, id))) throw notFound();
    await makeDefault(transaction, customer.id, id);
    return methodsOf(transaction, customer.id);
  });
}

export async function deletePaymentMethod(
  { database, customer }: MemberCall,
  _: undefined,
  { id }: RequestInput<unknown>,
): Promise<Answer> {
  return inWriteTransaction(database, async (transaction) => {
    const [removed] = await transaction
      .delete(paymentMethod)
      .where(and(eq(paymentMethod.id, id), eq(paymentMethod.customerId, customer.id)))
      .returning();
    if (!removed) throw notFound();
    const [next] = await methodsOf(transaction, customer.id);
    if (removed.isDefault && next) await makeDefault(transaction, customer.id, String(next.id));
    return methodsOf(transaction, customer.id);
  });
}

async function makeDefault(transaction: Transaction, customerId: string, id: string) {
  const ofMember = eq(paymentMethod.customerId, customerId);
  await transaction.update(paymentMethod).set({ isDefault: 0 }).where(ofMember);
  await transaction
    .update(paymentMethod)
    .set({ isDefault: 1 })
    .where(and(ofMember, eq(paymentMethod.id, id)));
}

async function exists(reader: Reader, customerId: string, id: string): Promise<boolean> {
  const [row] = await reader
    .select({ id: paymentMethod.id })
    .from(paymentMethod)
    .where(and(eq(paymentMethod.customerId, customerId), eq(paymentMethod.id, id)));
  return row !== undefined;
}

async function methodsOf(reader: Reader, customerId: string): Promise<Answer> {
  const rows = await reader
    .select()
    .from(paymentMethod)
    .where(eq(paymentMethod.customerId, customerId))
    .orderBy(desc(paymentMethod.isDefault), asc(paymentMethod.createdAt));
  return rows.map(({ id, brand, last4, expires, isDefault }) => ({
    id,
    brand,
    last4,
    expires,
    is_default: Boolean(isDefault),
  }));
}
