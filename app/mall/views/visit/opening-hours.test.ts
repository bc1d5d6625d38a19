import { mall } from "@contract/mall";
import { openingHoursZone, weekdays } from "@contract/opening-hours";
import { describe, expect, it } from "vitest";
import type { Site } from "~/site/site.server";
import { dayBars, regularWeek } from "./opening-hours.server";

const week = (hours: (weekday: string) => object[], status = "open") =>
  openingHoursZone.parse({
    zone: "default",
    status,
    days: Object.fromEntries(weekdays.map((weekday) => [weekday, hours(weekday)])),
  });
const site = (time_format = "H:mm") => ({
  mall: { ...mall.parse({ id: "1", time_format }), billing: null },
  language: "en" as const,
});
const nine = { from: "09:00", to: "21:00" };

describe("the regular week", () => {
  it("is one line if every day is the same", () => {
    expect(
      regularWeek(
        week(() => [nine]),
        site(),
      ),
    ).toEqual([{ days: "Every day", hours: "9:00–21:00" }]);
  });

  it("groups adjacent days with the same hours, in the mall's time format", () => {
    const zone = week((weekday) =>
      weekday === "sunday" ? [] : weekday === "saturday" ? [{ from: "09:00", to: "13:00" }] : [nine],
    );
    expect(regularWeek(zone, site("h:mm A")).map(({ days, hours }) => [days, hours])).toEqual([
      ["Monday–Friday", "9:00\u00a0AM–9:00\u00a0PM"],
      ["Saturday", "9:00\u00a0AM–1:00\u00a0PM"],
      ["Sunday", "Closed"],
    ]);
  });

  it("never groups days that are not adjacent, and keeps a break at noon", () => {
    const broken = [
      { from: "09:00", to: "12:00" },
      { from: "13:00", to: "18:00" },
    ];
    const zone = week((weekday) => (weekday === "wednesday" ? broken : [nine]));
    expect(regularWeek(zone, site()).map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      "Monday–Tuesday 9:00–21:00",
      "Wednesday 9:00–12:00, 13:00–18:00",
      "Thursday–Sunday 9:00–21:00",
    ]);
  });

  it("is not stated of a place that is closed for now, nor of days whose hours are unknown", () => {
    const closed = week(() => [nine], "closed");
    expect(regularWeek(closed, site())).toEqual([]);
    const days = { monday: [nine], tuesday: [nine], thursday: [nine] };
    const zone = openingHoursZone.parse({ days, texts: { friday: "by arrangement" } });
    expect(regularWeek(zone, site()).map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      "Monday–Tuesday 9:00–21:00",
      "Thursday 9:00–21:00",
      "Friday by arrangement",
    ]);
  });
});

describe("the bars of a day", () => {
  const here = {
    ...site("H:mm"),
    now: new Date("2026-11-27T09:00:00Z"),
    tenant: { nameForms: {} },
    settings: { websiteName: "Nova" },
  } as Partial<Site> as Site;

  it("begin with the first hour at which anything opens, and last past midnight", () => {
    const bars = dayBars([week(() => [nine]), week(() => [{ from: "05:30", to: "01:00" }])], here);
    expect(bars?.marks).toEqual(["5:00", "9:00", "13:00", "17:00", "21:00", "1:00"]);
    expect(bars?.length).toBe(20 * 60);
    expect(bars?.rows.map(({ parts }) => parts)).toEqual([
      [{ x: 4 * 60, width: 12 * 60 }],
      [{ x: 30, width: 19.5 * 60 }],
    ]);
  });

  it("are none of what is closed, and not there where all is", () => {
    const closed = week(() => [nine], "closed");
    expect(dayBars([week(() => [nine]), closed], here)?.rows[1]?.parts).toEqual([]);
    expect(dayBars([closed], here)).toBeNull();
  });
});
