import { company } from "@contract/company";
import { weekdays } from "@contract/opening-hours";
import { describe, expect, it } from "vitest";
import { readEntity } from "../../../tests/stand-ins/read-entity";

const zoneIn = (fields: object) => readEntity(company, { id: 1, name: "Boty", ...fields }).opening_hours[0];

describe("a switch of the whole shop", () => {
  const opening_hours = { monday: "9-21" };
  it.each([{ non_stop: true }, { nonstop: 1 }, { "24_7": "true" }, { is_24_7: "1" }])(
    "that is %j opens it day and night",
    (fields) => {
      expect(zoneIn({ opening_hours, ...fields })?.days).toEqual(
        Object.fromEntries(weekdays.map((day) => [day, [{ from: "00:00", to: "24:00" }]])),
      );
    },
  );

  it.each([
    { temporary_closed: true },
    { temporarily_closed: 1 },
    { isTemporarilyClosed: "ano" },
    { closed: true },
    { business_status: "CLOSED_TEMPORARILY" },
    { temporary_closed: true, non_stop: true },
  ])("that is %j closes it for now", (fields) => {
    expect(zoneIn({ opening_hours, ...fields })).toMatchObject({ status: "closed" });
    expect(zoneIn(fields)).toMatchObject({ zone: "default", status: "closed" });
  });

  it.each([
    { closedUntil: "2090-01-01" },
    { closed_from: "2020-01-01", closed_to: "2090-01-01" },
    { closure: { from: "2020-01-01", reason: "renovation" } },
    { reopens_at: "2090-01-01" },
    { opening_date: "2090-01-01" },
    { coming_soon: true },
    { is_open: false },
    { status: "renovation" },
    { lunch_break: "12:00–13:00" },
    { uzavřeno_do: "2090-01-01" },
  ])("or %j beside the hours leaves them open", (fields) => {
    expect(zoneIn({ opening_hours, ...fields })).toMatchObject({ status: "unknown", days: {} });
  });

  it.each([
    { closedUntil: "2020-01-01" },
    { temporarily_closed_from: "2020-01-01", temporarily_closed_to: "2020-02-01" },
    { closure: { from: "2020-01-01", to: "2020-02-01" } },
    { opening_date: "2019-03-01" },
    { is_open: true, status: "operational", breakfast: "8-10" },
  ])("that is over or says nothing else (%j) changes nothing", (fields) => {
    expect(zoneIn({ opening_hours, ...fields })).toMatchObject({
      status: "open",
      days: { monday: [{ from: "09:00", to: "21:00" }] },
    });
  });

  it.each([
    { opening_date: "2090-01-01", hours: { monday: "9-21" } },
    { opensOn: "1. 1. 2090" },
    { datum_otevření: "2090-01-01T00:00:00Z", coming_soon: true },
    { opening_date: "2090-01-01", temporary_closed: true },
    { opening_hours: [{ zone: "default", opens_on: "2090-01-01", days: { monday: [] } }] },
  ])("and the first day of a new one (%j) is kept", (fields) => {
    expect(zoneIn(fields)).toMatchObject({ zone: "default", opens_on: "2090-01-01" });
  });

  it("that is off changes nothing, and one that can't be read leaves it open", () => {
    expect(zoneIn({ opening_hours, non_stop: false, temporary_closed: 0 })).toMatchObject({
      status: "open",
      days: { monday: [{ from: "09:00", to: "21:00" }] },
    });
    expect(zoneIn({ opening_hours, temporary_closed: "od pondělí" })).toMatchObject({ status: "unknown" });
  });
});
