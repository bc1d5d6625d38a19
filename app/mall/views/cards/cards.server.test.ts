import { company } from "@contract/company";
import { mall } from "@contract/mall";
import { weekdays } from "@contract/opening-hours";
import { describe, expect, it } from "vitest";
import { inOwnRequest, rendering } from "~/process/request-context.server";
import { siteOf } from "../../../../tests/stand-ins/site";
import { shop } from "../../../../tests/stand-ins/upstream";
import { asSeries, type EventCardView, shopTiles } from "./cards.server";

process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";

const hours = (from: string, to: string) => [
  { zone: "default", status: "open", days: Object.fromEntries(weekdays.map((day) => [day, [{ from, to }]])) },
];
const ofMall = mall.parse({ id: "1", time_zone: "Europe/Prague", opening_hours: hours("09:00", "21:00") });
const shops = [
  shop("Books"),
  { ...shop("Bistro"), opening_hours: hours("07:00", "23:00") },
  { ...shop("Bank"), opening_hours: hours("10:00", "16:00") },
].map((sent) => company.parse(sent));

const base = siteOf();

/** What the tiles of the same shops say at an instant, and for how many seconds. */
const saidAt = (instant: string, site: object = { mall: ofMall }) =>
  inOwnRequest(() => ({
    texts: shopTiles(shops, { ...base, ...site, now: new Date(instant) }).map(({ status }) => status?.text),
    seconds: rendering().changesIn,
  }));

describe("the tiles of shops", () => {
  it("say until when each is open where its hours are not the mall's, until the first closes", () => {
    expect(saidAt("2026-06-10T12:00:00Z")).toEqual({
      texts: [undefined, "Open until 23:00", "Open until 16:00"],
      seconds: 2 * 3600,
    });
    expect(saidAt("2026-06-10T18:59:30Z")).toEqual({
      texts: [undefined, "Open until 23:00", "Opens tomorrow at 10:00"],
      seconds: 30,
    });
    // The mall's own has changed, too, and is said in the header.
    expect(saidAt("2026-06-10T19:00:00Z").texts[0]).toBeUndefined();
  });

  it("say nothing where neither shop nor mall has hours", () => {
    expect(saidAt("2026-06-10T12:00:00Z", { mall: null }).texts).toEqual([
      undefined,
      "Open until 23:00",
      "Open until 16:00",
    ]);
  });
});

describe("events", () => {
  const event = (
    id: string,
    title: string,
    where = "Atrium",
    startsAt: string | null = `2026-12-0${id}T18:00:00Z`,
  ): EventCardView => ({
    ...{
      id,
      title,
      where,
      startsAt,
      to: `/${id}`,
      image: null,
      when: null,
      day: null,
      month: null,
      also: [],
    },
  });
  const idsIn = (events: EventCardView[]) =>
    asSeries(events, base).map(({ id, also }) => [id, ...also.map(({ to, when }) => `${to} ${when}`)]);

  it("of one title and place are one card, the first one's, with the days of the others", () => {
    expect(
      idsIn([event("1", "Market"), event("2", "Concert"), event("3", "Market"), event("4", "Market")]),
    ).toEqual([["1", "/3 3 Dec", "/4 4 Dec"], ["2"]]);
  });

  it("stay apart at another place, or without a date", () => {
    expect(
      idsIn([event("1", "Market"), event("2", "Market", "Roof"), event("3", "Market", "Atrium", null)]),
    ).toEqual([["1"], ["2"], ["3"]]);
  });
});
