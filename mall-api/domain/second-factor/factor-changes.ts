import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import { hashOf } from "../accounts/secrets";
import { revokeTokens } from "../accounts/tokens";
import type { MemberCall } from "../call/services";
import type { MailPurpose } from "../mail/mail-texts";
import { writeMail } from "../mail/write-mail";
import { type FactorProof, rejectWithoutCode, rejectWithoutPassword } from "./proof";
import { deleteRecoveryCodes, newRecoveryCodes, storeRecoveryCodes } from "./recovery-codes";
import { hasSecondFactor } from "./second-factor";

type RecoveryCodes = { recovery_codes: string[] | null };

/**
 * Adds a factor. The first one ends the member's other sessions, which began without it, and brings the recovery codes.
 */
export async function factorAdded(
  call: MemberCall,
  add: (transaction: Transaction) => Promise<void>,
): Promise<RecoveryCodes> {
  const { database, customer, token, passwordCost } = call;
  const fresh = (await hasSecondFactor(database, customer.id)) ? null : await newRecoveryCodes(passwordCost);
  const isFirst = await inWriteTransaction(database, async (transaction) => {
    const isFirst = !(await hasSecondFactor(transaction, customer.id));
    await add(transaction);
    if (isFirst && fresh) {
      await storeRecoveryCodes(transaction, customer.id, fresh.hashes);
      await revokeTokens(transaction, customer.id, token);
    }
    await notify(transaction, call, isFirst ? "second-factor-on" : "second-factor-changed");
    return isFirst;
  });
  if (isFirst) call.endConnections(customer.id, { except: hashOf(token) });
  return { recovery_codes: isFirst && fresh ? fresh.codes : null };
}

/** Removes a factor; with the last one the recovery codes go too. */
export const factorRemoved = (
  call: MemberCall,
  remove: (transaction: Transaction) => Promise<void>,
): Promise<void> =>
  inWriteTransaction(call.database, async (transaction) => {
    await remove(transaction);
    const isOn = await hasSecondFactor(transaction, call.customer.id);
    if (!isOn) await deleteRecoveryCodes(transaction, call.customer.id);
    await notify(transaction, call, isOn ? "second-factor-changed" : "second-factor-off");
  });

export async function replaceRecoveryCodes(call: MemberCall, proof: FactorProof): Promise<RecoveryCodes> {
  await rejectWithoutPassword(call, proof);
  await rejectWithoutCode(call, proof.code);
  const { codes, hashes } = await newRecoveryCodes(call.passwordCost);
  await inWriteTransaction(call.database, async (transaction) => {
    await storeRecoveryCodes(transaction, call.customer.id, hashes);
    await notify(transaction, call, "second-factor-changed");
  });
  return { recovery_codes: codes };
}

const notify = (transaction: Transaction, call: MemberCall, purpose: MailPurpose) =>
  writeMail(transaction, call, call.tenant, {
    purpose,
    to: call.customer.email,
    language: call.customer.language,
  });
