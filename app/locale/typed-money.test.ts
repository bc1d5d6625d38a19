import { languages } from "@contract/languages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "./money";
import { readMoney } from "./typed-money";

describe("an amount", () => {
  it("that is printed is read as the same, in each language", () => {
    const amounts = fc.integer({ min: 1, max: 10_000_000_00 });
    fc.assert(
      fc.property(fc.constantFrom(...languages), amounts, (language, haler) => {
        expect(readMoney(formatMoney(haler, language), language)).toBe(haler);
      }),
    );
  });

  it("in any notation is read as the same in each language, with a currency or without", () => {
    const locales = fc.constantFrom("en-GB", "cs-CZ", "sk-SK", "de-DE", "de-AT", "de-CH", "pl-PL", "hu-HU");
    const currencies = fc.constantFrom("", " Kč", "Kč", "\u00a0CZK", " kč", " Kc\u030c");
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        locales,
        currencies,
        fc.integer({ min: 100_000, max: 10_000_000_00 }),
        (language, locale, currency, haler) => {
          const text = (haler / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
          expect(readMoney(text + currency, language)).toBe(haler);
        },
      ),
    );
  });

  it.each([
    ["1249,90", 124_990],
    ["1249.9", 124_990],
    ["1.249,90", 124_990],
    ["1,249.90", 124_990],
    ["1'249.90", 124_990],
    ["1’249,90", 124_990],
    ["1 249,– Kč", 124_900],
    ["1.249,— Kč", 124_900],
    ["1 249,-", 124_900],
    ["1\u202f249,\u2212", 124_900],
    ["1249,--", 124_900],
    ["1249,=", 124_900],
    ["1249,", 124_900],
    ["1 249.", 124_900],
    ["1 249 ,90", 124_990],
    ["CZK 1,249.90", 124_990],
    ["\u202a1 249,90\u202c\u200b", 124_990],
    ["１２４９，９０", 124_990],
    ["1.249.900", 124_990_000],
    ["1 249 korun", 124_900],
    ["0,05", 5],
  ])("%s is the same in all languages", (text, haler) => {
    for (const language of languages) expect(readMoney(text, language)).toBe(haler);
  });

  it.each([
    ["1.249", "de", ["en", "cz", "sk"]],
    ["1,249", "en", ["de", "cz", "sk"]],
  ] as const)("%s is thousands in %s, and asked about elsewhere", (text, own, others) => {
    expect(readMoney(text, own)).toBe(124_900);
    for (const language of others)
      expect(readMoney(text, language)).toEqual({ whole: 124_900, decimal: 125 });
  });

  it.each([
    "",
    "abc",
    "-5",
    "−5",
    "1e9",
    "∞",
    "12 49",
    "1 2 4 9",
    "1,2,3",
    "1,249,90",
    "0.249",
    "1249,900",
    "1.249 €",
    "1249,90 EUR",
    "10 20",
    "10, 20",
    ",",
  ])("%j is no amount of crowns", (text) => {
    for (const language of languages) expect(readMoney(text, language)).toBeNull();
  });
});
