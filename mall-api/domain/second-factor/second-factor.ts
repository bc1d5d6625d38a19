import type { secondFactor as secondFactorWire } from "@contract/second-factor";
import { and, eq, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import { passkey, totp } from "../../db/second-factor-schema";
import type { Reader } from "../../db/write-transaction";
import type { MemberCall } from "../call/services";
import { passkeysOf, relyingParty } from "./passkey-signatures";
import { recoveryCodesLeft } from "./recovery-codes";
import { totpRow, totpSetup } from "./totp-codes";

export type SecondFactorAnswer = z.input<typeof secondFactorWire>;

const instant = (at: number) => new Date(at).toISOString();

export async function secondFactor(call: MemberCall): Promise<SecondFactorAnswer> {
  const { database, customer } = call;
  const [app, setup, passkeys, left] = await Promise.all([
    totpRow(database, customer.id),
    totpSetup(database, call),
    passkeysOf(database, customer.id),
    recoveryCodesLeft(database, customer.id),
  ]);
  return {
    totp: { since: app?.confirmedAt ? instant(app.confirmedAt) : null, setup },
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: instant(createdAt),
      last_used_at: lastUsedAt === null ? null : instant(lastUsedAt),
    })),
    recovery_codes_left: left,
    passkey_host: relyingParty(call).id,
  };
}

/** Whether a log-in needs a second step. */
export async function hasSecondFactor(reader: Reader, customerId: string): Promise<boolean> {
  const [app] = await reader
    .select({ id: totp.customerId })
    .from(totp)
    .where(and(eq(totp.customerId, customerId), isNotNull(totp.confirmedAt)));
  if (app) return true;
  const [key] = await reader
    .select({ id: passkey.id })
    .from(passkey)
    .where(eq(passkey.customerId, customerId))
    .limit(1);
  return key !== undefined;
}
