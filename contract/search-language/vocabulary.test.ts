import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance";
import { termsOf } from "./query-terms";

const words = "karta karty geschenkkarten kavarna kavarne parkovani parking restaurace wifi with wir schuhe";
const vocabulary = words
  .split(" ")
  .sort()
  .map((word, at) => ({ word, frequency: at + 1 }));
const readings = (query: string) =>
  termsOf(query.split(" "), vocabulary, undefined).flatMap((term) => term.readings);
const wordsFor = (query: string) => readings(query).map((reading) => reading.words);
const corrected = (query: string) => readings(query).map((reading) => reading.corrected);

describe("expanding a word of a query", () => {
  it("puts the word itself first, then words with this prefix", () => {
    expect(wordsFor("karta")[0]?.[0]).toBe("karta");
    expect(wordsFor("kar")[0]?.toSorted()).toEqual(["karta", "karty"]);
  });

  it("includes its inflected forms", () => {
    expect(wordsFor("kavarny")[0]?.toSorted()).toEqual(["kavarna", "kavarne"]);
    expect(corrected("kavarny")).toEqual([null]);
  });

  it("includes compounds that contain it", () => {
    expect(wordsFor("karten")[0]).toContain("geschenkkarten");
  });

  it("treats a short word as a prefix at the end of the query only", () => {
    expect(wordsFor("karta wi")[1]).toContain("with");
    expect(wordsFor("wi karta")[0]).not.toContain("with");
  });

  it("joins it with its neighbour if the mall writes both as one word", () => {
    expect(wordsFor("wi fi")).toEqual([["wifi"]]);
  });

  it.each([
    ["parkovnai", "parkovani"],
    ["prakovani", "parkovani"],
    ["resturace", "restaurace"],
    ["restorace", "restaurace"],
    ["shuhe", "schuhe"],
  ])("%s is read as %s", (typed, meant) => {
    expect(corrected(typed)).toEqual([meant]);
  });

  it("leaves it unchanged if nothing is near", () => {
    expect(corrected("xqzwv")).toEqual([null]);
    expect(corrected("wix")).toEqual([null]);
  });
});

describe("edit distance", () => {
  it.each([
    ["abcd", "abcd", 0],
    ["abcd", "abxd", 1],
    ["abcd", "abd", 1],
    ["abcd", "abccd", 1],
    ["abcd", "acbd", 1],
    ["abcdefgh", "abdcegfh", 2],
    ["abcd", "wxyz", Number.POSITIVE_INFINITY],
  ])("between %s and %s are %d", (typed, word, count) => {
    expect(editDistance(typed, word, 2).whole).toBe(count);
  });

  it("compares an unfinished word with prefixes", () => {
    expect(editDistance("resturac", "restauracemi", 2)).toEqual({
      whole: Number.POSITIVE_INFINITY,
      beginning: 1,
    });
  });
});
