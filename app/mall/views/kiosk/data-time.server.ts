import { dateStyle, dateText, formatTime } from "~/locale/dates";
import type { Site } from "~/site/site.server";

/**
 * When the data that a view has read so far came from the mall: "14:05", of another day with its date, so that an outage
 * doesn't make it newer. Null where nobody knows.
 */
export function timeOfData(site: Pick<Site, "api" | "now" | "mall" | "language">): string | null {
  const from = site.api.dataFrom();
  if (!from) return null;
  const time = formatTime(from.toISOString(), site.mall?.time_format ?? "HH:mm", dateStyle(site));
  const day = dateText(from.toISOString(), site);
  return day === dateText(site.now.toISOString(), site) ? time : `${day}, ${time}`;
}
