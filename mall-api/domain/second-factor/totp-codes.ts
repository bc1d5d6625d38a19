import { and, eq, isNotNull, lt } from "drizzle-orm";
import { TOTP } from "otpauth";
import { totp } from "../../db/second-factor-schema";
import type { Reader, Transaction } from "../../db/write-transaction";
import { isFirstInMinute, log } from "../../log";
import type { MemberCall, Services } from "../call/services";
import { mallName } from "../content/mall-name";
import { minute } from "../time/durations";
import { opened } from "./sealed-secret";

/** How long a secret can be typed into an app before its first code. */
const setupMs = 15 * minute;
const periodSeconds = 30;
/** Time steps before and after the present one: clocks differ, and typing takes a while. */
const toleratedSteps = 1;

/** What an app that is being set up needs; null if none is. */
export async function totpSetup(
  reader: Reader,
  call: MemberCall,
): Promise<{ secret: string; uri: string } | null> {
  const { customer, now, tenant } = call;
  const row = await totpRow(reader, customer.id);
  if (!row || row.confirmedAt !== null || row.createdAt <= now().getTime() - setupMs) return null;
  const secret = opened(call, customer.id, row.secret);
  if (!secret) return null;
  const issuer = await mallName(reader, tenant);
  return { secret, uri: new TOTP({ issuer, label: customer.email, secret }).toString() };
}

/** Redeems an app's code: once, and none that is older than the last. */
export async function isTotpRedeemed(
  transaction: Transaction,
  call: Pick<Services, "environment" | "now">,
  customerId: string,
  code: string,
): Promise<boolean> {
  const row = await totpRow(transaction, customerId);
  if (!row || row.confirmedAt === null) return false;
  const secret = opened(call, customerId, row.secret);
  if (!secret) {
    if (isFirstInMinute("unreadable second factor"))
      log.error(
        "An authenticator app's secret was stored under another SECOND_FACTOR_KEY: its codes can't be checked",
      );
    return false;
  }
  const step = stepOf(secret, code, call.now());
  if (step === null) return false;
  const [redeemed] = await transaction
    .update(totp)
    .set({ lastStep: step })
    .where(and(eq(totp.customerId, customerId), isNotNull(totp.confirmedAt), lt(totp.lastStep, step)))
    .returning();
  return redeemed !== undefined;
}

export async function totpRow(reader: Reader, customerId: string) {
  const [row] = await reader.select().from(totp).where(eq(totp.customerId, customerId));
  return row;
}

/** The time step that a code is of; null if of none near now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const app = new TOTP({ secret, period: periodSeconds });
  const delta = app.validate({ token: code, timestamp: now.getTime(), window: toleratedSteps });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}
