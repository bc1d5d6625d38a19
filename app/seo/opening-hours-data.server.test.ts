import { openingHoursZone } from "@contract/opening-hours";
import { describe, expect, it } from "vitest";
import { openingHoursData } from "./opening-hours-data.server";

const nine = [{ from: "09:00", to: "21:00" }];
const dataOf = (zone: object) => openingHoursData(openingHoursZone.parse(zone), "2026-09-10");

describe("the opening hours for search engines", () => {
  it("have the days, and the exceptions of four months that are known", () => {
    const exceptions = [
      { date: "2026-12-24", intervals: [] },
      { date: "2026-12-31", intervals: null, text: "dle provozu" },
      { date: "2027-02-05", intervals: [] },
    ];
    expect(dataOf({ days: { monday: nine }, exceptions })).toEqual({
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["https://schema.org/Monday"],
          opens: "09:00",
          closes: "21:00",
        },
        {
          "@type": "OpeningHoursSpecification",
          validFrom: "2026-12-24",
          validThrough: "2026-12-24",
          opens: "00:00",
          closes: "00:00",
        },
      ],
    });
  });

  it("are none of a place that is closed for now, or of which nothing is known", () => {
    expect(dataOf({ status: "closed", days: { monday: nine } })).toEqual({});
    expect(dataOf({ status: "unknown", days: { monday: nine } })).toEqual({});
    expect(dataOf({ translations: [{ locale: "cz", hours_text: "dle dohody" }] })).toEqual({});
  });
});
