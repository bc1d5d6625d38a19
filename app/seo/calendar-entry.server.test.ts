import { event } from "@contract/event";
import { beforeAll, expect, it } from "vitest";
import { siteOf } from "../../tests/stand-ins/site";
import { calendarEntry } from "./calendar-entry.server";

beforeAll(() => {
  process.env.MALL_API_URL ??= "http://127.0.0.1:9/{tenant}";
});

const eventOf = (starts_at: string, ends_at: string | null) =>
  event.parse({ id: "1", starts_at, ends_at, translations: [{ locale: "en", title: "Fair" }] });
const site = () => siteOf({ language: "en" });
const calendarOf = (starts: string, ends: string | null) =>
  calendarEntry(eventOf(starts, ends), site(), "https://mall.test")
    ?.split("\r\n")
    .filter((line) => /^DT(?:START|END)/.test(line));

it.each([
  ["one day", "2026-07-21T22:00:00Z", null, ["DTSTART;VALUE=DATE:20260722", "DTEND;VALUE=DATE:20260723"]],
  [
    "several days",
    "2026-07-21T22:00:00Z",
    "2026-07-24T21:59:59Z",
    ["DTSTART;VALUE=DATE:20260722", "DTEND;VALUE=DATE:20260725"],
  ],
  [
    "some hours",
    "2026-07-22T16:00:00Z",
    "2026-07-22T18:00:00Z",
    ["DTSTART:20260722T160000Z", "DTEND:20260722T180000Z"],
  ],
  ["no length", "2026-07-22T16:00:00Z", "2026-07-22T16:00:00Z", ["DTSTART:20260722T160000Z"]],
  [
    "hours whose end is before their beginning",
    "2026-07-22T16:00:00Z",
    "2026-07-22T14:00:00Z",
    ["DTSTART:20260722T160000Z"],
  ],
])("an event of %s is that in a calendar", (_, starts, ends, lines) => {
  expect(calendarOf(starts, ends)).toEqual(lines);
});
