import type { totpConfirmation } from "@contract/second-factor";
import { and, eq, isNull } from "drizzle-orm";
import { Secret } from "otpauth";
import type { z } from "zod";
import { totp } from "../../db/second-factor-schema";
import { inWriteTransaction } from "../../db/write-transaction";
import { conflict, invalid } from "../call/failure";
import type { MemberCall } from "../call/services";
import { isWithinLimit } from "./code-limits";
import { factorAdded, factorRemoved } from "./factor-changes";
import { type FactorProof, type PasswordProof, rejectWithoutCode, rejectWithoutPassword } from "./proof";
import { sealed } from "./sealed-secret";
import { type SecondFactorAnswer, secondFactor } from "./second-factor";
import { stepOf, totpSetup } from "./totp-codes";

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

/** Starts to set up an app: the answer has the secret until its first code is confirmed. Starting again replaces it. */
export async function startTotp(call: MemberCall, proof: PasswordProof): Promise<SecondFactorAnswer> {
  await rejectWithoutPassword(call, proof);
  const { database, customer, now } = call;
  await inWriteTransaction(database, async (transaction) => {
    const started = {
      secret: sealed(call, customer.id, new Secret({ size: secretBytes }).base32),
      createdAt: now().getTime(),
    };
    const [row] = await transaction
      .insert(totp)
      .values({ customerId: customer.id, ...started })
      .onConflictDoUpdate({ target: totp.customerId, set: started, setWhere: isNull(totp.confirmedAt) })
      .returning();
    if (!row) throw conflict("There is an app already");
  });
  return secondFactor(call);
}

/** Switches the app on by its first code. */
export async function confirmTotp(
  call: MemberCall,
  { code }: z.output<typeof totpConfirmation>,
): Promise<{ recovery_codes: string[] | null }> {
  const { database, customer, now } = call;
  const step = await isWithinLimit(call, async () => {
    const setup = await totpSetup(database, call);
    if (!setup) throw invalid("code", "wrong_or_expired");
    return stepOf(setup.secret, code, now());
  });
  if (step === null) throw invalid("code", "wrong_or_expired");
  return factorAdded(call, async (transaction) => {
    const [confirmed] = await transaction
      .update(totp)
      .set({ confirmedAt: now().getTime(), lastStep: step })
      .where(and(eq(totp.customerId, customer.id), isNull(totp.confirmedAt)))
      .returning();
    if (!confirmed) throw conflict("There is an app already");
  });
}

export async function removeTotp(call: MemberCall, proof: FactorProof): Promise<SecondFactorAnswer> {
  await rejectWithoutPassword(call, proof);
  await rejectWithoutCode(call, proof.code);
  await factorRemoved(call, async (transaction) => {
    await transaction.delete(totp).where(eq(totp.customerId, call.customer.id));
  });
  return secondFactor(call);
}
