import { describe, expect, it } from "vitest";
import type { Language } from "../languages";
import { daysAskedIn } from "./asked-days";

describe("days of a question", () => {
  it.each<[Language, string, object]>([
    ["en", "easter monday hours", { holiday: "easter+1" }],
    ["en", "eastr monday hours", { holiday: "easter+1" }],
    ["en", "open on boxing day", { holiday: "12-26" }],
    ["en", "opening hours over christmas", { holiday: "12-24..12-26" }],
    ["en", "open on the 24th of December", { dayOfYear: "12-24" }],
    ["en", "open December 24th", { dayOfYear: "12-24" }],
    ["cz", "otevřeno na velký pátek", { holiday: "easter-2" }],
    ["cz", "máte otevřeno na Silvestra", { holiday: "12-31" }],
    ["cz", "svátek Cyrila a Metoděje otevřeno", { holiday: "07-05" }],
    ["sk", "ste otvorení 1. mája", { dayOfYear: "05-01" }],
    ["sk", "veľkonočný pondelok", { holiday: "easter+1" }],
    ["de", "an Christi Himmelfahrt offen", { holiday: "easter+39" }],
    ["de", "am 1. Mai", { dayOfYear: "05-01" }],
    ["de", "am Montag", { weekday: 0 }],
  ])("%s: %s", (language, q, days) => {
    expect(daysAskedIn(q, language)?.days).toEqual(days);
  });

  it.each<[Language, string]>([
    ["en", "christmas presents"],
    ["en", "easter eggs"],
    ["cz", "vánoční dárek"],
    ["de", "Weihnachtsgeschenk"],
    ["en", "black friday"],
  ])("%s: %s names none", (language, q) => {
    expect(daysAskedIn(q, language)).toBeNull();
  });
});
