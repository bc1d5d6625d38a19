import { languages } from "@contract/languages";
import { describe, expect, it } from "vitest";
import {
  dateText,
  dayText,
  formatDate,
  formatDay,
  formatDayInWords,
  formatTime,
  formatTimeOfDay,
  shortDay,
} from "./dates";

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

describe("a date in the visitor's language", () => {
  const mall = (date_format: string) => ({ date_format, time_zone: "Europe/Prague" });

  it.each([
    ["en", "9 March 2026", "9 Mar"],
    ["cz", "9. 3. 2026", "9. 3."],
    ["sk", "9. 3. 2026", "9. 3."],
    ["de", "9.3.2026", "9. März"],
  ] as const)("is written as people write it in %s", (language, date, short) => {
    expect(dateText("2026-03-08T23:30:00Z", { language, mall: mall("D. M. YYYY") })).toBe(blanks(date));
    expect(dayText("2026-03-09", { language, mall: null })).toBe(blanks(date));
    expect(shortDay("2026-03-09", language).replaceAll("\u00a0", " ")).toBe(short);
  });

  it.each(["DD.MM.YYYY", "YYYY-MM-DD", "MM/DD/YY"])(
    "names the month in English where the mall writes %s",
    (format) => {
      expect(dayText("2026-03-09", { language: "en", mall: mall(format) })).toBe(blanks("9 March 2026"));
    },
  );

  it.each(["cz", "sk"] as const)("has spaces and no zeros in %s, however the mall writes it", (language) => {
    for (const format of ["DD.MM.YYYY", "D.M.YYYY", "DD. MM. YYYY", "D. M. YYYY"])
      expect(dayText("2026-03-09", { language, mall: mall(format) })).toBe(blanks("9. 3. 2026"));
  });

  it("leaves a mall's weekday, and a month that it names itself", () => {
    expect(dayText("2026-03-09", { language: "en", mall: mall("ddd D. M. YYYY") })).toBe(
      blanks("Mon 9 March 2026"),
    );
    expect(dayText("2026-03-09", { language: "en", mall: mall("MMM D, YYYY") })).toBe(blanks("Mar 9, 2026"));
    expect(dayText("2026-03-09", { language: "de", mall: mall("D. MMMM YYYY") })).toBe(
      blanks("9. März 2026"),
    );
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
