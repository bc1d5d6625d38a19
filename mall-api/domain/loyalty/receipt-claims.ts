import { eq } from "drizzle-orm";
import { claimedReceipt } from "../../db/loyalty-schema";
import type { Transaction } from "../../db/write-transaction";
import { hashOf } from "../accounts/secrets";
import { conflict, invalid } from "../call/failure";

type Claimed = {
  tenant: string;
  company_id: string;
  number: string;
  issued_at: string;
  total: number;
  fiscalId: string | null;
  /** The photo as it is stored. */
  photo: Buffer;
};

/**
 * Hashes of all that a receipt is recognized by: its data, whatever the case and punctuation of its number; its photo with
 * shop, day and total, whatever its number; its fiscal id alone, in whichever mall.
 */
export function claimsOf({ tenant, fiscalId, photo, ...given }: Claimed): string[] {
  const number = given.number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (!number) throw invalid("number", "invalid");
  return [
    hashOf([tenant, given.company_id, number, given.issued_at, given.total].join(" ")),
    hashOf(["photo", tenant, given.company_id, given.issued_at, given.total, hashOf(photo)].join(" ")),
    ...(fiscalId === null ? [] : [hashOf(`fiscal ${fiscalId.toUpperCase().replaceAll(/\s+/g, " ")}`)]),
  ];
}

/** Claims a receipt that is stored already. Throws Conflict if it, or part of what it is recognized by, is claimed. */
export async function claim(
  transaction: Transaction,
  hashes: string[],
  receiptId: string,
  now: Date,
): Promise<void> {
  const claimed = await transaction
    .insert(claimedReceipt)
    .values(hashes.map((hash) => ({ hash, receiptId, at: now.getTime() })))
    .onConflictDoNothing()
    .returning({ hash: claimedReceipt.hash });
  if (claimed.length < hashes.length) throw conflict("This receipt was sent before", { number: ["taken"] });
}

/** A rejected receipt may be sent again. */
export const endClaims = (transaction: Transaction, receiptId: string) =>
  transaction.delete(claimedReceipt).where(eq(claimedReceipt.receiptId, receiptId));
