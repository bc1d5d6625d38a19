import { and, desc, eq, gt, ne, notInArray } from "drizzle-orm";
import { accessToken, customer } from "../../db/account-schema";
import { loginChallenge } from "../../db/second-factor-schema";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import type { Call } from "../call/services";
import { day, hour } from "../time/durations";
import type { CustomerRow } from "./customers";
import { hashOf, randomToken } from "./secrets";

/** The same lifetime as the site's cookie. */
const sessionMs = 365 * day;
/** One visit. */
export const wifiMs = 12 * hour;

/** More browsers than anybody has: one more session ends the one that has not been used for longest. */
const mostSessions = 50;

export async function issueToken(
  transaction: Transaction,
  customerId: string,
  { now, userAgent, endConnections }: Pick<Call, "now" | "userAgent" | "endConnections">,
  livesMs = sessionMs,
): Promise<string> {
  const token = randomToken();
  const at = now().getTime();
  await transaction.insert(accessToken).values({
    hash: hashOf(token),
    customerId,
    createdAt: at,
    expiresAt: at + livesMs,
    usedAt: at,
    userAgent,
  });
  const newest = transaction
    .select({ hash: accessToken.hash })
    .from(accessToken)
    .where(eq(accessToken.customerId, customerId))
    .orderBy(desc(accessToken.usedAt), desc(accessToken.createdAt))
    .limit(mostSessions);
  const ended = await transaction
    .delete(accessToken)
    .where(and(eq(accessToken.customerId, customerId), notInArray(accessToken.hash, newest)))
    .returning({ hash: accessToken.hash });
  for (const { hash } of ended) endConnections(customerId, { only: hash });
  return token;
}

/** The verified member of this mall whom the token belongs to. Records its use, at most once an hour. */
export async function customerOfToken(
  { database, tenant, now }: Pick<Call, "database" | "tenant" | "now">,
  token: string,
): Promise<CustomerRow | undefined> {
  const at = now().getTime();
  const isToken = eq(accessToken.hash, hashOf(token));
  const [row] = await database
    .select({ customer, usedAt: accessToken.usedAt })
    .from(accessToken)
    .innerJoin(customer, eq(customer.id, accessToken.customerId))
    .where(and(isToken, gt(accessToken.expiresAt, at), eq(customer.tenant, tenant)));
  if (row && (row.usedAt ?? 0) <= at - hour)
    await inWriteTransaction(database, (transaction) =>
      transaction.update(accessToken).set({ usedAt: at }).where(isToken),
    );
  return row?.customer;
}

export async function revokeToken(transaction: Transaction, token: string): Promise<void> {
  await transaction.delete(accessToken).where(eq(accessToken.hash, hashOf(token)));
}

/** Revokes all tokens of a member, except the one in use, and log-ins that wait for their second step. */
export async function revokeTokens(
  transaction: Transaction,
  customerId: string,
  except?: string,
): Promise<void> {
  await transaction.delete(loginChallenge).where(eq(loginChallenge.customerId, customerId));
  await transaction
    .delete(accessToken)
    .where(
      and(
        eq(accessToken.customerId, customerId),
        except === undefined ? undefined : ne(accessToken.hash, hashOf(except)),
      ),
    );
}
