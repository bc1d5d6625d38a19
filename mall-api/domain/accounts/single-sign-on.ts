import { line } from "@contract/input-text";
import { fallbackLanguage } from "@contract/languages";
import type { firebaseLoginAnswer, firebaseLoginRequest } from "@contract/login";
import { emailAddress } from "@contract/typed/email-address.server";
import { eq } from "drizzle-orm";
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { customer } from "../../db/account-schema";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import type { MallApiEnvironment } from "../../environment";
import { ApiFailure, conflict, notFound } from "../call/failure";
import type { Call } from "../call/services";
import { openSession } from "../second-factor/second-step";
import { hour } from "../time/durations";
import { countAttempt } from "./attempts";
import { type CustomerRow, customerAnswer, customerByEmail, insertCustomer } from "./customers";
import { revokeTokens } from "./tokens";
import { lineLimits } from "./visitor-limits";

const claims = z.object({
  sub: z.string().min(1).max(128),
  email: emailAddress.optional().catch(undefined),
  email_verified: z.boolean().default(false),
  name: z.string().default(""),
  /** When it was issued, and when the visitor last authenticated with the provider, in seconds since 1970. */
  iat: z.number(),
  auth_time: z.number().default(0),
});
/** How far the provider's clock may be ahead. */
const clockSkewSeconds = 60;
type Claims = z.output<typeof claims>;

/**
 * Logs in with an id token of the tenant's Firebase project. The address links it to an existing account only if the
 * provider has verified it: otherwise anybody could claim another member's address there and take over the account.
 */
export async function firebaseLogin(
  call: Call,
  { id_token, language = fallbackLanguage }: z.output<typeof firebaseLoginRequest>,
): Promise<z.input<typeof firebaseLoginAnswer>> {
  const { database, tenant, now } = call;
  await inWriteTransaction(database, (transaction) =>
    countAttempt(transaction, tenant, now(), lineLimits(call, { name: "sso", most: 300, withinMs: hour })),
  );
  const known = await verifiedClaims(call, id_token);
  const { row, opened } = await inWriteTransaction(database, async (transaction) => {
    const member = await memberOf(transaction, call, known, language);
    return { row: member, opened: await openSession(transaction, call, member) };
  });
  return {
    ...opened,
    customer: opened.token ? await customerAnswer(database, row) : null,
    needs_password: row.passwordHash === null,
  };
}

/**
 * Whether the id token belongs to this member and its authentication is at most five minutes old: equivalent to
 * re-entering the password.
 */
export async function isFreshProof(call: Call, row: CustomerRow, idToken: string): Promise<boolean> {
  const { sub, auth_time } = await verifiedClaims(call, idToken);
  return sub === row.ssoSubject && call.now().getTime() / 1000 - auth_time < 300;
}

async function memberOf(
  transaction: Transaction,
  call: Call,
  { sub, email, email_verified, name }: Claims,
  language: string,
): Promise<CustomerRow> {
  const { tenant, now } = call;
  const [byProvider] = await transaction.select().from(customer).where(eq(customer.ssoSubject, sub));
  if (byProvider?.tenant === tenant) return byProvider;
  if (!email) {
    throw new ApiFailure("ValidationFailed", "The provider gave no e-mail address", { email: ["required"] });
  }
  if (!email_verified) {
    throw new ApiFailure("Forbidden", "The provider has not verified the address", {
      email: ["not_verified"],
    });
  }
  const byEmail = await customerByEmail(transaction, tenant, email);
  if (byEmail?.ssoSubject) throw conflict("This address belongs to another sign-in", { email: ["taken"] });
  if (byEmail && byEmail.verifiedAt !== null) {
    await transaction.update(customer).set({ ssoSubject: sub }).where(eq(customer.id, byEmail.id));
    return { ...byEmail, ssoSubject: sub };
  }
  // An account whose address was never verified may have been registered by somebody else.
  if (byEmail) {
    await revokeTokens(transaction, byEmail.id);
    await transaction.delete(customer).where(eq(customer.id, byEmail.id));
  }
  const [first = "", ...others] = name.split(/\s+/).filter(Boolean);
  const nameOf = (text: string) => line(80).catch("").parse(text) || null;
  return insertCustomer(
    transaction,
    {
      tenant,
      email,
      ssoSubject: sub,
      verifiedAt: now().getTime(),
      firstName: nameOf(first),
      lastName: nameOf(others.join(" ")),
      language,
    },
    now(),
  );
}

const keySets = new Map<string, JWTVerifyGetKey>();

async function verifiedClaims({ environment, tenant, now }: Call, idToken: string): Promise<Claims> {
  const { issuer, audience, jwksUrl } = issuerOf(environment, tenant);
  const keys = keySets.get(jwksUrl) ?? createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 2_000 });
  keySets.set(jwksUrl, keys);
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience,
      algorithms: ["RS256", "ES256"],
      requiredClaims: ["exp", "iat", "sub"],
      currentDate: now(),
    });
    const known = claims.parse(payload);
    if (Math.max(known.iat, known.auth_time) > now().getTime() / 1000 + clockSkewSeconds)
      throw new errors.JWTClaimValidationFailed("The token is from the future", payload, "iat");
    return known;
  } catch (error) {
    if (
      error instanceof errors.JWKSTimeout ||
      !(error instanceof errors.JOSEError || error instanceof z.ZodError)
    ) {
      throw new ApiFailure("Internal", "The keys of single sign-on could not be loaded");
    }
    throw new ApiFailure("Unauthorized", "The id token is not valid");
  }
}

/** The issuer of the tenant's id tokens. Throws NotFound if the tenant has no single sign-on. */
function issuerOf(environment: MallApiEnvironment, tenant: string) {
  const { FIREBASE_ISSUER: issuer, FIREBASE_AUDIENCE: audience, FIREBASE_JWKS_URL: jwksUrl } = environment;
  if (!issuer || !audience) throw notFound();
  const filled = (template: string) => template.replaceAll("{tenant}", tenant);
  return { issuer: filled(issuer), audience: filled(audience), jwksUrl: filled(jwksUrl) };
}
