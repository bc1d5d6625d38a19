import { randomInt, randomUUID } from "node:crypto";
import type { customer as customerWire } from "@contract/customer";
import { isLanguage } from "@contract/languages";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { customer } from "../../db/account-schema";
import type { Reader, Transaction } from "../../db/write-transaction";
import { storedPicture } from "../files/stored-files";

export type CustomerRow = typeof customer.$inferSelect;

export async function customerByEmail(
  reader: Reader,
  tenant: string,
  email: string,
): Promise<CustomerRow | undefined> {
  const [row] = await reader
    .select()
    .from(customer)
    .where(and(eq(customer.tenant, tenant), eq(customer.email, email)));
  return row;
}

export async function customerById(reader: Reader, id: string): Promise<CustomerRow | undefined> {
  const [row] = await reader.select().from(customer).where(eq(customer.id, id));
  return row;
}

type NewCustomer = Omit<typeof customer.$inferInsert, "id" | "cardNumber" | "createdAt">;

export async function insertCustomer(
  transaction: Transaction,
  values: NewCustomer,
  now: Date,
): Promise<CustomerRow> {
  const cardNumber = await freeCardNumber(transaction);
  const [row] = await transaction
    .insert(customer)
    .values({ id: randomUUID(), cardNumber, createdAt: now.getTime(), ...values })
    .returning();
  if (!row) throw new Error("The customer was not written");
  return row;
}

/** The member as returned by log-in. */
export async function customerAnswer(
  reader: Reader,
  row: CustomerRow,
): Promise<z.input<typeof customerWire>> {
  return {
    id: row.id,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    language: isLanguage(row.language) ? row.language : null,
    image: await storedPicture(reader, row.pictureId),
    has_password: row.passwordHash !== null,
  };
}

async function freeCardNumber(reader: Reader): Promise<string> {
  for (;;) {
    const number = cardNumber(Array.from({ length: 10 }, () => randomInt(10)).join(""));
    const [taken] = await reader
      .select({ id: customer.id })
      .from(customer)
      .where(eq(customer.cardNumber, number));
    if (!taken) return number;
  }
}

/** Turns ten digits into an EAN-13 number with prefix 29, which is reserved for a shop's internal use. */
export function cardNumber(tenDigits: string): string {
  const digits = `29${tenDigits}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
