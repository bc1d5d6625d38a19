import { describe, expect, it } from "vitest";
import { aroundMatch, markedText, matcher, withoutBeginning } from "./marked-text";

describe("marked text", () => {
  const marked = (text: string, ...matched: string[]) => markedText(text, matcher(matched, ""));

  it("marks words regardless of accents and case, and keeps every character", () => {
    const text = "Jedna KARTA, sto „dárků“: kartou.";
    const parts = marked(text, "karta", "darku");
    expect(parts).toEqual(["Jedna ", "KARTA", ", sto „", "dárků", "“: kartou."]);
    expect(parts.join("")).toBe(text);
  });

  it("marks compounds by their parts and as one word", () => {
    expect(marked("Wi-Fi zdarma", "wifi")).toEqual(["", "Wi-Fi", " zdarma"]);
    expect(marked("Wi-Fi zdarma", "fi")).toEqual(["", "Wi-Fi", " zdarma"]);
  });

  it("marks German spellings and decomposed letters", () => {
    expect(marked("große Straße", "strasse")).toEqual(["große ", "Straße", ""]);
    expect(marked("ka\u0301va", "kava")).toEqual(["", "ka\u0301va", ""]);
  });

  it("does not mark what only ends with a word of the query", () => {
    const isMatch = matcher(["schuhe", "handschuhe", "schuhen"], "Schuhe");
    expect(markedText("Schuhe, Handschuhe", isMatch)).toEqual(["", "Schuhe", ", Handschuhe"]);
  });

  it("is shortened by what it begins with, to nothing where only that was marked", () => {
    const isMatch = matcher(["schuhe"], "Schuhe");
    const text = markedText("Schuhe. Alles für Schuhe", isMatch);
    expect(withoutBeginning(text, "Schuhe. ")).toEqual(["", "", "Alles für ", "Schuhe", ""]);
    expect(withoutBeginning(markedText("Schuhe. Viel Platz", isMatch), "Schuhe. ")).toBe(null);
    expect(withoutBeginning(text, "Mode. ")).toBe(text);
  });

  it("begins shortly before the first match, at a word", () => {
    const text =
      "Was hier niemand mehr braucht, wird in der Region verwertet. Kleidung und Schuhe bitte trocken.";
    const [before = "", match] = aroundMatch(markedText(text, matcher([], "schuhe")));
    expect([before, match]).toEqual(["…Region verwertet. Kleidung und ", "Schuhe"]);
    expect(aroundMatch(["Alles für ", "Schuhe", ""])).toEqual(["Alles für ", "Schuhe", ""]);
    expect(aroundMatch([text])).toEqual([text]);
  });

  it("marks words by their beginning if the mall API doesn't return its matches", () => {
    expect(markedText("Kávovar a čaj", matcher([], "káv ČAJ"))).toEqual(["", "Kávovar", " a ", "čaj", ""]);
  });
});
