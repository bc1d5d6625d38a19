import type { deviceSessions } from "@contract/device-session";
import { sessionIdOf } from "@contract/session-id.server";
import { and, desc, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import { accessToken } from "../../db/account-schema";
import { inWriteTransaction, type Reader } from "../../db/write-transaction";
import { notFound } from "../call/failure";
import type { RequestInput } from "../call/request-input";
import type { MemberCall, Services } from "../call/services";
import { customerByEmail } from "./customers";
import { hashOf } from "./secrets";
import { revokeTokens } from "./tokens";

/** Where the member is logged in: this session first, then the others, the last used one first. */
export async function sessions(call: MemberCall): Promise<z.input<typeof deviceSessions>> {
  const rows = await sessionRows(call.database, call);
  const current = hashOf(call.token);
  const instant = (at: number) => new Date(at).toISOString();
  return rows
    .map(({ hash, userAgent, createdAt, usedAt }) => ({
      id: sessionIdOf(hash),
      user_agent: userAgent,
      created_at: instant(createdAt),
      last_used_at: instant(usedAt ?? createdAt),
      is_current: hash === current,
    }))
    .sort((one, other) => Number(other.is_current) - Number(one.is_current));
}

export async function endSession(
  call: MemberCall,
  _: undefined,
  { id }: RequestInput<unknown>,
): Promise<null> {
  const hash = await inWriteTransaction(call.database, async (transaction) => {
    const row = (await sessionRows(transaction, call)).find((each) => sessionIdOf(each.hash) === id);
    if (!row) throw notFound();
    await transaction.delete(accessToken).where(eq(accessToken.hash, row.hash));
    return row.hash;
  });
  call.endConnections(call.customer.id, { only: hash });
  return null;
}

export async function endOtherSessions(call: MemberCall): Promise<null> {
  const { database, customer, token } = call;
  await inWriteTransaction(database, (transaction) => revokeTokens(transaction, customer.id, token));
  call.endConnections(customer.id, { except: hashOf(token) });
  return null;
}

/** Logs a member out everywhere, as staff do whom the member tells of a lost phone. */
export async function endAllSessions(
  { database, endConnections }: Services,
  tenant: string,
  email: string,
): Promise<void> {
  const known = await customerByEmail(database, tenant, email);
  if (!known) throw notFound();
  await inWriteTransaction(database, (transaction) => revokeTokens(transaction, known.id));
  endConnections(known.id, "all");
}

const sessionRows = (reader: Reader, { customer, now }: MemberCall) =>
  reader
    .select()
    .from(accessToken)
    .where(and(eq(accessToken.customerId, customer.id), gt(accessToken.expiresAt, now().getTime())))
    .orderBy(desc(accessToken.usedAt));
