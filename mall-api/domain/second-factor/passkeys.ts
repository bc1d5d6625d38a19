import { randomUUID } from "node:crypto";
import type { passkeyOptionsAnswer, passkeyPatch, passkeyRequest } from "@contract/second-factor";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import { passkey, passkeyChallenge } from "../../db/second-factor-schema";
import { inWriteTransaction } from "../../db/write-transaction";
import { hashOf, randomToken } from "../accounts/secrets";
import { conflict, invalid, notFound } from "../call/failure";
import type { RequestInput } from "../call/request-input";
import type { MemberCall } from "../call/services";
import { mallName } from "../content/mall-name";
import { minute } from "../time/durations";
import { factorAdded, factorRemoved } from "./factor-changes";
import { descriptorsOf, passkeysOf, relyingParty, userVerification, webAuthn } from "./passkey-signatures";
import { type FactorProof, type PasswordProof, rejectWithoutCode, rejectWithoutPassword } from "./proof";
import { type SecondFactorAnswer, secondFactor } from "./second-factor";

/** More than a person has devices. */
const mostPasskeys = 10;
const creationMs = 5 * minute;

/** What the browser needs to create a passkey. */
export async function passkeyOptions(
  call: MemberCall,
  proof: PasswordProof,
): Promise<z.input<typeof passkeyOptionsAnswer>> {
  await rejectWithoutPassword(call, proof);
  const { database, tenant, customer, now } = call;
  const known = await passkeysOf(database, customer.id);
  const challenge = hashOf(randomToken());
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: await mallName(database, tenant),
    rpID: relyingParty(call).id,
    userName: customer.email,
    userID: new TextEncoder().encode(customer.id),
    challenge: Buffer.from(challenge, "base64url"),
    excludeCredentials: descriptorsOf(known),
    authenticatorSelection: { residentKey: "preferred", userVerification },
  });
  const stored = { challenge, expiresAt: now().getTime() + creationMs };
  await inWriteTransaction(database, (transaction) =>
    transaction
      .insert(passkeyChallenge)
      .values({ customerId: customer.id, ...stored })
      .onConflictDoUpdate({ target: passkeyChallenge.customerId, set: stored }),
  );
  return { options };
}

export async function addPasskey(
  call: MemberCall,
  { name, credential }: z.output<typeof passkeyRequest>,
): Promise<{ recovery_codes: string[] | null }> {
  const { database, customer, now } = call;
  const [expected] = await inWriteTransaction(database, (transaction) =>
    transaction
      .delete(passkeyChallenge)
      .where(
        and(eq(passkeyChallenge.customerId, customer.id), gt(passkeyChallenge.expiresAt, now().getTime())),
      )
      .returning(),
  );
  if (!expected) throw invalid("credential", "wrong_or_expired");
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(call);
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: expected.challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
    // The library throws for whatever is wrong with a response.
  }).catch(() => null);
  if (!verified?.registrationInfo) throw invalid("credential", "invalid");
  const { id: credentialId, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return factorAdded(call, async (transaction) => {
    const known = await passkeysOf(transaction, customer.id);
    if (known.length >= mostPasskeys) throw invalid("name", "limit_reached");
    const added = await transaction
      .insert(passkey)
      .values({
        id: randomUUID(),
        customerId: customer.id,
        credentialId,
        publicKey: Buffer.from(publicKey),
        counter,
        transports: JSON.stringify(transports),
        name,
        createdAt: now().getTime(),
      })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) throw conflict("There is this passkey already", { credential: ["taken"] });
  });
}

export async function renamePasskey(
  call: MemberCall,
  { name }: z.output<typeof passkeyPatch>,
  { id }: RequestInput<unknown>,
): Promise<SecondFactorAnswer> {
  const renamed = await inWriteTransaction(call.database, (transaction) =>
    transaction.update(passkey).set({ name }).where(ownPasskey(call, id)).returning(),
  );
  if (renamed.length === 0) throw notFound();
  return secondFactor(call);
}

export async function removePasskey(
  call: MemberCall,
  proof: FactorProof,
  { id }: RequestInput<unknown>,
): Promise<SecondFactorAnswer> {
  const [known] = await call.database.select().from(passkey).where(ownPasskey(call, id));
  // A wrong id must not use up a code.
  if (!known) throw notFound();
  await rejectWithoutPassword(call, proof);
  await rejectWithoutCode(call, proof.code);
  await factorRemoved(call, async (transaction) => {
    await transaction.delete(passkey).where(ownPasskey(call, id));
  });
  return secondFactor(call);
}

const ownPasskey = ({ customer }: MemberCall, id: string) =>
  and(eq(passkey.id, id), eq(passkey.customerId, customer.id));
