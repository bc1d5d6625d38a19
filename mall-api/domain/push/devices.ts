import { randomUUID } from "node:crypto";
import {
  type PushKind,
  type pushChoicePatch,
  type pushDeviceRequest,
  pushKinds,
  type pushSettings,
} from "@contract/push";
import { and, asc, desc, eq, inArray, isNull, notInArray, or } from "drizzle-orm";
import type { z } from "zod";
import { accessToken } from "../../db/account-schema";
import { pushDevice, pushMessage, pushOff } from "../../db/push-schema";
import { inWriteTransaction, type Reader, type Transaction } from "../../db/write-transaction";
import { countAttempt } from "../accounts/attempts";
import { hashOf } from "../accounts/secrets";
import { invalid, notFound } from "../call/failure";
import type { RequestInput } from "../call/request-input";
import type { MemberCall } from "../call/services";
import { hour } from "../time/durations";

type SettingsAnswer = z.input<typeof pushSettings>;

/** More than anybody has; the oldest make room. */
const mostDevices = 10;

export async function pushSettingsOf(call: MemberCall): Promise<SettingsAnswer> {
  senderOf(call);
  return settingsOf(call.database, call);
}

/** Switches kinds on and off. What has not been sent of a kind that is off is not sent. */
export async function choosePushKinds(
  call: MemberCall,
  patch: z.output<typeof pushChoicePatch>,
): Promise<SettingsAnswer> {
  senderOf(call);
  const { database, customer } = call;
  const chosen = (isOn: boolean): PushKind[] => pushKinds.filter((kind) => patch[kind] === isOn);
  const [on, off] = [chosen(true), chosen(false)];
  return inWriteTransaction(database, async (transaction) => {
    await transaction
      .delete(pushOff)
      .where(and(eq(pushOff.customerId, customer.id), inArray(pushOff.kind, on)));
    if (off.length > 0) {
      const rows = off.map((kind) => ({ customerId: customer.id, kind }));
      await transaction.insert(pushOff).values(rows).onConflictDoNothing();
      await transaction
        .delete(pushMessage)
        .where(
          and(
            isNull(pushMessage.sentAt),
            inArray(pushMessage.kind, off),
            inArray(pushMessage.deviceId, idsOfDevices(transaction, customer.id)),
          ),
        );
    }
    return settingsOf(transaction, call);
  });
}

/** The browser of the session in use; its earlier subscription, and another member's in it, are replaced. */
export async function addPushDevice(
  call: MemberCall,
  { endpoint, keys, language }: z.output<typeof pushDeviceRequest>,
): Promise<SettingsAnswer> {
  if (!senderOf(call).accepts(endpoint)) throw invalid("endpoint", "invalid");
  const { database, tenant, customer, token, now } = call;
  const tokenHash = hashOf(token);
  return inWriteTransaction(database, async (transaction) => {
    await countAttempt(transaction, tenant, now(), [
      { name: "push", by: customer.id, most: 60, withinMs: hour },
    ]);
    const same = and(eq(pushDevice.endpoint, endpoint), eq(pushDevice.tokenHash, tokenHash));
    const values = { p256dh: keys.p256dh, auth: keys.auth, language };
    const [known] = await transaction.update(pushDevice).set(values).where(same).returning();
    if (!known) {
      await transaction
        .delete(pushDevice)
        .where(or(eq(pushDevice.endpoint, endpoint), eq(pushDevice.tokenHash, tokenHash)));
      await transaction.insert(pushDevice).values({
        id: randomUUID(),
        customerId: customer.id,
        tenant,
        tokenHash,
        endpoint,
        ...values,
        createdAt: now().getTime(),
      });
      const newest = transaction
        .select({ id: pushDevice.id })
        .from(pushDevice)
        .where(eq(pushDevice.customerId, customer.id))
        .orderBy(desc(pushDevice.createdAt), desc(pushDevice.id))
        .limit(mostDevices);
      await transaction
        .delete(pushDevice)
        .where(and(eq(pushDevice.customerId, customer.id), notInArray(pushDevice.id, newest)));
    }
    return settingsOf(transaction, call);
  });
}

export async function deletePushDevice(
  call: MemberCall,
  _: undefined,
  { id }: RequestInput<unknown>,
): Promise<SettingsAnswer> {
  return inWriteTransaction(call.database, async (transaction) => {
    const [removed] = await transaction
      .delete(pushDevice)
      .where(and(eq(pushDevice.id, id), eq(pushDevice.customerId, call.customer.id)))
      .returning();
    if (!removed) throw notFound();
    return settingsOf(transaction, call);
  });
}

function senderOf({ push }: MemberCall) {
  if (!push) throw notFound();
  return push;
}

const idsOfDevices = (transaction: Transaction, customerId: string) =>
  transaction.select({ id: pushDevice.id }).from(pushDevice).where(eq(pushDevice.customerId, customerId));

async function settingsOf(reader: Reader, { customer, token }: MemberCall): Promise<SettingsAnswer> {
  const off = await reader.select().from(pushOff).where(eq(pushOff.customerId, customer.id));
  const rows = await reader
    .select({
      id: pushDevice.id,
      hash: pushDevice.tokenHash,
      userAgent: accessToken.userAgent,
      createdAt: pushDevice.createdAt,
    })
    .from(pushDevice)
    .innerJoin(accessToken, eq(accessToken.hash, pushDevice.tokenHash))
    .where(eq(pushDevice.customerId, customer.id))
    .orderBy(asc(pushDevice.createdAt), asc(pushDevice.id));
  const isOff = new Set(off.map(({ kind }) => kind));
  const current = hashOf(token);
  return {
    kinds: Object.fromEntries(pushKinds.map((kind) => [kind, !isOff.has(kind)])),
    devices: rows.map(({ id, hash, userAgent, createdAt }) => ({
      id,
      user_agent: userAgent,
      created_at: new Date(createdAt).toISOString(),
      is_current: hash === current,
    })),
  };
}
