import { company } from "@contract/company";
import { type Weekday, weekdays } from "@contract/opening-hours";
import { describe, expect, it } from "vitest";
import { readEntity } from "../../../tests/stand-ins/read-entity";

const zoneIn = (fields: object) => readEntity(company, { id: 1, name: "Boty", ...fields }).opening_hours[0];
const zoneOf = (opening_hours: unknown) => zoneIn({ opening_hours });
/** The days of a week as text: `9:00-21:00`, empty where closed. */
function weekOf(opening_hours: unknown): Partial<Record<Weekday, string>> {
  const days = Object.entries(zoneOf(opening_hours)?.days ?? {});
  return Object.fromEntries(
    days.map(([day, intervals]) => [day, intervals.map(({ from, to }) => `${from}-${to}`).join()]),
  );
}
const daily = (hours: string) => Object.fromEntries(weekdays.map((day) => [day, hours]));
const nineToNine = daily("09:00-21:00");
const workdays = (hours: string) => Object.fromEntries(weekdays.slice(0, 5).map((day) => [day, hours]));

describe("a week is read", () => {
  it.each<[string, unknown]>([
    ["open and close", { open: "9:00", close: "21:00" }],
    ["openAt and closeAt", { openAt: "09:00", closeAt: "21:00" }],
    ["open_time and close_time", { open_time: "09:00:00", close_time: "21:00:00" }],
    ["openTime and closeTime", { openTime: "9.00", closeTime: "21.00" }],
    ["od and do", { od: "9:00", do: "21:00" }],
    ["opens and closes", { opens: "9:00", closes: "21:00" }],
    ["von and bis", { von: "9 Uhr", bis: "21 Uhr" }],
    ["minutes of the day", { from: 540, to: 1260 }],
    ["digits", { open: "0900", close: "2100" }],
    ["hours and minutes", { from: { hour: 9, minute: 0 }, to: { hour: 21, minute: 0 } }],
    ["a list of numbers", [9, 21]],
    ["a list in a field", { slots: [{ start: "09:00", end: "21:00" }] }],
  ])("from days of %s", (_, day) => {
    expect(weekOf(Object.fromEntries(weekdays.map((name) => [name, day])))).toEqual(nineToNine);
    expect(
      weekOf(
        weekdays.map((name) => ({ day: name, ...(Array.isArray(day) ? { hours: day } : (day as object)) })),
      ),
    ).toEqual(nineToNine);
  });

  it("from periods with days and digits", () => {
    const periods = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      open: { day, time: "0900" },
      close: { day, time: "2100" },
    }));
    expect(weekOf(periods)).toEqual(nineToNine);
  });

  it.each([
    ["Po-Ne 9:00\u221221:00"],
    ["Po–Ne 9:00–21:00"],
    ["Po—Ne: 9.00—21.00 hod."],
    ["Po až Ne 9:00 až 21:00"],
    ["Po-Ne od 9 do 21 hod."],
    ["Mo bis So 9 bis 21 Uhr"],
    ["Mon to Sun 9am to 9pm"],
    ["Monday–Sunday 9:00 AM – 9:00 PM"],
    ["denně 9–21 h"],
    ["Každý den 9:00–21:00"],
    ["täglich 9–21 Uhr"],
    ["9:00–21:00"],
    ["9–21 Po–Ne"],
    ["<p>Po–Pá 9–21<br>So–Ne 9–21</p>"],
    ["Po-Pá 9-21\nSo-Ne 9-21"],
  ])("from %j", (text) => {
    expect(weekOf(text)).toEqual(nineToNine);
  });

  it.each<[string, object]>([
    ["Mon - Sat 10am - 9pm, Sun 11am - 6pm", { ...daily("10:00-21:00"), sunday: "11:00-18:00" }],
    ["Po–Pá 9–18 hod., So 9–12 hod.", { ...workdays("09:00-18:00"), saturday: "09:00-12:00" }],
    ["Po-Pá 9-12 13-18", workdays("09:00-12:00,13:00-18:00")],
    ["Po-Pá 9:00-12:00 a 13:00-18:00; So zavřeno", { ...workdays("09:00-12:00,13:00-18:00"), saturday: "" }],
    [
      "Mo-Fr 8–18 Uhr, Sa 8–12 Uhr, So geschlossen",
      { ...workdays("08:00-18:00"), saturday: "08:00-12:00", sunday: "" },
    ],
    [
      "Po–Št 8:00–17:00, Pi 8:00–15:00, So–Ne zatvorené",
      {
        ...workdays("08:00-17:00"),
        friday: "08:00-15:00",
        saturday: "",
        sunday: "",
      },
    ],
    ["Mo-Su 10:00-20:00; Su 12:00-18:00", { ...daily("10:00-20:00"), sunday: "12:00-18:00" }],
    [
      "Mo-Fr 09:00-12:00, Mo-Fr 13:00-17:00; Sa off",
      { ...workdays("09:00-12:00,13:00-17:00"), saturday: "" },
    ],
    ["24/7", daily("00:00-24:00")],
    ["Nonstop", daily("00:00-24:00")],
  ])("from %j", (text, week) => {
    expect(weekOf(text)).toEqual(week);
  });

  it("from columns in other languages", () => {
    expect(weekOf({ po_od: "9:00", po_do: "18:00", so_od: "9:00", so_do: "12:00" })).toEqual({
      monday: "09:00-18:00",
      saturday: "09:00-12:00",
    });
  });

  it("with so as Sunday in German and Saturday in Czech and Slovak, else as neither", () => {
    expect(weekOf({ Sa: "9-12", So: "10-18" })).toEqual({ saturday: "09:00-12:00", sunday: "10:00-18:00" });
    expect(weekOf({ So: "9-12", Ne: "10-18" })).toEqual({ saturday: "09:00-12:00", sunday: "10:00-18:00" });
    expect(weekOf({ So: "9-12" })).toEqual({});
  });

  it("with exceptions in the forms of a day", () => {
    const exceptions = [
      { date: "2026-12-24", hours: "9:00 až 14:00" },
      { datum: "25. 12. 2026", closed: true },
      { date: "2026-12-31", od: "9:00", do: "16:00" },
      { date: "2027-01-02", hours: "dle provozu" },
    ];
    const zone = zoneOf({ monday: "9-21", exceptions });
    expect(zone?.exceptions.map(({ date, intervals, text }) => [date, intervals, text])).toEqual([
      ["2026-12-24", [{ from: "09:00", to: "14:00" }], null],
      ["2026-12-25", [], null],
      ["2026-12-31", [{ from: "09:00", to: "16:00" }], null],
      ["2027-01-02", null, "dle provozu"],
    ]);
  });
});

