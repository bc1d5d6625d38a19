import type { CinemaProgramme } from "@contract/cinema";
import { easterSunday } from "@contract/easter-sunday";
import type { AskedDays } from "@contract/search-language/asked-days";
import { formatTime, shortDay } from "~/locale/dates";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { comingEvents, isWithin, todayIn, weekendOf } from "../lists/event-days.server";
import { addDays, localTime, weekdayOf } from "../opening/opening-status";
import { weekdayName } from "../opening/opening-text.server";
import type { Days } from "./result";

/** In the evening is what begins, or has not ended, from then on (minutes of the day). */
const eveningFrom = 17 * 60;

/** The dates of days that a question names, the next ones that are not over; null if there is no such day. */
export function datesOf(asked: AskedDays, site: Site): Days | null {
  const today = todayIn(site);
  const one = (date: string): Days => ({ first: date, last: date, isEvening: false });
  if ("dayOfYear" in asked) {
    const date = nextWhere(today, (each) => each.endsWith(asked.dayOfYear));
    return date.endsWith(asked.dayOfYear) ? one(date) : null;
  }
  if ("weekday" in asked) return one(nextWhere(today, (date) => numberOf(date) === asked.weekday));
  if ("month" in asked) {
    const isIn = (date: string) => Number(date.slice(5, 7)) === asked.month;
    const first = nextWhere(today, isIn);
    return {
      first,
      last: addDays(
        nextWhere(first, (date) => !isIn(date)),
        -1,
      ),
      isEvening: false,
    };
  }
  if ("holiday" in asked) {
    const [from = "", to = from] = asked.holiday.split("..");
    // What has begun is still meant.
    const last = nextWhere(today, (date) => date === dateOf(to, date));
    const first = dateOf(from, last);
    return { first: [first, today].sort().at(-1) ?? first, last, isEvening: false, isHoliday: true };
  }
  const weekend = { ...weekendOf(today), isEvening: false };
  const sunday = nextWhere(today, (date) => numberOf(date) === 6);
  switch (asked.named) {
    case "today":
      return one(today);
    case "tonight":
      return { ...one(today), isEvening: true };
    case "tomorrow":
      return one(addDays(today, 1));
    case "weekend":
      return weekend;
    case "next-weekend":
      return { first: addDays(weekend.last, 6), last: addDays(weekend.last, 7), isEvening: false };
    case "week":
      return { first: today, last: sunday, isEvening: false };
    case "next-week":
      return { first: addDays(sunday, 1), last: addDays(sunday, 7), isEvening: false };
  }
}

/** A holiday's date in the year of another. */
function dateOf(day: string, date: string): string {
  const year = date.slice(0, 4);
  if (!day.startsWith("easter")) return `${year}-${day}`;
  const sunday = new Date(easterSunday(Number(year))).toISOString().slice(0, 10);
  return addDays(sunday, Number(day.slice("easter".length)));
}

/** A leap day comes once in four years, but for centuries. */
const daysAhead = 8 * 366;

/** The first of the next days that fits, today included; the last of them if none does. */
function nextWhere(today: string, fits: (date: string) => boolean): string {
  let date = today;
  for (let ahead = 0; ahead < daysAhead && !fits(date); ahead++) date = addDays(date, 1);
  return date;
}

/** 0 is Monday. */
const numberOf = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

const timeZoneOf = ({ mall }: Site) => mall?.time_zone ?? "Europe/Prague";

/** The ids of the events on some days, soonest first. */
export async function eventsOn(days: Days, site: Site): Promise<string[]> {
  const isInEvening = ({
    starts_at: start,
    ends_at: end,
  }: {
    starts_at?: string | null;
    ends_at?: string | null;
  }) => {
    const times = [start, end].flatMap((time) =>
      time ? [localTime(new Date(time), timeZoneOf(site)).minutes] : [],
    );
    return times.some((minutes) => minutes >= eveningFrom || minutes === 0);
  };
  const coming = await sidePart(comingEvents(site), "The events of some days could not be read");
  const events = (coming ?? []).filter((dated) => isWithin(dated, days));
  const shown = days.isEvening ? events.filter(({ event }) => isInEvening(event)) : events;
  return shown.map(({ event }) => event.id);
}

/** The next day on which a film is shown; null if it no longer is. */
export function nextDayOf({ screenings }: CinemaProgramme["films"][number], site: Site): Days | null {
  const [next] = screenings
    .map(({ starts_at: start }) => start)
    .filter((start) => Date.parse(start) > site.now.getTime())
    .sort();
  if (!next) return null;
  const { date } = localTime(new Date(next), timeZoneOf(site));
  return { first: date, last: date, isEvening: false };
}

/** The showings of a film on some days that have not begun, in their order. */
export function screeningsOn({ screenings }: CinemaProgramme["films"][number], days: Days, site: Site) {
  return screenings
    .map(({ starts_at: start }) => ({ start, ...localTime(new Date(start), timeZoneOf(site)) }))
    .filter(({ start, date, minutes }) => {
      const isAsked = date >= days.first && date <= days.last && (!days.isEvening || minutes >= eveningFrom);
      return isAsked && Date.parse(start) > site.now.getTime();
    })
    .sort((one, other) => one.start.localeCompare(other.start));
}

/** When a film is shown on some days: "Saturday 28 Nov: 14:00, 17:30"; null if it is not. */
export function showtimesOn(film: CinemaProgramme["films"][number], days: Days, site: Site): string | null {
  const times = new Map<string, string[]>();
  for (const { start, date } of screeningsOn(film, days, site)) {
    const time = formatTime(start, site.mall?.time_format ?? "HH:mm", { timeZone: timeZoneOf(site) });
    times.set(date, [...(times.get(date) ?? []), time]);
  }
  const lines = [...times].map(
    ([date, list]) =>
      `${weekdayName(weekdayOf(date), site.language)} ${shortDay(date, site.language)}: ${list.join(", ")}`,
  );
  return lines.join(" · ") || null;
}
