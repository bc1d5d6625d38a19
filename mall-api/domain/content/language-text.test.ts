import { expect, it } from "vitest";
import { text } from "./language-text";

it("keeps Czech and Slovak one-letter words, numbers and the parts of an e-mail with what follows them", () => {
  const { en, cz, sk, de } = text(
    "Card for 200 Kč by e-mail",
    "Karta na 200 až {most} Kč a s PINem, od 24 do 1 000 dílků",
    "Dvere široké 90 cm, o pätinu",
    "Karte für 200 Kč, 72 Stunden, um 9:00 Uhr",
  );
  expect(en).toBe("Card for 200\u00a0Kč by e-\u2060mail");
  expect(de).toBe("Karte für 200\u00a0Kč, 72\u00a0Stunden, um 9:00\u00a0Uhr");
  expect(cz).toBe("Karta na 200 až {most}\u00a0Kč a\u00a0s\u00a0PINem, od 24 do 1\u00a0000 dílků");
  expect(sk).toBe("Dvere široké 90\u00a0cm, o\u00a0pätinu");
});
