import { describe, expect, it } from "vitest";
import { giftCard, plasticCard } from "../../db/loyalty-schema";
import { withLoyaltyMall } from "../../tests/stand-ins/loyalty-mall";
import { hashOf } from "../accounts/secrets";
import type { MemberCall } from "../call/services";
import { giftCardBalance, linkPhysicalCard } from "./cards";
import { points } from "./points";

const mall = withLoyaltyMall();
let numbers = 0;
const birthDate = "1990-04-01";

async function newPlasticCard(changes: Partial<typeof plasticCard.$inferInsert> = {}) {
  const number = String(1_000_000_000_000 + ++numbers);
  const row = { tenant: "galerieharfa", number, birthDate, points: 0, ...changes };
  await mall.services().database.insert(plasticCard).values(row);
  return number;
}
/** The member's card number after linking, or the error. */
const link = (member: MemberCall, number: string, birth_date = birthDate) =>
  linkPhysicalCard(member, { number, birth_date }).then(
    ({ card_number }) => card_number,
    ({ word, errors }) => errors?.number?.[0] ?? word,
  );

describe("a plastic card", () => {
  it("is linked to the member, with its points", async () => {
    const member = await mall.member();
    const number = await newPlasticCard({ points: 70 });
    expect(await link(member, number)).toBe(number);
    expect((await points(member)).balance).toBe(70);
    expect(mall.sentTo(member, "points")).toEqual([{ points: 70, balance: 70, reason: "card" }]);
  });

  it("is linked once", async () => {
    const number = await newPlasticCard();
    expect([await link(await mall.member(), number), await link(await mall.member(), number)]).toEqual([
      number,
      "wrong",
    ]);
  });

  it("is linked only with its birth date, which must be the member's", async () => {
    expect(await link(await mall.member(), await newPlasticCard(), "1990-04-02")).toBe("wrong");
    const other = await mall.member({ birthDate: "1980-01-01" });
    expect(await link(other, await newPlasticCard())).toBe("wrong");
    expect(await link(await mall.member({ birthDate }), await newPlasticCard())).not.toBe("wrong");
  });

  it("is linked in its own mall only", async () => {
    expect(await link(await mall.member(), await newPlasticCard({ tenant: "novoplaza" }))).toBe("wrong");
  });

  it("allows five wrong attempts an hour", async () => {
    const member = await mall.member();
    const guesses = [];
    for (let guess = 0; guess < 6; guess++) guesses.push(await link(member, `999999999999${guess}`));
    expect(guesses).toEqual([...Array(5).fill("wrong"), "TooManyRequests"]);
    expect(await link(member, await newPlasticCard())).toBe("TooManyRequests");
  });
});

describe("a gift card", () => {
  async function newGiftCard() {
    const number = String(6_390_000_000_000_000 + ++numbers);
    await mall
      .services()
      .database.insert(giftCard)
      .values({ tenant: "galerieharfa", number, salt: "salt", pinHash: hashOf("salt4711"), balance: 500_00 });
    return number;
  }
  const read = (visitor: MemberCall, number: string, pin: string) =>
    giftCardBalance(visitor, { number, pin }).then(
      ({ balance }) => balance,
      ({ word, errors }) => errors?.number?.[0] ?? word,
    );

  it("shows its balance for its PIN", async () => {
    const [visitor, number] = [await mall.member(), await newGiftCard()];
    expect(await read(visitor, number, "4711")).toBe(500_00);
    expect(await read(visitor, number, "4712")).toBe("wrong");
    expect(await read(visitor, "6390999999999999", "4711")).toBe("wrong");
    expect(await read({ ...visitor, tenant: "novoplaza" }, number, "4711")).toBe("wrong");
  });

  it("allows five wrong PINs a day from one line, and any number of right ones", async () => {
    const [visitor, number] = [await mall.member(), await newGiftCard()];
    for (let times = 0; times < 12; times++) expect(await read(visitor, number, "4711")).toBe(500_00);
    const guesses = [];
    for (let guess = 0; guess < 6; guess++) guesses.push(await read(visitor, number, `000${guess}`));
    expect(guesses).toEqual([...Array(5).fill("wrong"), "TooManyRequests"]);
    expect(await read(visitor, number, "4711")).toBe("TooManyRequests");
    expect(await read({ ...visitor, clientAddress: "192.0.2.2" }, number, "4711")).toBe(500_00);
  });
});
