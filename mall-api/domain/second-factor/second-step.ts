import type { loginAnswer } from "@contract/customer";
import type {
  secondFactorCodeRequest,
  secondFactorPasskeyRequest,
  secondStepAnswer,
  secondStepOptions as secondStepOptionsWire,
  secondStepRequest,
} from "@contract/second-factor";
import { and, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import { loginChallenge } from "../../db/second-factor-schema";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import { type CustomerRow, customerAnswer, customerById } from "../accounts/customers";
import { newResetToken } from "../accounts/reset-tokens";
import { hashOf, randomToken } from "../accounts/secrets";
import { issueToken } from "../accounts/tokens";
import type { Visitor } from "../accounts/visitor-limits";
import { invalid } from "../call/failure";
import type { Call } from "../call/services";
import { minute } from "../time/durations";
import { countedAttempt, secondStepLimits } from "./code-limits";
import { isCodeOf } from "./codes";
import { isSignedBy, loginOptions, relyingParty } from "./passkey-signatures";
import { hasSecondFactor } from "./second-factor";
import { totpRow } from "./totp-codes";

const challengeMs = 10 * minute;

type Opened = Pick<z.input<typeof loginAnswer>, "token" | "second_factor">;

/**
 * What every log-in ends with: a session, or for a member with a second factor the challenge of the second step. Nothing
 * else issues tokens.
 * @param isSecondFactorGiven it was given for what this log-in is by
 */
export async function openSession(
  transaction: Transaction,
  call: Call,
  { id, email }: CustomerRow,
  {
    livesMs,
    allowsReset = false,
    isSecondFactorGiven = false,
  }: { livesMs?: number; allowsReset?: boolean; isSecondFactorGiven?: boolean } = {},
): Promise<Opened> {
  if (isSecondFactorGiven || !(await hasSecondFactor(transaction, id)))
    return { token: await issueToken(transaction, id, call, livesMs) };
  const challenge = randomToken();
  await transaction.insert(loginChallenge).values({
    hash: hashOf(challenge),
    customerId: id,
    browserHash: browserHashOf(call),
    livesMs: livesMs ?? null,
    allowsReset: Number(allowsReset),
    expiresAt: call.now().getTime() + challengeMs,
  });
  return { second_factor: { challenge, email } };
}

/** By what the log-in of a challenge can be completed. */
export async function secondStepOptions(
  call: Call,
  { challenge }: z.output<typeof secondStepRequest>,
): Promise<z.input<typeof secondStepOptionsWire>> {
  const { row } = await waiting(call, challenge);
  const app = await totpRow(call.database, row.id);
  return {
    totp: Boolean(app?.confirmedAt),
    passkey: await loginOptions(call, row.id, challenge),
    passkey_host: relyingParty(call).id,
  };
}

type Session = z.input<typeof secondStepAnswer>;

export const completeLogin = (
  call: Call,
  { challenge, code }: z.output<typeof secondFactorCodeRequest>,
): Promise<Session> => complete(call, challenge, "code", (id) => isCodeOf(call, id, code));

export const completeLoginByPasskey = (
  call: Call,
  given: z.output<typeof secondFactorPasskeyRequest>,
): Promise<Session> => complete(call, given.challenge, "credential", (id) => isSignedBy(call, id, given));

async function complete(
  call: Call,
  challenge: string,
  field: string,
  isRight: (customerId: string) => Promise<boolean>,
): Promise<Session> {
  const { database, now } = call;
  const { row, allowsReset, livesMs } = await waiting(call, challenge);
  const isGiven = await countedAttempt(call, secondStepLimits(call, row.id), () => isRight(row.id));
  if (!isGiven) throw invalid(field, "wrong_or_expired");
  const opened = await inWriteTransaction(database, async (transaction) => {
    // Used up: by another call at the same time, or by a new password meanwhile.
    const [used] = await transaction
      .delete(loginChallenge)
      .where(eq(loginChallenge.hash, hashOf(challenge)))
      .returning();
    if (!used) throw invalid("challenge", "wrong_or_expired");
    return {
      token: await issueToken(transaction, row.id, call, livesMs ?? undefined),
      reset_token: allowsReset ? await newResetToken(transaction, row.id, now(), true) : null,
    };
  });
  return {
    ...opened,
    customer: await customerAnswer(database, row),
    needs_password: row.passwordHash === null,
  };
}

/** The member whose log-in waits for its second step in this browser. Throws ValidationFailed if none does. */
async function waiting(call: Call, challenge: string) {
  const { database, tenant, now } = call;
  const [known] = await database
    .select()
    .from(loginChallenge)
    .where(and(eq(loginChallenge.hash, hashOf(challenge)), gt(loginChallenge.expiresAt, now().getTime())));
  const isHere = known?.browserHash === null || known?.browserHash === browserHashOf(call);
  const row = known && isHere ? await customerById(database, known.customerId) : undefined;
  if (!known || row?.tenant !== tenant) throw invalid("challenge", "wrong_or_expired");
  return { row, allowsReset: Boolean(known.allowsReset), livesMs: known.livesMs };
}

const browserHashOf = ({ browser }: Visitor): string | null => browser && hashOf(browser.id);
