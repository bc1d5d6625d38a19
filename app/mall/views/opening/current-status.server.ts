import type { OpeningHoursZone } from "@contract/opening-hours";
import { report } from "~/process/request-context.server";
import type { Site } from "~/site/site.server";
import { type LocalTime, localTime, minutesUntilChange, openingStatus } from "./opening-status";
import { openingText } from "./opening-text.server";

/** A request has one time, and a directory a hundred shops. */
const localTimes = new WeakMap<Date, LocalTime>();

/** Whether a place is open now, also as text; null if that is unknown. The page that says so is not cached longer than it is true. */
export function currentStatus(
  zone: OpeningHoursZone,
  { mall, language, now }: Pick<Site, "mall" | "language" | "now">,
): { isOpen: boolean; text: string } | null {
  const time = localTimes.get(now) ?? localTime(now, mall?.time_zone ?? "Europe/Prague");
  localTimes.set(now, time);
  const status = openingStatus(zone, time);
  report({ changesIn: minutesUntilChange(status, time) * 60 - now.getUTCSeconds() });
  return status && { isOpen: status.isOpen, text: openingText(status, { mall, language }) };
}
