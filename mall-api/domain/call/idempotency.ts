import { and, desc, eq, lte } from "drizzle-orm";
import { idempotencyKey } from "../../db/loyalty-schema";
import type { Transaction } from "../../db/write-transaction";
import { hashOf } from "../accounts/secrets";
import { conflict } from "./failure";

/** Of one member: requests are repeated within minutes. */
const mostKeys = 500;

type Asked = {
  customerId: string;
  operation: string;
  key: string;
  /** The request content; reusing the key for other content is refused. */
  content: unknown;
  now: Date;
};

/** Runs `work` once per key. A repeated call returns the first response and does nothing. */
export async function withIdempotency<Answer>(
  transaction: Transaction,
  { customerId, operation, key, content, now }: Asked,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = hashOf(JSON.stringify(content));
  const [known] = await transaction
    .select()
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.customerId, customerId),
        eq(idempotencyKey.operation, operation),
        eq(idempotencyKey.key, key),
      ),
    );
  if (known && known.fingerprint !== fingerprint) {
    throw conflict("This Idempotency-Key was used for something else");
  }
  if (known) return JSON.parse(known.answer) as Answer;
  const answer = await work();
  await transaction.insert(idempotencyKey).values({
    customerId,
    operation,
    key,
    fingerprint,
    answer: JSON.stringify(answer),
    at: now.getTime(),
  });
  await deleteOldKeys(transaction, customerId);
  return answer;
}

async function deleteOldKeys(transaction: Transaction, customerId: string): Promise<void> {
  const isTheirs = eq(idempotencyKey.customerId, customerId);
  const [latest] = await transaction
    .select({ at: idempotencyKey.at })
    .from(idempotencyKey)
    .where(isTheirs)
    .orderBy(desc(idempotencyKey.at))
    .limit(1)
    .offset(mostKeys);
  if (latest)
    await transaction.delete(idempotencyKey).where(and(isTheirs, lte(idempotencyKey.at, latest.at)));
}
