import type { OpeningHoursZone } from "@contract/opening-hours";
import { report } from "~/process/request-context.server";
import type { Site } from "~/site/site.server";
import {
  type LocalTime,
  localTime,
  minutesUntilChange,
  type OpeningStatus,
  openingStatus,
} from "./opening-status";
import { openingText } from "./opening-text.server";

/** A request has one time, and a directory a hundred shops. */
const localTimes = new WeakMap<Date, LocalTime>();

type StatusAt = { time: LocalTime; status: OpeningStatus | null; minutesLeft: number };

/** Of the last minute that was asked for: all requests of a minute share what the mall API's data says of a place. */
const statuses = new WeakMap<OpeningHoursZone, StatusAt>();

function statusAt(zone: OpeningHoursZone, time: LocalTime): StatusAt {
  const known = statuses.get(zone);
  if (known?.time.date === time.date && known.time.minutes === time.minutes) return known;
  const status = openingStatus(zone, time);
  const current = { time, status, minutesLeft: minutesUntilChange(status, time) };
  statuses.set(zone, current);
  return current;
}

/** Whether a place is open now, also as text; null if that is unknown. The page that says so is not cached longer than it is true. */
export function currentStatus(
  zone: OpeningHoursZone,
  { mall, language, now }: Pick<Site, "mall" | "language" | "now">,
): { isOpen: boolean; text: string } | null {
  const time = localTimes.get(now) ?? localTime(now, mall?.time_zone ?? "Europe/Prague");
  localTimes.set(now, time);
  const { status, minutesLeft } = statusAt(zone, time);
  report({ changesIn: minutesLeft * 60 - now.getUTCSeconds() });
  return status && { isOpen: status.isOpen, text: openingText(status, { mall, language }) };
}
