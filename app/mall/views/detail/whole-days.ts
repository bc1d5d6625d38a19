import type { Event } from "@contract/event";
import type { Site } from "~/site/site.server";
import { localTime } from "../opening/opening-status";

type Times = Pick<Event, "starts_at" | "ends_at">;
type Mall = Pick<Site, "mall">;

const lastMinute = 24 * 60 - 1;
const dayMs = 24 * 60 * 60_000;
const zoneOf = ({ mall }: Mall): string => mall?.time_zone ?? "Europe/Prague";

/**
 * The days of an event that has days but no times, as APIs send them: from midnight on, in the mall's time zone or in UTC.
 * Null for any other.
 */
export function wholeDaysOf(times: Times, mall: Mall): { first: string; last: string } | null {
  return daysIn(zoneOf(mall), times) ?? daysIn("UTC", times);
}

function daysIn(timeZone: string, { starts_at, ends_at }: Times): { first: string; last: string } | null {
  if (!starts_at) return null;
  const start = localTime(new Date(starts_at), timeZone);
  if (start.minutes !== 0) return null;
  if (!ends_at) return { first: start.date, last: start.date };
  const end = localTime(new Date(ends_at), timeZone);
  if (end.minutes !== 0 && end.minutes !== lastMinute) return null;
  return { first: start.date, last: end.date };
}

/** When an event is over; null where that is unknown. A day without times is over at its end, not when it begins. */
export function endOfEvent(times: Times, mall: Mall): Date | null {
  const end = times.ends_at ? new Date(times.ends_at) : null;
  if (!times.starts_at || !wholeDaysOf(times, mall)) return end;
  const last = end ?? new Date(times.starts_at);
  return isInLastMinute(last, mall) ? last : new Date(last.getTime() + dayMs);
}

const isInLastMinute = (instant: Date, mall: Mall): boolean =>
  [zoneOf(mall), "UTC"].some((timeZone) => localTime(instant, timeZone).minutes === lastMinute);

/** Whether an event is over for certain: one without the time of its end lasts until its day is over. */
export function hasEnded(times: Times, { mall, now }: Mall & Pick<Site, "now">): boolean {
  const end = endOfEvent(times, { mall });
  if (end) return end <= now;
  if (!times.starts_at) return false;
  const dayOf = (instant: Date) => localTime(instant, zoneOf({ mall })).date;
  return dayOf(new Date(times.starts_at)) < dayOf(now);
}

/** Whether an end is that of a day without a time. */
export const endsWithDay = (instant: string, mall: Mall): boolean =>
  localTime(new Date(instant), zoneOf(mall)).minutes === lastMinute;