describe("a day is closed only where the API says so", () => {
  it.each([
    ["closed"],
    ["Zavřeno"],
    ["geschlossen"],
    ["zatvorené"],
    ["off"],
    [{ closed: true }],
    [{ is_open: false, from: "09:00", to: "21:00" }],
    [{ isOpen: 0, openTime: "09:00", closeTime: "21:00" }],
    [{ open: false, from: "09:00", to: "21:00" }],
    [{ status: "closed" }],
    [{ from: null, to: null }],
    [null],
  ])("by %j", (tuesday) => {
    expect(weekOf({ monday: "9-21", tuesday })).toEqual({ monday: "09:00-21:00", tuesday: "" });
  });

  it.each([
    [{ opensAtHour: "9:00", shutsAtHour: "21:00" }],
    [{ from: "9:00" }],
    [{ closed: false }],
    [{ is_open: true }],
    [{ from: "9:00", to: "21:00", lunch: "12:00-13:00" }],
    ["dle dohody"],
    ["10 - 9pm"],
    ["9 - 6"],
    ["9.5-21"],
    ["00:00-00:00"],
    ["9-12, 25-26"],
    [{ from: 600, to: 1200 }],
    [true],
    [17],
    [{ from: 540, to: 1260, breaks: [{ from: 720, to: 780 }] }],
    [{ from: "9:00", to: "21:00", byAppointment: true }],
    [{ from: "9:00", to: "21:00", weeks: "even" }],
    [{ from: "9:00", to: "21:00", validFrom: "2027-01-01" }],
    [{ from: "9:00", to: "21:00", enabled: false }],
    [{ from: "9:00", to: "21:00", mode: "by_appointment" }],
    [{ from: "9:00", to: "21:00", status: 2 }],
  ])("and unknown by %j", (tuesday) => {
    expect(weekOf({ monday: "9:00-21:00", tuesday })).toEqual({ monday: "09:00-21:00" });
  });

  it("and unknown if it is missing, or if nothing is said of any day", () => {
    expect(weekOf({ monday: "9-21" })).toEqual({ monday: "09:00-21:00" });
    expect(weekOf({ monday: null, tuesday: { from: null, to: null } })).toEqual({});
  });

  it.each([
    "Po–Pá 9–18, svátky zavřeno",
    "Po–Ne 9–21 (v létě do 22)",
    "Od 1. 5. denně 9–21",
    "Ne 10–20, Ne 12–18",
  ])("and %j is shown as it is: a part of it would be something else", (text) => {
    const zone = zoneOf(`<p>${text}</p><script>alert(1)</script>`);
    expect(zone).toMatchObject({ days: {}, translations: [{ locale: "cz", hours_text: text }] });
  });

  it("and text is shown in the languages that it has", () => {
    expect(zoneOf({ cs: "dle dohody", en: "by arrangement" })?.translations).toMatchObject([
      { locale: "cz", hours_text: "dle dohody" },
      { locale: "en", hours_text: "by arrangement" },
    ]);
  });

  it.each([[5], [{ hodiny: 5 }], [[{}]], [{ opening: true }]])(
    "and anything else (%j) is not replaced by the mall's hours",
    (hours) => {
      expect(zoneOf(hours)).toMatchObject({ zone: "default", status: "unknown", days: {} });
    },
  );
});

