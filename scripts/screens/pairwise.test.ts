import { expect, test } from "vitest";
import { pairwise } from "./pairwise";

const factors = {
  screen: Array.from({ length: 20 }, (_, at) => `screen ${at}`),
  width: [320, 390, 1440],
  colours: ["light", "dark", "forced"],
  script: [true, false],
} as const;

test("each two values of any two factors occur together", () => {
  const rows = pairwise(factors);
  const names = Object.keys(factors) as (keyof typeof factors)[];
  for (const one of names)
    for (const other of names.filter((name) => name > one))
      for (const value of factors[one])
        for (const otherValue of factors[other])
          expect(
            rows.some((row) => row[one] === value && row[other] === otherValue),
            `${one} ${value}, ${other} ${otherValue}`,
          ).toBe(true);
});

test("there are hardly more rows than the two largest factors need", () => {
  expect(pairwise(factors).length).toBeLessThan(20 * 3 * 1.25);
});

test("the rows are the same each time", () => {
  expect(pairwise(factors)).toEqual(pairwise(factors));
});
