import type {
  walletDeviceAnswer,
  walletDevicePasses,
  walletDeviceQuery,
  walletDeviceRemoval,
  walletDeviceRequest,
} from "@contract/wallet-pass";
import { and, desc, eq, gte, notInArray } from "drizzle-orm";
import type { z } from "zod";
import { walletDevice, walletPass } from "../../db/wallet-schema";
import { inWriteTransaction } from "../../db/write-transaction";
import type { RequestInput } from "../call/request-input";
import type { Call } from "../call/services";
import { passOf, passTime } from "./wallet-passes";

/** More than a member has. One more replaces the oldest. */
const mostDevices = 20;

export async function addWalletDevice(
  { database, tenant, now }: Call,
  { token, device, push_token: pushToken }: z.output<typeof walletDeviceRequest>,
  { id }: RequestInput<unknown>,
): Promise<z.input<typeof walletDeviceAnswer>> {
  return inWriteTransaction(database, async (transaction) => {
    const { id: passId } = await passOf(transaction, tenant, id, token);
    const isIt = and(eq(walletDevice.passId, passId), eq(walletDevice.device, device));
    const [known] = await transaction.select().from(walletDevice).where(isIt);
    const addedAt = now().getTime();
    await transaction
      .insert(walletDevice)
      .values({ passId, device, pushToken, addedAt })
      .onConflictDoUpdate({
        target: [walletDevice.passId, walletDevice.device],
        set: { pushToken, addedAt },
      });
    const newest = await transaction
      .select({ device: walletDevice.device })
      .from(walletDevice)
      .where(eq(walletDevice.passId, passId))
      .orderBy(desc(walletDevice.addedAt))
      .limit(mostDevices);
    const isOlder = notInArray(
      walletDevice.device,
      newest.map((each) => each.device),
    );
    await transaction.delete(walletDevice).where(and(eq(walletDevice.passId, passId), isOlder));
    return { is_new: !known };
  });
}

export async function removeWalletDevice(
  { database, tenant }: Call,
  { token, device }: z.output<typeof walletDeviceRemoval>,
  { id }: RequestInput<unknown>,
): Promise<null> {
  await inWriteTransaction(database, async (transaction) => {
    const pass = await passOf(transaction, tenant, id, token);
    await transaction
      .delete(walletDevice)
      .where(and(eq(walletDevice.passId, pass.id), eq(walletDevice.device, device)));
  });
  return null;
}

export async function walletDevicePassesOf(
  { database, tenant }: Call,
  _: undefined,
  { id, query }: RequestInput<z.output<typeof walletDeviceQuery>>,
): Promise<z.input<typeof walletDevicePasses>> {
  const since = query.since ? Math.floor(Date.parse(query.since) / 1000) : 0;
  const rows = await database
    .select({ id: walletPass.id, changedAt: walletPass.changedAt })
    .from(walletDevice)
    .innerJoin(walletPass, eq(walletPass.id, walletDevice.passId))
    .where(and(eq(walletDevice.device, id), eq(walletPass.tenant, tenant), gte(walletPass.changedAt, since)))
    .orderBy(desc(walletPass.changedAt));
  const [latest] = rows;
  return { ids: rows.map((row) => row.id), updated_at: latest ? passTime(latest.changedAt) : null };
}
