import { languages } from "@contract/languages";
import { describe, expect, it } from "vitest";
import { formatDate, formatDay, formatDayInWords, formatTime, formatTimeOfDay } from "./dates";

const prague = (language: (typeof languages)[number]) => ({ language, timeZone: "Europe/Prague" });
const blanks = (text: string) => text.replaceAll(" ", "\u00a0");

describe("a mall's date format", () => {
  it.each(languages)("formats the same pattern in %s", (language) => {
    expect(formatDate("2026-03-09T10:00:00Z", "D. M. YYYY", prague(language))).toBe(blanks("9. 3. 2026"));
    expect(formatDate("2026-03-09T10:00:00Z", "DD.MM.YY", prague(language))).toBe("09.03.26");
  });

  it("uses the mall's time zone for the day, not the server's", () => {
    expect(formatDate("2026-12-31T23:30:00Z", "D. M. YYYY", prague("cz"))).toBe(blanks("1. 1. 2027"));
    expect(
      formatDate("2026-12-31T23:30:00Z", "YYYY-MM-DD", { language: "en", timeZone: "America/New_York" }),
    ).toBe("2026-12-31");
  });

  it.each([
    ["en", "9 March 2026", "Monday"],
    ["cz", "9 března 2026", "pondělí"],
    ["sk", "9 marca 2026", "pondelok"],
    ["de", "9 März 2026", "Montag"],
  ] as const)("names months and weekdays in %s", (language, day, weekday) => {
    expect(formatDay("2026-03-09", "D MMMM YYYY", language)).toBe(blanks(day));
    expect(formatDay("2026-03-09", "dddd", language)).toBe(weekday);
  });

  it("puts a month without a day into the nominative", () => {
    expect(formatDay("2026-03-09", "MMMM YYYY", "cz")).toBe(blanks("březen 2026"));
    expect(formatDay("2026-03-09", "MMMM YYYY", "sk")).toBe(blanks("marec 2026"));
  });

  it("keeps text in brackets", () => {
    expect(formatDay("2026-03-09", "D. M. [Doors] YYYY", "en")).toBe(blanks("9. 3. Doors 2026"));
  });
});

describe("a mall's time format", () => {
  it.each([
    ["HH:mm", "09:05", "00:00", "24:00"],
    ["H.mm", "9.05", "0.00", "24.00"],
    ["h:mm A", "9:05 AM", "12:00 AM", "12:00 AM"],
    ["hh:mm a", "09:05 am", "12:00 am", "12:00 am"],
  ])("formats morning, midnight and the end of the day as %s", (pattern, morning, midnight, end) => {
    expect(formatTimeOfDay("09:05", pattern)).toBe(blanks(morning));
    expect(formatTimeOfDay("00:00", pattern)).toBe(blanks(midnight));
    expect(formatTimeOfDay("24:00", pattern)).toBe(blanks(end));
  });

  it("formats noon and the afternoon", () => {
    expect(formatTimeOfDay("12:00", "h A")).toBe(blanks("12 PM"));
    expect(formatTimeOfDay("21:30", "h:mm A")).toBe(blanks("9:30 PM"));
  });

  it("uses the mall's time zone, in summer and in winter", () => {
    expect(formatTime("2026-06-10T17:30:00Z", "HH:mm", prague("cz"))).toBe("19:30");
    expect(formatTime("2026-12-10T17:30:00Z", "HH:mm", prague("cz"))).toBe("18:30");
    expect(formatTime("2026-06-10T22:00:00Z", "HH:mm", prague("cz"))).toBe("00:00");
  });
});

it.each([
  ["en", "Sat 21 November"],
  ["cz", "so 21. listopadu"],
  ["sk", "so 21. novembra"],
  ["de", "Sa., 21. November"],
] as const)("formats a day for headings in %s", (language, words) => {
  expect(formatDayInWords("2026-11-21T12:00:00Z", prague(language))).toBe(words);
});
