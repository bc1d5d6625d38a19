import { describe, expect, it } from "vitest";
import { relativeTime } from "./relative-time";

const now = new Date("2026-06-10T12:00:00Z");
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30.436875 * day;
const year = 365.2425 * day;

const written = ["en", "cz", "sk", "de"] as const;
type Texts = Record<(typeof written)[number], string>;

const cases: [distance: number, ahead: Texts, ago: Texts][] = [
  [
    44 * second,
    { en: "in 44 seconds", cz: "za 44 sekund", sk: "o\u00a044 sekúnd", de: "in 44 Sekunden" },
    { en: "44 seconds ago", cz: "před 44 sekundami", sk: "pred 44 sekundami", de: "vor 44 Sekunden" },
  ],
  [
    45 * second,
    { en: "in 1 minute", cz: "za 1 minutu", sk: "o\u00a01 minútu", de: "in 1 Minute" },
    { en: "1 minute ago", cz: "před 1 minutou", sk: "pred 1 minútou", de: "vor 1 Minute" },
  ],
  [
    44 * minute,
    { en: "in 44 minutes", cz: "za 44 minut", sk: "o\u00a044 minút", de: "in 44 Minuten" },
    { en: "44 minutes ago", cz: "před 44 minutami", sk: "pred 44 minútami", de: "vor 44 Minuten" },
  ],
  [
    45 * minute,
    { en: "in 1 hour", cz: "za 1 hodinu", sk: "o\u00a01 hodinu", de: "in 1 Stunde" },
    { en: "1 hour ago", cz: "před 1 hodinou", sk: "pred 1 hodinou", de: "vor 1 Stunde" },
  ],
  [
    21 * hour,
    { en: "in 21 hours", cz: "za 21 hodin", sk: "o\u00a021 hodín", de: "in 21 Stunden" },
    { en: "21 hours ago", cz: "před 21 hodinami", sk: "pred 21 hodinami", de: "vor 21 Stunden" },
  ],
  [
    22 * hour,
    { en: "in 1 day", cz: "za 1 den", sk: "o\u00a01 deň", de: "in 1 Tag" },
    { en: "1 day ago", cz: "před 1 dnem", sk: "pred 1 dňom", de: "vor 1 Tag" },
  ],
  [
    25 * day,
    { en: "in 25 days", cz: "za 25 dní", sk: "o\u00a025 dní", de: "in 25 Tagen" },
    { en: "25 days ago", cz: "před 25 dny", sk: "pred 25 dňami", de: "vor 25 Tagen" },
  ],
  [
    26 * day,
    { en: "in 1 month", cz: "za 1 měsíc", sk: "o\u00a01 mesiac", de: "in 1 Monat" },
    { en: "1 month ago", cz: "před 1 měsícem", sk: "pred 1 mesiacom", de: "vor 1 Monat" },
  ],
  [
    10 * month,
    { en: "in 10 months", cz: "za 10 měsíců", sk: "o\u00a010 mesiacov", de: "in 10 Monaten" },
    { en: "10 months ago", cz: "před 10 měsíci", sk: "pred 10 mesiacmi", de: "vor 10 Monaten" },
  ],
  [
    11 * month,
    { en: "in 1 year", cz: "za 1 rok", sk: "o\u00a01 rok", de: "in 1 Jahr" },
    { en: "1 year ago", cz: "před 1 rokem", sk: "pred 1 rokom", de: "vor 1 Jahr" },
  ],
  [
    3 * year,
    { en: "in 3 years", cz: "za 3 roky", sk: "o\u00a03 roky", de: "in 3 Jahren" },
    { en: "3 years ago", cz: "před 3 lety", sk: "pred 3 rokmi", de: "vor 3 Jahren" },
  ],
];

describe.each(written)("relative time in %s", (language) => {
  it.each(cases.map(([distance, ahead, ago]) => [ahead.en, distance, ahead, ago] as const))(
    "formats %s ahead and ago",
    (_, distance, ahead, ago) => {
      expect(relativeTime(now, now.getTime() + distance, language)).toBe(ahead[language]);
      expect(relativeTime(now, now.getTime() - distance, language)).toBe(ago[language]);
    },
  );
});

describe("relative time", () => {
  it("rounds before it compares, so that a unit never reaches its threshold", () => {
    expect(relativeTime(now, now.getTime() + 44.4 * second, "en")).toBe("in 44 seconds");
    expect(relativeTime(now, now.getTime() + 44.6 * second, "en")).toBe("in 1 minute");
    expect(relativeTime(now, now.getTime() + 89 * second, "en")).toBe("in 1 minute");
    expect(relativeTime(now, now.getTime() + 90 * second, "en")).toBe("in 2 minutes");
  });

  it("counts days as a calendar does, where it knows the time zone", () => {
    const friday = new Date("2026-11-26T23:05:00Z");
    const sunday = new Date("2026-11-29T16:00:00Z");
    expect(relativeTime(friday, sunday, "cz")).toBe("za 3 dny");
    expect(relativeTime(friday, sunday, "cz", "Europe/Prague")).toBe("za 2 dny");
    expect(relativeTime(sunday, friday, "cz", "Europe/Prague")).toBe("před 2 dny");
    expect(relativeTime(friday, sunday, "cz", "UTC")).toBe("za 3 dny");
    expect(relativeTime(friday, friday.getTime() + 22 * hour, "en", "Europe/Prague")).toBe("in 1 day");
  });

  it("formats a difference of zero as the future", () => {
    expect(relativeTime(now, now, "de")).toBe("in 0 Sekunden");
  });

  it("rejects an invalid date", () => {
    expect(() => relativeTime(now, new Date("soon"), "en")).toThrow(RangeError);
  });
});
