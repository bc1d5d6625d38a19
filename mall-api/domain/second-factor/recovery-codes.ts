import { randomInt } from "node:crypto";
import { recoveryCodeCount } from "@contract/second-factor";
import { and, count, eq } from "drizzle-orm";
import { recoveryCode } from "../../db/second-factor-schema";
import type { Reader, Transaction } from "../../db/write-transaction";
import { hashPassword, type PasswordCost } from "../accounts/password-hash";

/** New codes, and their hashes: all with one salt, so that a code costs one hash to find. */
export async function newRecoveryCodes(cost: PasswordCost): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(randomDigits());
  const [first = "", ...others] = codes;
  const salted = await hashPassword(first, cost);
  const hashes = await Promise.all(others.map((code) => hashPassword(code, cost, salted)));
  return { codes: [...codes].map(inGroups), hashes: [salted, ...hashes] };
}

export async function storeRecoveryCodes(transaction: Transaction, customerId: string, hashes: string[]) {
  await deleteRecoveryCodes(transaction, customerId);
  await transaction.insert(recoveryCode).values(hashes.map((hash) => ({ customerId, hash })));
}

export async function deleteRecoveryCodes(transaction: Transaction, customerId: string) {
  await transaction.delete(recoveryCode).where(eq(recoveryCode.customerId, customerId));
}

export async function recoveryCodesLeft(reader: Reader, customerId: string): Promise<number> {
  const [row] = await reader
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.customerId, customerId));
  return row?.left ?? 0;
}

/** The hash by which a code would be stored; null for a member who has none. It takes long: call it outside transactions. */
export async function recoveryHash(
  reader: Reader,
  customerId: string,
  code: string,
  cost: PasswordCost,
): Promise<string | null> {
  const [known] = await reader
    .select()
    .from(recoveryCode)
    .where(eq(recoveryCode.customerId, customerId))
    .limit(1);
  return known ? hashPassword(code, cost, known.hash) : null;
}

/** Redeems a recovery code, by its hash, once. */
export async function isRecoveryCodeRedeemed(
  transaction: Transaction,
  customerId: string,
  hash: string,
): Promise<boolean> {
  const used = await transaction
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.customerId, customerId), eq(recoveryCode.hash, hash)))
    .returning();
  return used.length > 0;
}

const randomDigits = (): string =>
  String(randomInt(1e6)).padStart(6, "0") + String(randomInt(1e6)).padStart(6, "0");

const inGroups = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