describe("exceptions", () => {
  const week = { monday: "9-21" };
  const daysOf = (zone: ReturnType<typeof zoneIn>) =>
    zone?.exceptions.map(({ date, intervals }) => [
      date,
      intervals?.map(({ from, to }) => `${from}-${to}`).join() ?? null,
    ]);
  const inTwoYears = (day: string, hours: string) => {
    const year = new Date().getUTCFullYear();
    return [year, year + 1].map((each) => [`${each}-${day}`, hours]);
  };

  it.each<[object, unknown[]]>([
    [{ special_hours: [{ date: "2026-12-24", closed: true }] }, [["2026-12-24", ""]]],
    [
      { exceptionalOpeningDays: [{ date: "2026-12-24", opensAt: "9:00", closesAt: "12:00" }] },
      [["2026-12-24", "09:00-12:00"]],
    ],
    [{ opening_hours_exceptions: { "2026-12-24": "9-12" } }, [["2026-12-24", "09:00-12:00"]]],
    [
      { mimořádná_otevírací_doba: [{ datum: "24. 12. 2026", od: "9:00", do: "12:00" }] },
      [["2026-12-24", "09:00-12:00"]],
    ],
    [
      { closed_days: ["2026-12-24", "2026-12-25"] },
      [
        ["2026-12-24", ""],
        ["2026-12-25", ""],
      ],
    ],
    [{ holidays: ["2026-12-24"] }, [["2026-12-24", null]]],
  ])("that stand beside the hours are read or leave their days unknown: %j", (fields, days) => {
    expect(daysOf(zoneIn({ opening_hours: week, ...fields }))).toEqual(days);
    expect(daysOf(zoneOf({ ...week, ...fields }))).toEqual(days);
    expect(daysOf(zoneOf({ days: week, ...fields }))).toEqual(days);
  });

  it.each<[object, unknown[]]>([
    [
      { start: "2026-12-24", end: "2026-12-25", closed: true },
      [
        ["2026-12-24", ""],
        ["2026-12-25", ""],
      ],
    ],
    [
      { validFrom: "2026-12-24", validThrough: "2026-12-25", opens: "9:00", closes: "12:00" },
      [
        ["2026-12-24", "09:00-12:00"],
        ["2026-12-25", "09:00-12:00"],
      ],
    ],
    [
      { dates: ["2026-12-24", "2026-12-31"], closed: true },
      [
        ["2026-12-24", ""],
        ["2026-12-31", ""],
      ],
    ],
    [{ date: "/Date(1798070400000)/", closed: true }, [["2026-12-24", ""]]],
    [{ date: "24. 12.", closed: true }, inTwoYears("12-24", "")],
    [{ date: "2020-12-24", recurring: true, closed: true }, inTwoYears("12-24", "")],
    [{ date: "2026-12-24", open: "9:00", close: "12:00", staff: "half" }, [["2026-12-24", null]]],
  ])("of the days of %j", (exception, days) => {
    expect(daysOf(zoneOf({ days: week, exceptions: [exception] }))).toEqual(days);
  });

  it("last as long as they say", () => {
    const zone = zoneOf({ days: week, exceptions: [{ from: "2026-11-01", to: "2027-03-31", closed: true }] });
    expect(daysOf(zone)?.at(-1)).toEqual(["2027-03-31", ""]);
  });

  it.each([
    "24.12. zavřeno",
    [{ when: "Christmas", closed: true }],
    [{ date: "2026-12-24", throughDay: "2026-12-26", closed: true }],
  ])("of unknown days (%j) may be of any day, so that no hours are stated", (exceptions) => {
    expect(zoneOf({ days: week, exceptions })).toMatchObject({ status: "unknown", days: {} });
    expect(zoneIn({ opening_hours: week, special_days: exceptions })).toMatchObject({
      status: "unknown",
      days: {},
    });
  });
});

