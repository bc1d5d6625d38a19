import { event } from "@contract/event";
import { beforeAll, describe, expect, it } from "vitest";
import { calendarEntry } from "~/seo/calendar-entry.server";
import { siteOf } from "../../../../tests/stand-ins/site";
import { eventSpan } from "./detail-facts.server";

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

describe("an event without times", () => {
  it.each([
    ["one day", "2026-07-21T22:00:00Z", null, ["DTSTART;VALUE=DATE:20260722", "DTEND;VALUE=DATE:20260723"]],
    [
      "several days",
      "2026-07-21T22:00:00Z",
      "2026-07-24T21:59:59Z",
      ["DTSTART;VALUE=DATE:20260722", "DTEND;VALUE=DATE:20260725"],
    ],
  ])("of %s has days in a calendar and on its page", (_, starts, ends, lines) => {
    expect(calendarOf(starts, ends)).toEqual(lines);
    expect(eventSpan(eventOf(starts, ends), site())).not.toMatch(/\d:\d\d/);
  });

  it("but one with times has them", () => {
    expect(calendarOf("2026-07-22T16:00:00Z", "2026-07-22T18:00:00Z")).toEqual([
      "DTSTART:20260722T160000Z",
      "DTEND:20260722T180000Z",
    ]);
    expect(eventSpan(eventOf("2026-07-22T16:00:00Z", "2026-07-22T18:00:00Z"), site())).toMatch(/18:00–20:00/);
  });

  it("does not end at a minute to midnight", () => {
    expect(eventSpan(eventOf("2026-07-22T16:00:00Z", "2026-07-22T21:59:59Z"), site())).not.toMatch(/23:59/);
  });
});
