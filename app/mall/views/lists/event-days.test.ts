import { event } from "@contract/event";
import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "~/site/site.server";
import { siteOf } from "../../../../tests/stand-ins/site";
import { calendarMonth, eventCalendar } from "./event-calendar.server";
import { comingEvents, isForFamilies, weekendOf } from "./event-days.server";

beforeAll(() => {
  process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
});

const eventOf = (id: string, starts_at: string, more: Record<string, unknown> = {}) =>
  event.parse({ id, type: "mall", starts_at, translations: [{ locale: "en", title: id, ...more }], ...more });

/** A mall on Wednesday 10 June 2026, whose API ignores each filter and the page. */
function siteWith(...events: ReturnType<typeof eventOf>[]): Site {
  const upcomingEvents = async () => ({ data: events, last_page: 3 });
  return { ...siteOf(), api: { upcomingEvents } as unknown as Site["api"] };
}

describe("coming events", () => {
  it("are each named once, soonest first, without what is over or of another kind", async () => {
    const site = siteWith(
      eventOf("late", "2026-06-20T18:00:00Z"),
      eventOf("over", "2026-06-09T08:00:00Z", { ends_at: "2026-06-09T18:00:00Z" }),
      eventOf("soon", "2026-06-10T18:00:00Z", { ends_at: "2026-06-10T20:00:00Z" }),
      eventOf("of a shop", "2026-06-11T18:00:00Z", { type: "stores" }),
    );
    const ids = (await comingEvents(site, "mall")).map(({ event: { id } }) => id);
    expect(ids).toEqual(["soon", "late"]);
  });

  it("last until the day before an end at midnight, in the mall's time zone", async () => {
    const [night] = await comingEvents(
      siteWith(eventOf("night", "2026-06-12T22:30:00Z", { ends_at: "2026-06-13T22:00:00Z" })),
    );
    expect(night).toMatchObject({ first: "2026-06-13", last: "2026-06-13" });
  });
});

it("of days without times are listed through their last day", async () => {
  const site = siteWith(
    eventOf("days", "2026-06-07T22:00:00Z", { ends_at: "2026-06-09T22:00:00Z" }),
    eventOf("day", "2026-06-09T22:00:00Z"),
    eventOf("yesterday", "2026-06-08T22:00:00Z"),
  );
  expect((await comingEvents(site)).map(({ event: { id }, first, last }) => [id, first, last])).toEqual([
    ["days", "2026-06-08", "2026-06-10"],
    ["day", "2026-06-10", "2026-06-10"],
  ]);
});

it.each([
  ["2026-06-10", "2026-06-13", "2026-06-14"],
  ["2026-06-12", "2026-06-13", "2026-06-14"],
  ["2026-06-13", "2026-06-13", "2026-06-14"],
  ["2026-06-14", "2026-06-14", "2026-06-14"],
])("the weekend on %s is from %s to %s", (today, first, last) => {
  expect(weekendOf(today)).toEqual({ first, last });
});

it.each([
  ["Children build a crane", true],
  ["Postavte s dětmi jeřáb", true],
  ["Dílna pro celou rodinu", true],
  ["Kinder ab fünf Jahren", true],
  ["Tvorivé dielne: deti a rodičia", true],
  ["Wine and the details of a vineyard", false],
  ["Von Kindle bis Buch", false],
])("whether “%s” is for families: %s", (title, expected) => {
  const dated = { event: eventOf("e", "2026-06-11T10:00:00Z", { title }), first: "", last: "" };
  expect(isForFamilies(dated)).toBe(expected);
});

describe("the calendar", () => {
  it("has five weeks from this week's Monday on, an event on each of its days, and nothing that has passed", async () => {
    const site = siteWith(
      eventOf("fair", "2026-06-08T08:00:00Z", { ends_at: "2026-06-11T16:00:00Z" }),
      eventOf("next month", "2026-07-01T08:00:00Z"),
      eventOf("later", "2026-07-13T08:00:00Z"),
    );
    const hrefOfMonth = (month: string) => `?month=${month}`;
    const june = await eventCalendar(site, { shown: "2026-06", hrefOfMonth });
    expect(june).toMatchObject({ count: 2, skipped: 0, before: null, after: { to: "?month=2026-07" } });
    expect([june.days[0]?.date, june.days.at(-1)?.date]).toEqual(["2026-06-08", "2026-07-12"]);
    const named = june.days.flatMap(({ date, month, isFirst }) => (isFirst ? [`${date} ${month}`] : []));
    expect(named).toEqual(["2026-06-08 Jun", "2026-07-01 Jul"]);
    const withEvents = june.days.flatMap(({ date, events }) => (events.length > 0 ? [date] : []));
    expect(withEvents).toEqual(["2026-06-10", "2026-06-11", "2026-07-01"]);
    expect(june.days.find(({ isToday }) => isToday)?.date).toBe("2026-06-10");
    const july = await eventCalendar(site, { shown: "2026-07", hrefOfMonth });
    expect(july).toMatchObject({ count: 2, skipped: 2, before: { to: "?month=2026-06" } });
    expect(july.days).toHaveLength(31);
  });

  it.each([
    [null, "2026-06"],
    ["2027-06", "2027-06"],
    ["2027-07", null],
    ["2026-05", null],
    ["2026-13", null],
    ["june", null],
  ])("for %s is of %s", (asked, month) => {
    expect(calendarMonth(asked, siteOf())).toBe(month);
  });
});
