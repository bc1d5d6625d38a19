import { easterSunday } from "@contract/easter-sunday";
import type { SeasonDate } from "../content-schema/seasons";
import { demoContent } from "../demo-content";
import { dateAfter } from "./calendar";

const { seasons } = demoContent;
export type Season = (typeof seasons)[number] & { first: Date; last: Date };

/** The seasons of these days, relative to today, with the days on which each begins and ends. */
export function seasonsBetween(today: Date, from: number, to: number): Season[] {
  const [first, last] = [dateAfter(today, from), dateAfter(today, to)];
  const year = today.getUTCFullYear();
  return seasons.flatMap((season) =>
    [year - 1, year, year + 1]
      .map((each) => ({ ...season, ...daysOf(season, each) }))
      .filter((each) => each.last >= first && each.first <= last),
  );
}

export const seasonsOf = (today: Date): Season[] => seasonsBetween(today, 0, 0);

function daysOf({ from, to }: (typeof seasons)[number], year: number) {
  const first = dateOf(from, year);
  const last = dateOf(to, year);
  return { first, last: last < first ? dateOf(to, year + 1) : last };
}

function dateOf(date: SeasonDate, year: number): Date {
  if (typeof date === "string") return new Date(`${year}-${date}T00:00:00Z`);
  return dateAfter(new Date(movingDates[date.after](year)), date.days);
}

const movingDates = {
  easter: easterSunday,
  /** The day after the fourth Thursday of November. */
  "black-friday": (year: number) => Date.UTC(year, 10, 23 + daysTo(5, Date.UTC(year, 10, 23))),
  /** The fourth Sunday before Christmas Day. */
  advent: (year: number) => Date.UTC(year, 10, 27 + daysTo(0, Date.UTC(year, 10, 27))),
};

/** How many days after a day the weekday is. */
const daysTo = (weekday: number, day: number): number => (weekday - new Date(day).getUTCDay() + 7) % 7;
