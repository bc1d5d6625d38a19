import { cinemaProgramme } from "@contract/cinema";
import { mall } from "@contract/mall";
import { describe, expect, it } from "vitest";
import { filmView, programmeView } from "./cinema.server";

const film = (id: string, ...starts: string[]) => ({
  id,
  screenings: starts.map((starts_at) => ({
    id: starts_at,
    starts_at,
    booking_url: "https://tickets.test/1",
  })),
  translations: [{ locale: "en", title: `Film ${id}` }],
});
const programme = cinemaProgramme.parse({
  films: [
    film("late", "2026-06-10T20:00:00+02:00", "2026-06-11T00:30:00+02:00"),
    film("early", "2026-06-10T14:00:00+02:00", "2026-06-10T11:00:00+02:00", "2026-06-09T20:00:00+02:00"),
  ],
});
const at = (now: string) => ({
  mall: { ...mall.parse({ id: "1" }), billing: null },
  language: "en" as const,
  now: new Date(now),
  tenant: { tenantId: "beta" as const },
});
const times = (view: ReturnType<typeof programmeView>) =>
  view?.films.map(({ id, showtimes }) => [id, ...showtimes.map(({ time }) => time)]);

describe("the cinema's programme", () => {
  it("lists the films of a day by their first screening, each film's times in order", () => {
    const view = programmeView(programme, "2026-06-10", at("2026-06-10T08:00:00Z"));
    expect(times(view)).toEqual([
      ["early", "11:00", "14:00"],
      ["late", "20:00"],
    ]);
  });

  it("says from which age a film is, and nothing where that is not known", () => {
    const ages = ["12", "0", "PG", null].map((age_rating, at) => ({
      ...film(String(at), "2026-06-10T14:00:00+02:00"),
      age_rating,
    }));
    const view = programmeView(
      cinemaProgramme.parse({ films: ages }),
      "2026-06-10",
      at("2026-06-10T08:00:00Z"),
    );
    expect(view?.films.map(({ facts }) => facts)).toEqual([
      ["ages 12 and over"],
      ["for all ages"],
      ["PG"],
      [],
    ]);
  });

  it("uses the mall's time zone for days", () => {
    expect(times(programmeView(programme, "2026-06-11", at("2026-06-10T08:00:00Z")))).toEqual([
      ["late", "00:30"],
    ]);
  });

  it("marks screenings that have begun, and offers no seats for them", () => {
    const view = programmeView(programme, null, at("2026-06-10T12:00:00Z"));
    const shown = view?.films.flatMap(({ showtimes }) =>
      showtimes.map(({ time, isPast, bookingHref }) => [time, isPast, bookingHref !== null]),
    );
    expect(shown).toEqual([
      ["11:00", true, false],
      ["14:00", true, false],
      ["20:00", false, true],
    ]);
  });

  it("begins with the first day that has a screening still to come", () => {
    const view = programmeView(programme, null, at("2026-06-10T19:00:00Z"));
    expect(view?.days.map(({ date, isCurrent }) => [date, isCurrent])).toEqual([
      ["2026-06-10", false],
      ["2026-06-11", true],
    ]);
  });

  it("offers no past day, but shows the requested one", () => {
    const view = programmeView(programme, "2026-06-09", at("2026-06-10T08:00:00Z"));
    expect(view?.days.map(({ date }) => date)).toEqual(["2026-06-09", "2026-06-10", "2026-06-11"]);
    expect(times(view)).toEqual([["early", "20:00"]]);
  });

  it.each(["2026-02-30", "2026-13-01", "today", "", "2026-6-1", "20260610"])("rejects the day %j", (day) => {
    expect(programmeView(programme, day, at("2026-06-10T08:00:00Z"))).toBeNull();
  });

  it("lists one film's screenings on all coming days", () => {
    const [late] = programme.films;
    if (!late) throw new Error("The programme has a film");
    expect(filmView(late, at("2026-06-10T19:00:00Z")).days.map(({ date }) => date)).toEqual([
      "2026-06-10",
      "2026-06-11",
    ]);
  });
});
