import type { OpeningHoursZone } from "@contract/opening-hours";
import { describe, expect, it } from "vitest";
import { localTime, minutesUntilChange, openingStatus } from "./opening-status";
import { openingText } from "./opening-text.server";

const zone = (days: OpeningHoursZone["days"], more: Partial<OpeningHoursZone> = {}): OpeningHoursZone => ({
  zone: "default",
  status: "open",
  days,
  texts: {},
  exceptions: [],
  translations: [],
  ...more,
});
const everyDay = (from: string, to: string) =>
  zone(
    Object.fromEntries(
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
        day,
        [{ from, to }],
      ]),
    ),
  );
const prague = (instant: string) => localTime(new Date(instant), "Europe/Prague");

describe("opening status", () => {
  it("is open until the end of the interval", () => {
    expect(openingStatus(everyDay("09:00", "21:00"), prague("2026-06-10T18:59:00Z"))).toEqual({
      isOpen: true,
      until: "21:00",
    });
  });

  it("closes on the minute and says when tomorrow begins", () => {
    expect(openingStatus(everyDay("09:00", "21:00"), prague("2026-06-10T19:00:00Z"))).toEqual({
      isOpen: false,
      opens: { at: "09:00", daysAhead: 1, weekday: "thursday" },
    });
  });

  it("uses the mall's time zone, not the server's, across the change to winter time", () => {
    expect(prague("2026-10-25T00:30:00Z").minutes).toBe(150);
    expect(prague("2026-10-25T01:30:00Z").minutes).toBe(150);
    expect(prague("2026-12-31T23:30:00Z")).toEqual({ date: "2027-01-01", weekday: "friday", minutes: 30 });
  });

  it("of a new place says when it opens: on which day of this week and when, else on which date", () => {
    const newShop = (opens_on: string) => ({ ...everyDay("09:00", "21:00"), opens_on });
    const wednesday = prague("2026-06-10T10:00:00Z");
    expect(openingStatus(newShop("2026-06-13"), wednesday)).toEqual({
      isOpen: false,
      opens: { at: "09:00", daysAhead: 3, weekday: "saturday" },
    });
    const later = { isOpen: false, opensOn: "2026-06-27" } as const;
    expect(openingStatus(newShop("2026-06-27"), wednesday)).toEqual(later);
    expect(minutesUntilChange(later, wednesday)).toBe(12 * 60);
    for (const status of ["closed", "unknown"] as const)
      expect(openingStatus({ ...newShop("2026-06-27"), status }, wednesday)).toEqual(later);
    expect(openingStatus(newShop("2026-06-10"), wednesday)).toEqual({ isOpen: true, until: "21:00" });
  });

  it.each([
    ["en", "Opens on 27 June 2026"],
    ["cz", "Otevírá 27. 6. 2026"],
    ["sk", "Otvára 27. 6. 2026"],
    ["de", "Eröffnet am 27.6.2026"],
  ] as const)("says the first day in %s", (language, text) => {
    const said = openingText({ isOpen: false, opensOn: "2026-06-27" }, { mall: null, language });
    expect(said.replaceAll("\u00A0", " ")).toBe(text);
  });

  it("stays open past midnight on the day before's interval", () => {
    const bar = zone({ friday: [{ from: "18:00", to: "02:00" }], saturday: [] });
    expect(openingStatus(bar, prague("2026-06-12T23:30:00Z"))).toEqual({ isOpen: true, until: "02:00" });
    expect(openingStatus(bar, prague("2026-06-13T00:00:00Z"))).toMatchObject({ isOpen: false });
  });

  it("stays open over night where the next day goes on, until early in the morning or without an end", () => {
    const bar = zone({
      friday: [{ from: "18:00", to: "24:00" }],
      saturday: [{ from: "00:00", to: "02:00" }],
    });
    expect(openingStatus(bar, prague("2026-06-12T20:30:00Z"))).toEqual({ isOpen: true, until: "02:00" });
    const midnight = zone({
      friday: [{ from: "18:00", to: "24:00" }],
      saturday: [{ from: "10:00", to: "12:00" }],
    });
    expect(openingStatus(midnight, prague("2026-06-12T20:30:00Z"))).toEqual({ isOpen: true, until: "24:00" });
    const time = prague("2026-06-12T20:30:00Z");
    const status = openingStatus(everyDay("00:00", "24:00"), time);
    expect(status).toEqual({ isOpen: true, until: null });
    expect(minutesUntilChange(status, time)).toBe(90);
  });

  it("applies exceptions: closed on a holiday, open longer on a special day", () => {
    const holiday = {
      ...everyDay("09:00", "21:00"),
      exceptions: [{ date: "2026-12-25", intervals: [], text: null, translations: [] }],
    };
    expect(openingStatus(holiday, prague("2026-12-25T11:00:00Z"))).toEqual({
      isOpen: false,
      opens: { at: "09:00", daysAhead: 1, weekday: "saturday" },
    });
  });

  it("is closed for now whatever the week says", () => {
    expect(
      openingStatus(
        zone({ monday: [{ from: "09:00", to: "10:00" }] }, { status: "closed" }),
        prague("2026-06-08T07:30:00Z"),
      ),
    ).toEqual({ isOpen: false, isForNow: true });
  });

  const noon = "2026-06-10T10:00:00Z";
  it("is unknown on a day without hours, and where they may not apply", () => {
    expect(openingStatus(zone({ monday: [{ from: "09:00", to: "10:00" }] }), prague(noon))).toBeNull();
    expect(openingStatus(everyDay("09:00", "21:00"), prague(noon))).toMatchObject({ isOpen: true });
    const unsure = { ...everyDay("09:00", "21:00"), status: "unknown" as const };
    expect(openingStatus(unsure, prague(noon))).toBeNull();
    const exceptions = [{ date: "2026-06-10", intervals: null, text: null, translations: [] }];
    expect(openingStatus({ ...everyDay("09:00", "21:00"), exceptions }, prague(noon))).toBeNull();
  });

  it("does not say when it opens next if a day before may be open", () => {
    const wednesday = zone({ wednesday: [], friday: [{ from: "09:00", to: "21:00" }] });
    expect(openingStatus(wednesday, prague(noon))).toEqual({ isOpen: false, opens: null });
  });
});

describe("the time until a status changes", () => {
  it.each([
    ["of an open place: until it closes", "09:00", "21:00", "2026-06-10T18:30:00Z", 30],
    ["of one that is open past midnight", "18:00", "02:00", "2026-06-10T20:00:00Z", 240],
    ["of one that is still open after midnight", "18:00", "02:00", "2026-06-10T23:30:00Z", 30],
    ["of a closed one: until it opens", "09:00", "21:00", "2026-06-10T06:00:00Z", 60],
    ["of one that opens tomorrow: until midnight", "09:00", "21:00", "2026-06-10T21:00:00Z", 60],
  ])("%s", (_, from, to, now, minutes) => {
    const time = prague(now);
    expect(minutesUntilChange(openingStatus(everyDay(from, to), time), time)).toBe(minutes);
  });
});
