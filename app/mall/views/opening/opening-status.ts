import { type OpeningHoursZone, type Weekday, weekdays } from "@contract/opening-hours";
import { numericParts } from "~/locale/dates";

type Interval = { from: string; to: string };

/**
 * Whether a place is open, and when that changes next; `daysAhead` 0 is today. `until` is null if it stays open over
 * night, `opens` if nothing is known for a week, or from the first day on whose hours are unknown. `opensOn` is the first
 * day of a new place (YYYY-MM-DD), where its hours on it are unknown or it is more than a week ahead.
 */
export type OpeningStatus =
  | { isOpen: true; until: string | null }
  | { isOpen: false; isForNow: true }
  | { isOpen: false; opensOn: string }
  | { isOpen: false; opens: { at: string; daysAhead: number; weekday: Weekday } | null };

export type LocalTime = { date: string; weekday: Weekday; minutes: number };

/** The local time of a time zone. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const { year, month, day, hour, minute } = numericParts(now, timeZone);
  const date = `${year}-${month}-${day}`;
  return { date, weekday: weekdayOf(date), minutes: Number(hour) * 60 + Number(minute) };
}

/** A calendar day plus a number of days, `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T12:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? "monday";
}

/** The intervals of one day: its exception's if there is one, else its weekday's; null if they are unknown. */
export function intervalsOf(zone: OpeningHoursZone, date: string): Interval[] | null {
  if (isBeforeFirst(zone, date)) return [];
  const exception = exceptionOf(zone, date);
  return exception ? exception.intervals : (zone.days[weekdayOf(date)] ?? null);
}

/** The operator's words for a day whose hours are no times. */
export function textOfDay(zone: OpeningHoursZone, date: string): string | null {
  const exception = exceptionOf(zone, date);
  return exception ? exception.text : (zone.texts[weekdayOf(date)] ?? null);
}

const isBeforeFirst = ({ opens_on }: OpeningHoursZone, date: string): boolean =>
  typeof opens_on === "string" && date < opens_on;

const exceptionOf = (zone: OpeningHoursZone, date: string) =>
  zone.exceptions.find((candidate) => candidate.date === date);

/** Until when the hours of the day before may last. */
const nightEnds = 6 * 60;

/**
 * Whether a zone is open at a local time; an interval that ends before it starts runs past midnight. Null if that is
 * unknown.
 */
export function openingStatus(zone: OpeningHoursZone, time: LocalTime): OpeningStatus | null {
  if (zone.opens_on && isBeforeFirst(zone, time.date)) {
    const opens = zone.status === "open" ? nextOpening(zone, time) : null;
    return opens ? { isOpen: false, opens } : { isOpen: false, opensOn: zone.opens_on };
  }
  if (zone.status === "closed") return { isOpen: false, isForNow: true };
  const today = intervalsOf(zone, time.date);
  const before = intervalsOf(zone, addDays(time.date, -1));
  if (zone.status === "unknown" || (!before && time.minutes < nightEnds)) return null;
  const yesterday = before?.find(
    ({ from, to }) => minutesOf(to) <= minutesOf(from) && time.minutes < minutesOf(to),
  );
  if (yesterday) return { isOpen: true, until: yesterday.to };
  if (!today) return null;

  const current = today.find(({ from, to }) => {
    const end = minutesOf(to) <= minutesOf(from) ? 24 * 60 : minutesOf(to);
    return minutesOf(from) <= time.minutes && time.minutes < end;
  });
  if (current) return { isOpen: true, until: closingTime(zone, time.date, current.to) };

  return { isOpen: false, opens: nextOpening(zone, time) };
}

function nextOpening(zone: OpeningHoursZone, time: LocalTime) {
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const date = addDays(time.date, daysAhead);
    const intervals = intervalsOf(zone, date);
    if (!intervals) break;
    const at = intervals
      .map(({ from }) => from)
      .sort()
      .find((from) => daysAhead > 0 || minutesOf(from) > time.minutes);
    if (at) return { at, daysAhead, weekday: weekdayOf(date) };
  }
  return null;
}

/** When an interval of a day ends, which one of the next day may continue. */
function closingTime(zone: OpeningHoursZone, date: string, to: string): string | null {
  if (minutesOf(to) % (24 * 60) !== 0) return to;
  const next = intervalsOf(zone, addDays(date, 1))?.find(({ from }) => minutesOf(from) === 0);
  if (!next) return to;
  return minutesOf(next.to) <= nightEnds && minutesOf(next.to) > 0 ? next.to : null;
}

/** How long a status and its text stay true, in minutes; texts name days, so at most until midnight. */
export function minutesUntilChange(status: OpeningStatus | null, { minutes }: LocalTime): number {
  const midnight = 24 * 60 - minutes;
  if (!status) return minutes < nightEnds ? nightEnds - minutes : midnight;
  if (status.isOpen) {
    if (status.until === null) return midnight;
    const left = minutesOf(status.until) - minutes;
    return left > 0 ? left : midnight + minutesOf(status.until);
  }
  if (!("opens" in status)) return midnight;
  return status.opens?.daysAhead === 0 ? minutesOf(status.opens.at) - minutes : midnight;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
