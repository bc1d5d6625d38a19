import { reward } from "@contract/reward";
import { expect, it } from "vitest";
import { ineligibilityOf } from "./reward-eligibility.server";

const now = new Date("2026-06-10T12:00:00Z");
const rewardWith = (fields: object) =>
  reward.parse({
    id: "coffee",
    points_price: 100,
    translations: [{ locale: "en", title: "A coffee" }],
    ...fields,
  });

it.each([
  ["what the mall API says of the member", { why_not: "tier_too_low", stock: 0 }, "tier_too_low"],
  ["that the member can activate it", { can_activate: true, stock: 0 }, null],
  ["a beginning that is ahead", { valid_from: "2026-06-11T00:00:00Z" }, "not_yet_valid"],
  ["an end that has passed", { valid_to: "2026-06-10T12:00:00Z" }, "expired"],
  ["that nothing is left", { stock: 0 }, "out_of_stock"],
  ["a price above the balance", { points_price: 101 }, "not_enough_points"],
  ["a price of the whole balance", {}, null],
  ["an unknown price", { points_price: null, stock: null }, null],
])("whether a reward can be activated follows from %s", (_, fields, word) => {
  expect(ineligibilityOf(rewardWith(fields), 100, now)).toBe(word);
});

it("says nothing of points to those whose balance is unknown", () => {
  expect(ineligibilityOf(rewardWith({ points_price: 101 }), null, now)).toBeNull();
});
