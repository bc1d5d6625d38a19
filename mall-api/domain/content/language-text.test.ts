import { expect, it } from "vitest";
import { text } from "./language-text";

it("keeps Czech and Slovak one-letter words and numbers with what follows them", () => {
  const { en, cz, sk } = text(
    "Card for 200 Kč",
    "Karta na 200 až {most} Kč a s PINem, od 24 do 1 000 dílků",
    "Dvere široké 90 cm, o pätinu",
    "Karte",
  );
  expect(en).toBe("Card for 200 Kč");
  expect(cz).toBe("Karta na 200 až {most}\u00a0Kč a\u00a0s\u00a0PINem, od 24 do 1\u00a0000 dílků");
  expect(sk).toBe("Dvere široké 90\u00a0cm, o\u00a0pätinu");
});
