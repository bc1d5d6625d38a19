import { event } from "@contract/event";
import { beforeAll, expect, it } from "vitest";
import { siteOf } from "../../../../tests/stand-ins/site";
import { eventNote, eventSpan } from "./detail-facts.server";
import { hasEnded } from "./whole-days";

beforeAll(() => {
  process.env.MALL_API_URL ??= "http://127.0.0.1:9/{tenant}";
});

const eventOf = (starts_at: string, ends_at: string | null) =>
  event.parse({ id: "1", starts_at, ends_at, translations: [{ locale: "en", title: "Fair" }] });
const site = () => siteOf({ language: "en" });
const spanOf = (starts: string, ends: string | null) => eventSpan(eventOf(starts, ends), site());

it.each([
  ["one day", "2026-07-21T22:00:00Z", null],
  ["several days", "2026-07-21T22:00:00Z", "2026-07-24T21:59:59Z"],
  ["several days, as midnights in UTC", "2026-07-22T00:00:00Z", "2026-07-24T00:00:00Z"],
])("an event of %s has no times on its page", (_, starts, ends) => {
  expect(spanOf(starts, ends)).not.toMatch(/\d:\d\d/);
});

it.each([
  ["in UTC", "2026-07-22T00:00:00Z", "2026-07-24T23:59:59Z"],
  ["in the mall's time zone", "2026-07-21T22:00:00Z", "2026-07-23T22:00:00Z"],
])("the last day of days written %s is the one that was written", (_, starts, ends) => {
  expect(spanOf(starts, ends)).toMatch(/22 .*24 /);
});

it("a day without times is on until it is over", () => {
  const noteAt = (now: string) =>
    eventNote(eventOf("2026-07-21T22:00:00Z", null), { ...site(), now: new Date(now) });
  expect(noteAt("2026-07-22T10:00:00Z")).toBe("On now, ends in 12 hours");
  expect(noteAt("2026-07-22T23:00:00Z")).toBe("Ended 1 hour ago");
});

it("an event with times has them, but does not end at a minute to midnight", () => {
  expect(spanOf("2026-07-22T16:00:00Z", "2026-07-22T18:00:00Z")).toMatch(/18:00–20:00/);
  expect(spanOf("2026-07-22T16:00:00Z", "2026-07-22T21:59:59Z")).toMatch(/18:00$/);
});

it.each([
  ["is on", "2026-07-02T08:00:00Z", "2026-07-02T12:00:00Z", false],
  ["has ended today", "2026-07-02T08:00:00Z", "2026-07-02T09:59:00Z", true],
  ["began today, without an end", "2026-07-02T08:00:00Z", null, false],
  ["began yesterday, without an end", "2026-07-01T08:00:00Z", null, true],
  ["has only the days until today", "2026-06-30T22:00:00Z", "2026-07-01T22:00:00Z", false],
  ["has only the days until yesterday", "2026-06-29T22:00:00Z", "2026-06-30T22:00:00Z", true],
  ["has no date", null, null, false],
])("knows of an event that %s whether it is over", (_, starts_at, ends_at, isOver) => {
  const site = { ...siteOf(), now: new Date("2026-07-02T10:00:00Z") };
  expect(hasEnded({ starts_at, ends_at }, site)).toBe(isOver);
});
