import { and, eq, gt, ne } from "drizzle-orm";
import { accessToken, customer } from "../../db/account-schema";
import type { Reader, Transaction } from "../../db/write-transaction";
import { day, hour } from "../time/durations";
import type { CustomerRow } from "./customers";
import { hashOf, randomToken } from "./secrets";

/** The same lifetime as the site's cookie. */
const sessionMs = 365 * day;
/** One visit. */
export const wifiMs = 12 * hour;

export async function issueToken(
  transaction: Transaction,
  customerId: string,
  now: Date,
  livesMs = sessionMs,
): Promise<string> {
  const token = randomToken();
  await transaction.insert(accessToken).values({
    hash: hashOf(token),
    customerId,
    createdAt: now.getTime(),
    expiresAt: now.getTime() + livesMs,
  });
  return token;
}

/** The verified member of this mall whom the token belongs to. */
export async function customerOfToken(
  reader: Reader,
  tenant: string,
  token: string,
  now: Date,
): Promise<CustomerRow | undefined> {
  const [row] = await reader
    .select({ customer })
    .from(accessToken)
    .innerJoin(customer, eq(customer.id, accessToken.customerId))
    .where(
      and(
        eq(accessToken.hash, hashOf(token)),
        gt(accessToken.expiresAt, now.getTime()),
        eq(customer.tenant, tenant),
      ),
    );
  return row?.customer;
}

export async function revokeToken(transaction: Transaction, token: string): Promise<void> {
  await transaction.delete(accessToken).where(eq(accessToken.hash, hashOf(token)));
}

/** Revokes all tokens of a member, except the one in use. */
export async function revokeTokens(
  transaction: Transaction,
  customerId: string,
  except?: string,
): Promise<void> {
  await transaction
    .delete(accessToken)
    .where(
      and(
        eq(accessToken.customerId, customerId),
        except === undefined ? undefined : ne(accessToken.hash, hashOf(except)),
      ),
    );
}
