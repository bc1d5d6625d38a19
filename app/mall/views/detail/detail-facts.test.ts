import { expect, it } from "vitest";
import { siteOf } from "../../../../tests/stand-ins/site";
import { admissionText, eventNote } from "./detail-facts.server";

process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";

it("calls an event free only if its price is nothing, not if it is unknown", () => {
  expect(admissionText({ price: 0 }, "en")).toBe("Free");
  expect(admissionText({ price: 12_000 }, "cz")).toBe("120\u00a0Kč");
  expect([admissionText({ price: null }, "en"), admissionText({}, "en")]).toEqual([null, null]);
});

it.each([
  ["en", "Starts today at 15:00", "Starts in 1 day"],
  ["cz", "Začíná dnes v\u00a015:00", "Začíná za 1 den"],
  ["sk", "Začína dnes o\u00a015:00", "Začína o\u00a01 deň"],
  ["de", "Beginnt heute um 15:00\u00a0Uhr", "Beginnt in 1 Tag"],
] as const)(
  "says in %s at what hour an event of today begins, in the mall's time zone",
  (language, today, tomorrow) => {
    const site = { ...siteOf(), language, now: new Date("2026-07-01T22:30:00Z") };
    const note = (starts_at: string) => eventNote({ starts_at, ends_at: null }, site);
    expect(note("2026-07-02T13:00:00Z")).toBe(today);
    expect(note("2026-07-03T00:00:00Z")).toBe(tomorrow);
  },
);
