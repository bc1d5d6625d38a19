import { inWriteTransaction } from "../../db/write-transaction";
import type { Call } from "../call/services";
import { isRecoveryCodeRedeemed, recoveryHash } from "./recovery-codes";
import { isTotpRedeemed } from "./totp-codes";

/** Redeems a code of the member's app, or a recovery code. */
export async function isCodeOf(call: Call, customerId: string, code: string): Promise<boolean> {
  const { database, passwordCost } = call;
  if (code.length === 6)
    return inWriteTransaction(database, (transaction) => isTotpRedeemed(transaction, call, customerId, code));
  const hash = await recoveryHash(database, customerId, code, passwordCost);
  return (
    hash !== null &&
    inWriteTransaction(database, (transaction) => isRecoveryCodeRedeemed(transaction, customerId, hash))
  );
}
