import { expect, test } from "vitest";
import { siteOf } from "../../../../tests/stand-ins/site";
import { giftCardFacts } from "./gift-cards.server";

const facts = (article: string | null, shops: number) =>
  Object.values(giftCardFacts(article, shops, siteOf())).map((fact) => fact?.replaceAll("\u00a0", " "));

test("has the amounts and the validity that a gift card's text states, and how many shops take it", () => {
  expect(facts("<p>Any amount from 200 to 10 000 Kč, valid for 2 years.</p>", 16)).toEqual([
    "200–10 000 Kč",
    "2 years",
    "16 shops",
  ]);
  const none = undefined;
  expect(facts("<p>Od 200 až 5 000 Kč, platí 3 roky.</p>", 0)).toEqual(["200–5 000 Kč", "3 roky", none]);
  expect(facts("<p>A card with 16 digits, from 9 to 21, for 4 lettuces.</p>", 0)).toEqual([none, none, none]);
  expect(facts(null, 0)).toEqual([none, none, none]);
});
