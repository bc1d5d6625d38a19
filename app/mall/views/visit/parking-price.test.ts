import { parkingOptions } from "@contract/options";
import { describe, expect, it } from "vitest";
import { longestStay, stayPrice } from "./parking-price";

const options = (tariffs: object[], free_minutes = 0) => parkingOptions.parse({ tariffs, free_minutes });

/** Three hours free, then 40 Kč an hour to the sixth, then 80 Kč an hour; a night costs 300 Kč on top. */
const usual = options([
  { from_minutes: 360, price: 8000, per_minutes: 60 },
  { from_minutes: 0, to_minutes: 180, price: 0 },
  { from_minutes: 180, to_minutes: 360, price: 4000, per_minutes: 60 },
  { from_minutes: 0, price: 30_000, is_extra: true },
]);

describe("the price of a stay", () => {
  it.each([
    [1, 0],
    [180, 0],
    [181, 4000],
    [240, 4000],
    [241, 8000],
    [360, 12_000],
    [361, 20_000],
    [600, 12_000 + 4 * 8000],
  ])("of %i minutes is %i haléř", (minutes, price) => {
    expect(stayPrice(usual, minutes)?.total).toBe(price);
  });

  it("is itemized by tariff, and the parts add up to the total", () => {
    const price = stayPrice(usual, 420);
    expect(price?.parts.map(({ times, amount }) => [times, amount])).toEqual([
      [1, 0],
      [3, 12_000],
      [1, 8000],
    ]);
    expect(price?.total).toBe(20_000);
  });

  it("charges a tariff without an interval once", () => {
    const flat = options([
      { from_minutes: 0, to_minutes: 120, price: 2000 },
      { from_minutes: 120, price: 5000 },
    ]);
    expect(stayPrice(flat, 120)?.total).toBe(2000);
    expect(stayPrice(flat, 1000)?.total).toBe(7000);
  });

  it("is zero within the free time, whatever the tariffs say", () => {
    const grace = options([{ from_minutes: 0, price: 5000, per_minutes: 60 }], 15);
    expect(stayPrice(grace, 15)?.total).toBe(0);
    expect(stayPrice(grace, 16)?.total).toBe(5000);
  });

  it("is unknown if the tariffs leave a gap, begin late, end early or are empty", () => {
    expect(stayPrice(options([{ from_minutes: 60, price: 1 }]), 90)).toBeNull();
    expect(
      stayPrice(
        options([
          { from_minutes: 0, to_minutes: 60, price: 1 },
          { from_minutes: 90, price: 1 },
        ]),
        30,
      ),
    ).toBeNull();
    expect(stayPrice(options([{ from_minutes: 0, to_minutes: 60, price: 1 }]), 61)).toBeNull();
    expect(stayPrice(options([]), 60)).toBeNull();
    expect(stayPrice(usual, 0)).toBeNull();
    expect(stayPrice(usual, Number.NaN)).toBeNull();
  });

  it("has a longest stay", () => {
    expect(longestStay(usual)).toBe(Number.POSITIVE_INFINITY);
    expect(longestStay(options([{ from_minutes: 0, to_minutes: 60, price: 1 }]))).toBe(60);
    expect(longestStay(options([]))).toBe(0);
  });
});
