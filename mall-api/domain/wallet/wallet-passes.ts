import { randomUUID } from "node:crypto";
import type {
  walletPassAccess,
  walletPasses as walletPassesWire,
  walletPassRequest,
  walletPass as walletPassWire,
} from "@contract/wallet-pass";
import { and, count, eq, ne, notInArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { walletDevice, walletPass } from "../../db/wallet-schema";
import { inWriteTransaction, type Reader } from "../../db/write-transaction";
import { customerById } from "../accounts/customers";
import { profile } from "../accounts/profile";
import { hashOf, isSameHash, randomToken } from "../accounts/secrets";
import { orderById } from "../booking/orders";
import { ApiFailure, notFound } from "../call/failure";
import type { RequestInput } from "../call/request-input";
import type { Call, MemberCall } from "../call/services";
import { customerRewardById } from "../loyalty/customer-rewards";
import { points } from "../loyalty/points";
import { memberTier } from "../loyalty/tiers";

export type PassRow = typeof walletPass.$inferSelect;
type PassAnswer = z.input<typeof walletPassWire>;

/** Of a member's vouchers and bookings: of more, the passes that were issued first end. */
const mostPasses = 200;

/** Issues a pass, the same one each time, in the language that was asked for last. */
export async function issueWalletPass(
  call: MemberCall,
  { wallet, kind, id = "", language }: z.output<typeof walletPassRequest>,
): Promise<PassAnswer> {
  const { database, tenant, customer, now } = call;
  const subjectId = kind === "card" ? "" : id;
  if (kind === "reward") await customerRewardById(call, undefined, passInput(subjectId));
  if (kind === "booking" && !(await orderById(call, subjectId))) throw notFound();
  const at = Math.floor(now().getTime() / 1000);
  const [row] = await inWriteTransaction(database, async (transaction) => {
    const issued = await transaction
      .insert(walletPass)
      .values({
        id: randomUUID(),
        customerId: customer.id,
        ...{ tenant, wallet, kind, subjectId, language },
        token: randomToken(),
        changedAt: at,
        announcedAt: at,
      })
      .onConflictDoUpdate({
        target: [walletPass.customerId, walletPass.wallet, walletPass.kind, walletPass.subjectId],
        set: { language },
      })
      .returning();
    const isCounted = and(eq(walletPass.customerId, customer.id), ne(walletPass.kind, "card"));
    const newest = transaction
      .select({ id: walletPass.id })
      .from(walletPass)
      .where(isCounted)
      .orderBy(sql`rowid DESC`)
      .limit(mostPasses);
    await transaction.delete(walletPass).where(and(isCounted, notInArray(walletPass.id, newest)));
    return issued;
  });
  if (!row) throw new Error("The pass was not written");
  return passAnswer(call, row);
}

export async function walletPassesOf({
  database,
  customer,
}: MemberCall): Promise<z.input<typeof walletPassesWire>> {
  const rows = await database
    .select({ pass: walletPass, devices: count(walletDevice.device) })
    .from(walletPass)
    .leftJoin(walletDevice, eq(walletDevice.passId, walletPass.id))
    .where(eq(walletPass.customerId, customer.id))
    .groupBy(walletPass.id);
  return rows.map(({ pass: { id, wallet, kind, language, changedAt }, devices }) => ({
    ...{ id, wallet, kind, language, devices },
    updated_at: passTime(changedAt),
  }));
}

export async function walletPassById(
  call: Call,
  { token }: z.output<typeof walletPassAccess>,
  { id }: RequestInput<unknown>,
): Promise<PassAnswer> {
  return passAnswer(call, await passOf(call.database, call.tenant, id, token));
}

/** The pass with this token. What is unknown and what has another token is refused alike. */
export async function passOf(reader: Reader, tenant: string, id: string, token: string): Promise<PassRow> {
  const [row] = await reader
    .select()
    .from(walletPass)
    .where(and(eq(walletPass.id, id), eq(walletPass.tenant, tenant)));
  if (!row || !isSameHash(hashOf(token), hashOf(row.token)))
    throw new ApiFailure("Unauthorized", "The token is not the pass's");
  return row;
}

export const passTime = (seconds: number): string => new Date(seconds * 1000).toISOString();

async function passAnswer(call: Call, row: PassRow): Promise<PassAnswer> {
  const { id, token, kind, language, subjectId } = row;
  const common = { id, token, kind, language, updated_at: passTime(row.changedAt) };
  const customer = row.customerId ? await customerById(call.database, row.customerId) : undefined;
  if (!customer) return common;
  const own: MemberCall = { ...call, customer, token };
  if (kind === "reward") {
    const reward = await customerRewardById(own, undefined, passInput(subjectId));
    return { ...common, reward };
  }
  if (kind === "booking") return { ...common, order: await orderById(own, subjectId) };
  const [member, { balance }, { tier }] = await Promise.all([profile(own), points(own), memberTier(own)]);
  const { first_name, last_name, email, card_number } = member;
  return { ...common, member: { first_name, last_name, email, card_number }, points: balance, tier };
}

const passInput = (id: string): RequestInput<unknown> => ({ id, query: {}, idempotencyKey: "" });
