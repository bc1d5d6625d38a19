import type { Event } from "@contract/event";
import type { Site } from "~/site/site.server";
import { localTime } from "../opening/opening-status";

/** The local days of an event that has days but no times, as APIs send them: from midnight on. Null for any other. */
export function wholeDaysOf(
  { starts_at, ends_at }: Pick<Event, "starts_at" | "ends_at">,
  { mall }: Pick<Site, "mall">,
): { first: string; last: string } | null {
  if (!starts_at) return null;
  const timeZone = mall?.time_zone ?? "Europe/Prague";
  const start = localTime(new Date(starts_at), timeZone);
  if (start.minutes !== 0) return null;
  if (!ends_at) return { first: start.date, last: start.date };
  const end = localTime(new Date(ends_at), timeZone);
  if (end.minutes !== 0 && end.minutes !== lastMinute) return null;
  return { first: start.date, last: end.date };
}

export const isBeforeToday = (instant: string, { mall, now }: Pick<Site, "mall" | "now">): boolean => {
  const timeZone = mall?.time_zone ?? "Europe/Prague";
  return localTime(new Date(instant), timeZone).date < localTime(now, timeZone).date;
};

const lastMinute = 24 * 60 - 1;
export const endsWithDay = (instant: string, { mall }: Pick<Site, "mall">): boolean =>
  localTime(new Date(instant), mall?.time_zone ?? "Europe/Prague").minutes === lastMinute;
