import { expect, it } from "vitest";
import { input, withLoyaltyMall } from "../../tests/stand-ins/loyalty-mall";
import type { MemberCall } from "../call/services";
import { points } from "./points";
import { sendReceipt } from "./receipts";

const mall = withLoyaltyMall();

it("credits a receipt once of a thousand that are sent at the same time, each with other data and another photo", async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => mall.member()));
  const send = (member: MemberCall, number: number) =>
    sendReceipt(
      member,
      {
        company_id: "shop",
        number: `R${number}`,
        issued_at: "2026-06-10",
        total: 100_00 + number,
        fiscal_id: "ekasa O-7DBCDA8A56EE426DBCDA8A56EE426D1A",
        file: new File([`%PDF-1.7 ${number}`], "receipt.pdf"),
      },
      input({}),
    ).then(
      ({ status }) => status,
      ({ word, errors }) => `${word} ${errors?.number}`,
    );
  const outcomes = await Promise.all(
    people.flatMap((member, at) => Array.from({ length: 50 }, (_, turn) => send(member, at * 50 + turn))),
  );
  const counted = outcomes.filter((outcome) => outcome === "approved");
  expect([outcomes.length, counted.length]).toEqual([1000, 1]);
  expect(new Set(outcomes)).toEqual(new Set(["approved", "Conflict taken"]));
  const balances = await Promise.all(people.map(async (member) => (await points(member)).balance));
  expect(balances.filter((balance) => balance > 0)).toHaveLength(1);
}, 300_000);
