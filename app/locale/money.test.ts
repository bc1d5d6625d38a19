import { expect, it } from "vitest";
import { formatMoney } from "./money";

it.each([
  ["en", "1,290 Kč", "1,290.50 Kč"],
  ["cz", "1 290 Kč", "1 290,50 Kč"],
  ["sk", "1 290 Kč", "1 290,50 Kč"],
  ["de", "1.290 Kč", "1.290,50 Kč"],
] as const)("formats whole crowns in %s without decimals", (language, whole, broken) => {
  const blanks = (text: string) => text.replaceAll(/\s/g, " ");
  expect(blanks(formatMoney(129_000, language))).toBe(blanks(whole));
  expect(blanks(formatMoney(129_050, language))).toBe(blanks(broken));
  expect(formatMoney(129_000, language)).not.toContain(" ");
});
