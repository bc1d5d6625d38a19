import { languages } from "@contract/languages";
import { expect, it } from "vitest";
import { priceText } from "./price-text.server";

it("says that a price is the lowest of several, in each language", () => {
  expect(languages.map((language) => priceText(19900, true, language))).toEqual([
    "from 199\u00a0Kč",
    "od 199\u00a0Kč",
    "od 199\u00a0Kč",
    "ab 199\u00a0Kč",
  ]);
  expect(priceText(19900, false, "en")).toBe("199\u00a0Kč");
});