describe("what stands beside a week", () => {
  const days = { monday: "9-21" };
  it.each<[object, object]>([
    [
      { alwaysOpen: true, days },
      { status: "open", days: { sunday: [{ from: "00:00", to: "24:00" }] } },
    ],
    [{ nonStop: true }, { status: "open", days: { sunday: [{ from: "00:00", to: "24:00" }] } }],
    [{ temporarilyClosed: true, days }, { status: "closed" }],
    [
      { byAppointmentOnly: true, days },
      { status: "unknown", days: {} },
    ],
    [
      { byAppointmentOnly: true, ...days },
      { status: "unknown", days: {} },
    ],
    [
      { validFrom: "2090-01-01", days },
      { status: "unknown", days: {} },
    ],
    [
      { validFrom: "2020-01-01", validTo: "2090-01-01", days },
      { status: "open", days: { monday: [{ from: "09:00", to: "21:00" }] } },
    ],
    [
      { id: 7, note: "", byAppointmentOnly: false, days },
      { status: "open", days: { monday: [{ from: "09:00", to: "21:00" }] } },
    ],
  ])("counts: %j", (hours, zone) => {
    expect(zoneOf(hours)).toMatchObject(zone);
    if (!("days" in zone && Object.keys(zone.days as object).length > 0))
      expect(zoneOf(hours)?.days).not.toHaveProperty("tuesday");
  });

  it("leaves out the weeks of other seasons", () => {
    const zones = readEntity(company, {
      id: 1,
      name: "Boty",
      opening_hours: [
        { name: "Summer", validTo: "2020-09-30", days },
        { name: "Winter", validFrom: "2020-10-01", days: { monday: "10-18" } },
      ],
    }).opening_hours;
    expect(zones.map(({ zone }) => zone)).toEqual(["Winter"]);
  });
});

it("numbers from 0 on as weekday begin with Monday or Sunday: they are read only if the week is the same then", () => {
  const weekUntil = (sunday: string) =>
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: "9:00", to: weekday === 0 ? sunday : "21:00" }));
  expect(weekOf(weekUntil("18:00"))).toEqual({});
  expect(weekOf(weekUntil("21:00"))).toEqual(nineToNine);
});

it("hours as JSON text are read, alone or as the only entry of a list", () => {
  const text = JSON.stringify(weekdays.map(() => ({ from: "09:00:00", to: "21:00:00" })));
  for (const hours of [text, [text]])
    expect(zoneOf(hours)).toMatchObject({ days: { sunday: [{ from: "09:00", to: "21:00" }] } });
});
