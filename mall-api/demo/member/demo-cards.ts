import type { TenantId } from "@contract/tenant-ids";
import { giftCard, plasticCard } from "../../db/loyalty-schema";
import type { Transaction } from "../../db/write-transaction";
import { cardNumber } from "../../domain/accounts/customers";
import { hashOf, randomToken } from "../../domain/accounts/secrets";
import { day } from "../../domain/time/durations";

/** Cards to try out: three plastic cards, with birth dates, and three gift cards, with PINs. */
export const demoPlasticCards = [
  { number: cardNumber("0000000001"), birthDate: "1980-01-31", points: 250 },
  { number: cardNumber("0000000002"), birthDate: "1995-07-12", points: 40 },
  { number: cardNumber("0000000003"), birthDate: "1991-05-14", points: 1200 },
];
export const demoGiftCards = [
  { number: "6390000000000017", pin: "1234", balance: 1_500_00 },
  { number: "6390000000000025", pin: "4321", balance: 250_50 },
  { number: "6390000000000033", pin: "0000", balance: 0 },
];

export async function addDemoCards(transaction: Transaction, tenant: TenantId, now: Date): Promise<void> {
  await transaction
    .insert(plasticCard)
    .values(demoPlasticCards.map((card) => ({ tenant, ...card })))
    .onConflictDoNothing();
  const giftCards = demoGiftCards.map(({ number, pin, balance }) => {
    const salt = randomToken();
    const validTo = now.getTime() + 365 * day;
    return { tenant, number, salt, pinHash: hashOf(salt + pin), balance, validTo };
  });
  await transaction.insert(giftCard).values(giftCards).onConflictDoNothing();
}
