import type { loginAnswer } from "@contract/customer";
import type { loginRequest, tokenAnswer, tokenRequest } from "@contract/login";
import type { z } from "zod";
import { inWriteTransaction } from "../../db/write-transaction";
import { ApiFailure } from "../call/failure";
import type { Call, MemberCall } from "../call/services";
import { openSession } from "../second-factor/second-step";
import { minute, second } from "../time/durations";
import { countAttempt, type Limit, removeAttempts, resetAttempts } from "./attempts";
import { type CustomerRow, customerAnswer, customerByEmail } from "./customers";
import { isPassword } from "./password-hash";
import { bindToBrowser } from "./registration";
import { hashOf } from "./secrets";
import { revokeToken, wifiMs } from "./tokens";
import { accountLimits, type Visitor } from "./visitor-limits";

/** Wrong passwords for one member. A mall's whole Wi-Fi may share one address. */
const wrongPasswordLimits = (visitor: Visitor, email: string): Limit[] =>
  accountLimits(visitor, {
    name: "password",
    account: email,
    most: 5,
    withinMs: 15 * minute,
    everywhere: 50,
    paceMs: second,
    fromLine: 200,
  });

export async function login(
  call: Call,
  { email, password }: z.output<typeof loginRequest>,
): Promise<z.input<typeof loginAnswer>> {
  const { row, opened } = await opensSession(call, email, password);
  return { ...opened, customer: opened.token ? await customerAnswer(call.database, row) : null };
}

/** The Wi-Fi log-in: OAuth 2's password grant. */
export async function wifiLogin(
  call: Call,
  { username, password }: z.output<typeof tokenRequest>,
): Promise<z.input<typeof tokenAnswer>> {
  const { opened } = await opensSession(call, username, password, wifiMs);
  if (!opened.token) return { second_factor: opened.second_factor };
  return { access_token: opened.token, token_type: "Bearer", expires_in: wifiMs / 1000 };
}

export async function logout({ database, customer, token, endConnections }: MemberCall): Promise<null> {
  await inWriteTransaction(database, (transaction) => revokeToken(transaction, token));
  endConnections(customer.id, { only: hashOf(token) });
  return null;
}

async function opensSession(call: Call, email: string, password: string, livesMs?: number) {
  const { database, tenant } = call;
  const row = await checkedCustomer(call, email, password);
  const opened = await inWriteTransaction(database, async (transaction) => {
    // The account may have been registered again, erased or given another password while the hash was computed.
    const current = await customerByEmail(transaction, tenant, email);
    if (current?.id !== row.id || current.passwordHash !== row.passwordHash) throw wrongPair();
    return openSession(transaction, call, row, { ...(livesMs && { livesMs }) });
  });
  return { row, opened };
}

async function checkedCustomer(call: Call, email: string, password: string): Promise<CustomerRow> {
  const { database, tenant, now } = call;
  const limits = wrongPasswordLimits(call, email);
  const attempts = await inWriteTransaction(database, (transaction) =>
    countAttempt(transaction, tenant, now(), limits),
  );
  const row = await customerByEmail(database, tenant, email);
  if (!(await isPassword(password, row?.passwordHash, call.passwordCost)) || !row) throw wrongPair();
  await inWriteTransaction(database, async (transaction) => {
    await removeAttempts(transaction, attempts);
    // What strangers guessed at still counts.
    await resetAttempts(
      transaction,
      tenant,
      limits.find(({ paceMs }) => !paceMs),
    );
  });
  if (row.verifiedAt === null) {
    await inWriteTransaction(database, (transaction) => bindToBrowser(transaction, call, row.id));
    throw new ApiFailure("Forbidden", "The address was not verified yet", { email: ["not_verified"] });
  }
  return row;
}

const wrongPair = () => new ApiFailure("Unauthorized", "The address or the password is wrong");
