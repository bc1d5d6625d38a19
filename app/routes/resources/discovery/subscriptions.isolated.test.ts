import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseRssFeed } from "feedsmith";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { json, listOf, startUpstream, success } from "../../../../tests/stand-ins/upstream";
import { loader as calendar } from "./event-calendar";
import { loader as feed } from "./feed";

// What calendars and feed readers make of the site's files.

let upstream: Awaited<ReturnType<typeof startUpstream>>;
/** Each test uses another tenant, so that no response is cached from the test before. */
const tenants = ["promenade", "galerieharfa", "novoplaza", "europasc", "presentation", "beta"];
let tenant = "";

const eventOf = (times: { starts_at: string; ends_at?: string }) => ({
  id: "e1",
  ...times,
  updated_at: "2026-11-01T08:00:00+01:00",
  translations: [
    {
      locale: "en",
      title: "Carols, candles; 3 < 4 & žluťoučký kůň",
      slug: "carols",
      article: `<p>First line: 3 &lt; 4.</p><p>${"Příliš žluťoučký kůň 🎄, úpěl; ".repeat(12)} &lt;b&gt;</p>`,
    },
  ],
});

function mallWith(event: ReturnType<typeof eventOf>) {
  upstream.answerWith((request, response) => {
    const path = request.url?.replace(/^\/[a-z]+\/v1\//, "").replace(/\?.*/, "") ?? "";
    if (path === "events/e1") return json(response, success(event));
    if (path === "events/upcoming") return json(response, listOf([event]));
    json(response, { status: "error", httpStatus: "NotFound", message: "" }, 404);
  });
}

const ask = (loader: (args: LoaderFunctionArgs) => Promise<Response>, path: string, file: string) =>
  loader({ request: new Request(`http://${tenant}.localhost${path}`), params: { file }, context: {} });

async function calendarOf(event: ReturnType<typeof eventOf>) {
  mallWith(event);
  const response = await ask(calendar, "/event/e1.ics?language=en", "e1.ics");
  const bytes = Buffer.from(await response.arrayBuffer());
  const component = new ICAL.Component(ICAL.parse(bytes.toString("utf8")));
  const entry = component.getFirstSubcomponent("vevent") ?? undefined;
  return { response, bytes, component, event: new ICAL.Event(entry) };
}

beforeAll(async () => {
  upstream = await startUpstream((_, response) => json(response, listOf([])));
  process.env.MALL_API_URL = `${upstream.url}/{tenant}`;
});
beforeEach(() => {
  tenant = tenants.pop() ?? "";
});
afterAll(() => upstream.stop());

test("a calendar reads an event's times, texts and identity", async () => {
  const { response, bytes, component, event } = await calendarOf(
    eventOf({ starts_at: "2026-12-24T18:00:00+01:00", ends_at: "2026-12-24T20:30:00+01:00" }),
  );
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(component.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect(event.startDate.toJSDate().toISOString()).toBe("2026-12-24T17:00:00.000Z");
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-12-24T19:30:00.000Z");
  expect([event.startDate.isDate, event.startDate.zone?.tzid]).toEqual([false, "UTC"]);
  expect(event.summary).toBe("Carols, candles; 3 < 4 & žluťoučký kůň");
  expect(event.description).toMatch(/^First line: 3 < 4\. (?:Příliš žluťoučký kůň 🎄, úpěl; ){12}<b>$/);
  expect(event.uid).toBe(`event-e1@${tenant}`);
  const stamps = ["dtstamp", "last-modified"].map((name) =>
    event.component.getFirstPropertyValue(name)?.toString(),
  );
  expect(stamps).toEqual(["2026-11-01T07:00:00Z", "2026-11-01T07:00:00Z"]);
  // No line, and no character of several bytes, is cut.
  const lines = bytes.toString("latin1").split("\r\n");
  expect(lines.every((line) => line.length <= 75 && !line.includes("\n"))).toBe(true);
  for (const line of lines)
    expect(() => new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(line, "latin1"))).not.toThrow();
});

test.each([
  ["a day", { starts_at: "2026-07-22" }, ["2026-07-22", "2026-07-23"]],
  ["days", { starts_at: "2026-07-22", ends_at: "2026-07-24" }, ["2026-07-22", "2026-07-25"]],
  [
    "days as midnights in UTC",
    { starts_at: "2026-07-22T00:00:00Z", ends_at: "2026-07-24T00:00:00Z" },
    ["2026-07-22", "2026-07-25"],
  ],
])("a calendar reads %s without times", async (_, times, days) => {
  const { event } = await calendarOf(eventOf(times));
  expect([event.startDate, event.endDate].map(String)).toEqual(days);
  expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true]);
});

test("a calendar is not given an end that is not after the beginning", async () => {
  const start = "2026-07-22T16:00:00Z";
  const { event } = await calendarOf(eventOf({ starts_at: start, ends_at: "2026-07-21T16:00:00Z" }));
  expect(event.component.hasProperty("dtend")).toBe(false);
  expect(event.startDate.toJSDate().toISOString()).toBe("2026-07-22T16:00:00.000Z");
});

test("a feed reader reads each entry's identity, time and text, and where the feed is", async () => {
  mallWith(eventOf({ starts_at: "2026-12-24T18:00:00+01:00" }));
  const response = await ask(feed, "/feed/events.en.xml", "events.en.xml");
  const { link, language, atom, lastBuildDate, items = [] } = parseRssFeed(await response.text());
  const origin = `http://${tenant}.localhost`;
  expect([link, language]).toEqual([`${origin}/en`, "en"]);
  expect(atom?.links).toMatchObject([{ href: `${origin}/feed/events.en.xml`, rel: "self" }]);
  expect(lastBuildDate).toBe("Sun, 01 Nov 2026 07:00:00 GMT");
  const [item] = items;
  expect(item?.guid).toMatchObject({ value: `${tenant}:events:e1:en`, isPermaLink: false });
  expect(item?.pubDate).toBe("Sun, 01 Nov 2026 07:00:00 GMT");
  expect(item?.link).toBe(`${origin}/en/event/e1/carols`);
  // A reader renders it as HTML, where an angle bracket of the text is none of a tag.
  expect(item?.description).toContain("First line: 3 &lt; 4.");
});
