import { describe, expect, it } from "vitest";
import type { Language } from "../languages";
import { wordsOf } from "./folding";
import { termsOf } from "./query-terms";

const termsIn = (language: Language, q: string) => termsOf(wordsOf(q), [], language);
/** The best kind of each term that has one, details in brackets. */
const askedIn = (language: Language, q: string) =>
  termsIn(language, q).flatMap(({ kinds, isDetail }) => {
    const [best] = [...kinds].sort(([, one], [, other]) => other - one);
    return best ? [isDetail ? `(${best[0]})` : best[0]] : [];
  });

describe("what a question asks for", () => {
  it.each<[Language, string, string[]]>([
    ["cz", "odhlásím se z newsletteru", ["newsletter"]],
    ["cz", "newsletter chci odhlásit", ["newsletter"]],
    ["en", "how do i stop you sending me emails", ["newsletter"]],
    ["de", "löschen Sie bitte das Konto", ["account-closing"]],
    ["sk", "parkovací lístok som stratil", ["parking"]],
    ["en", "whats on", ["cinema"]],
    ["cz", "simkarta", ["phones"]],
    ["cz", "něco sladkýho", ["cafe"]],
  ])("%s: %s, in any order and form of words", (language, q, asked) => {
    expect(askedIn(language, q)).toEqual(asked);
  });

  it.each<[Language, string, string[]]>([
    ["en", "my kid is lost", ["information", "information"]],
    ["de", "mein Kind ist verschwunden", ["information"]],
    ["sk", "kde zaparkujem bicykel", ["bike-room", "bike-room"]],
    ["cz", "opravíte zip", ["tailor", "tailor"]],
  ])("%s: %s, what is done with a thing by those who do it", (language, q, asked) => {
    expect(askedIn(language, q)).toEqual(asked);
  });

  it.each<[Language, string, string[]]>([
    ["en", "my daughter needs swimming goggles", ["(toys)", "swimming"]],
    ["en", "winter jacket for my son", ["kidswear", "(toys)"]],
    ["sk", "kniha pre 10 ročné dieťa", ["books", "(toys)"]],
    ["de", "Jacke für 6jährige", ["kidswear", "(toys)"]],
    ["cz", "chci pracovat v obchodě s oblečením", ["jobs", "(fashion)"]],
    ["en", "chess club", ["board-games", "(loyalty)"]],
    ["cz", "platba kartou v parkovacím automatu", ["(information)", "parking"]],
  ])("%s: %s, whom it is for and where are details", (language, q, asked) => {
    expect(askedIn(language, q)).toEqual(asked);
  });

  it.each<[Language, string, string[]]>([
    ["de", "Blumenerde und Töpfe", ["florist", "+home"]],
    ["en", "shoes and a bag", ["shoes", "leather"]],
    ["cz", "chleba a sýr", ["bakery", "+cheese"]],
    ["en", "fish and chips", ["restaurant"]],
  ])("%s: %s, things asked for together", (language, q, asked) => {
    const terms = termsIn(language, q).filter(({ kinds }) => kinds.size > 0);
    expect(terms.map(({ kinds, isFurther }) => (isFurther ? "+" : "") + [...kinds.keys()][0])).toEqual(asked);
  });

  it.each<[Language, string, string[]]>([
    ["sk", "robia sa tu nechty", ["nails"]],
    ["cz", "kavárna s hernou", ["cafe"]],
    ["cz", "nové brejle", ["optician"]],
  ])("%s: %s, small words are no part of another, spoken ones are the written", (language, q, asked) => {
    expect(askedIn(language, q)).toEqual(asked);
  });

  it("takes a part of a word for a loose form of it, an inflection for the word", () => {
    const vocabulary = ["boots", "lamp", "lamps", "lampshade"].map((word) => ({ word, frequency: 1 }));
    const [lamp] = termsOf(["lamp"], vocabulary, "en").flatMap(({ readings }) => readings);
    expect(lamp?.words).toContain("lampshade");
    expect([...(lamp?.loose ?? [])]).toEqual(["lampshade"]);
  });

  it("takes an adult's age for no child's", () => {
    expect(askedIn("en", "jobs for 16 year olds")).toEqual(["jobs"]);
  });

  it("asks a shop about what it takes back, with or without a receipt", () => {
    const [refund, shoes, ...others] = termsIn("en", "refund for shoes without receipt");
    expect(refund?.kinds.size).toBe(0);
    expect(refund?.readings[0]?.words).toContain("thirty");
    expect([...(shoes?.kinds.keys() ?? [])]).toEqual(["shoes"]);
    expect(others.every(({ kinds }) => kinds.size === 0)).toBe(true);
  });

  it("tells how long from when", () => {
    expect(askedIn("en", "parking for 5 hours")).toEqual(["parking"]);
  });

  it("asks when an event is, not when the mall is open", () => {
    expect(askedIn("de", "ist der Weihnachtsmarkt offen")).toEqual(["christmas-market"]);
  });

  it.each<[Language, string, string]>([
    ["cz", "starbaks", "starbucks"],
    ["en", "rossman", "rossmann"],
  ])("%s: reads %s as a brand", (language, q, brand) => {
    expect(termsIn(language, q)).toMatchObject([{ isBrand: true, readings: [{ corrected: brand }] }]);
  });

  it("takes no short word of another language, and of a German compound the whole last part", () => {
    expect(askedIn("de", "hat")).toEqual([]);
    expect(askedIn("en", "husband")).toEqual([]);
    expect(askedIn("de", "Müslischale")).toEqual(["ceramics"]);
  });
});
