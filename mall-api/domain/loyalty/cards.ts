import type {
  giftCardBalance as giftCardBalanceWire,
  giftCardRequest,
  physicalCardRequest,
} from "@contract/card";
import type { profile } from "@contract/profile";
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { customer as customerTable } from "../../db/account-schema";
import { giftCard, plasticCard } from "../../db/loyalty-schema";
import { inWriteTransaction } from "../../db/write-transaction";
import { countAttempt, type Limit, removeAttempts } from "../accounts/attempts";
import { customerById } from "../accounts/customers";
import { profileAnswer } from "../accounts/profile";
import { hashOf, isSameHash } from "../accounts/secrets";
import { accountLimits, lineLimits, type Visitor } from "../accounts/visitor-limits";
import { invalid, notLoggedIn } from "../call/failure";
import type { Call, MemberCall } from "../call/services";
import { writeAndPublish } from "../realtime/write-and-publish";
import { day, hour, minute } from "../time/durations";
import { addEntry } from "./ledger";

/**
 * Links a plastic card to the member. Every mismatch gets the same response, so that nobody learns which cards exist.
 */
export async function linkPhysicalCard(
  call: MemberCall,
  { number, birth_date }: z.output<typeof physicalCardRequest>,
): Promise<z.input<typeof profile>> {
  const { database, tenant, now, customer } = call;
  await inWriteTransaction(database, (transaction) =>
    countAttempt(transaction, tenant, now(), [
      { name: "plastic card", by: customer.id, most: 5, withinMs: hour },
      // The number is printed on a card that others may have seen.
      { name: "plastic card everywhere", by: number, most: 10, withinMs: day, paceMs: 15 * minute },
      ...lineLimits(call, { name: "plastic card", most: 50, withinMs: hour }),
    ]),
  );
  const row = await writeAndPublish(call, customer.id, async (transaction, publish) => {
    const [card] = await transaction
      .update(plasticCard)
      .set({ linkedAt: now().getTime() })
      .where(
        and(
          eq(plasticCard.tenant, tenant),
          eq(plasticCard.number, number),
          eq(plasticCard.birthDate, birth_date),
          isNull(plasticCard.linkedAt),
        ),
      )
      .returning();
    const member = await customerById(transaction, customer.id);
    if (!member) throw notLoggedIn();
    if (!card || (member.birthDate !== null && member.birthDate !== birth_date)) {
      throw invalid("number", "wrong");
    }
    const changes = { cardNumber: number, birthDate: birth_date };
    await transaction.update(customerTable).set(changes).where(eq(customerTable.id, customer.id));
    if (card.points > 0) {
      const balance = await addEntry(
        transaction,
        { customerId: customer.id, kind: "adjust", reason: "card", points: card.points },
        now(),
      );
      publish({ name: "points", data: { points: card.points, balance, reason: "card" } });
    }
    return { ...member, ...changes };
  });
  return profileAnswer(database, row);
}

/** A PIN has four digits; at this pace, guessing it takes months. */
const giftCardLimits = (visitor: Visitor, number: string): Limit[] =>
  accountLimits(visitor, {
    name: "gift card",
    account: number,
    most: 5,
    withinMs: day,
    everywhere: 10,
    paceMs: 15 * minute,
    fromLine: 200,
  });

export async function giftCardBalance(
  call: Call,
  { number, pin }: z.output<typeof giftCardRequest>,
): Promise<z.input<typeof giftCardBalanceWire>> {
  const { database, tenant, now } = call;
  const attempts = await inWriteTransaction(database, (transaction) =>
    countAttempt(transaction, tenant, now(), giftCardLimits(call, number)),
  );
  const [card] = await database
    .select()
    .from(giftCard)
    .where(and(eq(giftCard.tenant, tenant), eq(giftCard.number, number)));
  if (!card || !isSameHash(card.pinHash, hashOf(card.salt + pin))) throw invalid("number", "wrong");
  await inWriteTransaction(database, (transaction) => removeAttempts(transaction, attempts));
  return {
    balance: card.balance,
    currency: "CZK",
    valid_to: card.validTo === null ? null : new Date(card.validTo).toISOString(),
  };
}
