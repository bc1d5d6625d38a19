import type { secondFactorPasskeyRequest } from "@contract/second-factor";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { passkey } from "../../db/second-factor-schema";
import { inWriteTransaction, type Reader } from "../../db/write-transaction";
import { siteAddress } from "../../site-address";
import { hashOf } from "../accounts/secrets";
import type { Call } from "../call/services";

/** Loaded with the first passkey: it brings the formats of every kind of authenticator. */
export const webAuthn = () => import("@simplewebauthn/server");

/** A password was given before, so that touching the device is enough where it can't recognise its owner. */
export const userVerification = "preferred";

/** Passkeys are for the host of the mall's site, and checked against its whole origin. */
export function relyingParty({ environment, tenant }: Pick<Call, "environment" | "tenant">) {
  const { hostname, origin } = new URL(siteAddress(environment, tenant));
  return { id: hostname, origin };
}

export const passkeysOf = (reader: Reader, customerId: string) =>
  reader.select().from(passkey).where(eq(passkey.customerId, customerId)).orderBy(asc(passkey.createdAt));

/** How the browser is to find passkeys. */
export const descriptorsOf = (known: Awaited<ReturnType<typeof passkeysOf>>) =>
  known.map(({ credentialId: id, transports }) => ({
    id,
    transports: JSON.parse(transports) as string[],
  }));

/** What the browser needs to log in with one of a member's passkeys; null if there is none. */
export async function loginOptions(call: Call, customerId: string, challenge: string) {
  const known = await passkeysOf(call.database, customerId);
  if (known.length === 0) return null;
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(call).id,
    challenge: Buffer.from(signedPart(challenge), "base64url"),
    allowCredentials: descriptorsOf(known),
    userVerification,
  });
  return options;
}

/** Whether the member's passkey has signed the challenge of this log-in, in the mall's own site. */
export async function isSignedBy(
  call: Call,
  customerId: string,
  { challenge, credential }: z.output<typeof secondFactorPasskeyRequest>,
): Promise<boolean> {
  const { database, now } = call;
  const known = (await passkeysOf(database, customerId)).find(
    ({ credentialId }) => credentialId === credential.id,
  );
  if (!known) return false;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(call);
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: signedPart(challenge),
    expectedOrigin,
    expectedRPID,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: known.counter,
    },
    requireUserVerification: false,
    // The library throws for whatever is wrong with a response.
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { newCounter } = verified.authenticationInfo;
  await inWriteTransaction(database, (transaction) =>
    transaction
      .update(passkey)
      .set({ counter: newCounter, lastUsedAt: now().getTime() })
      .where(eq(passkey.id, known.id)),
  );
  return true;
}

/** What is signed is seen by scripts: it must not be the challenge itself, which logs in together with a code. */
const signedPart = (challenge: string): string => hashOf(`passkey ${challenge}`);
