import { mall } from "@contract/mall";
import { openingHoursZone, weekdays } from "@contract/opening-hours";
import { expect, it } from "vitest";
import { siteOf } from "../../../../tests/stand-ins/site";
import { shortWeek } from "./opening-table.server";

process.env.MALL_API_URL ??= "http://mall-api.test";

const nine = { from: "09:00", to: "21:00" };
const ten = { from: "10:00", to: "18:00" };

/** What the rows say on a Friday. */
function rowsOf(hours: (weekday: string) => object[], exceptions: object[] = []) {
  const zone = openingHoursZone.parse({
    zone: "default",
    status: "open",
    days: Object.fromEntries(weekdays.map((weekday) => [weekday, hours(weekday)])),
    exceptions,
  });
  const site = {
    ...siteOf(),
    mall: { ...mall.parse({ id: "1" }), billing: null },
    now: new Date("2026-11-27T12:00:00Z"),
  };
  return shortWeek(zone, { ...site, language: "en" }).map(({ day, hours, isToday, date, until }) =>
    [isToday && "!", day, hours, date === until ? "" : `${date} ${until}`].filter(Boolean).join(" "),
  );
}

it("a week of equal days is one row, which is today's", () => {
  expect(rowsOf(() => [nine])).toEqual(["! Every day 09:00–21:00 2026-11-27 2026-12-03"]);
});

it("a week has today by itself and adjacent days with the same hours together", () => {
  expect(rowsOf((weekday) => (weekday === "sunday" ? [ten] : [nine]))).toEqual([
    "! Today 09:00–21:00",
    "Saturday 09:00–21:00",
    "Sunday 10:00–18:00",
    "Monday–Thursday 09:00–21:00 2026-11-30 2026-12-03",
  ]);
});

it("a holiday keeps its name, also where its hours are the usual ones", () => {
  const translations = [{ locale: "en", name: "Labour Day" }];
  const rows = rowsOf(() => [nine], [{ date: "2026-12-01", intervals: [nine], translations }]);
  expect(rows.map((row) => row.split(" 09")[0])).toEqual([
    "! Today",
    "Saturday–Monday",
    "Tuesday",
    "Wednesday–Thursday",
  ]);
});
