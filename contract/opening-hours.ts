import { z } from "zod";
import { day, optionalText, timeOfDay, translations } from "./primitives";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** Open hours within one day; `to` earlier than `from` means past midnight. */
export const interval = z.object({ from: timeOfDay, to: timeOfDay });

/**
 * Opening hours by zone. Zone `default` is the place itself; others (hypermarket, cinema, parking …) are additional. A
 * missing or empty weekday is closed. An exception replaces its day's intervals (none: closed).
 */
export const openingHoursZone = z.object({
  zone: z.string().default("default"),
  status: z.enum(["open", "closed"]).catch("open").default("open"),
  days: z.partialRecord(z.enum(weekdays), z.array(interval)).default({}),
  exceptions: z
    .array(
      z.object({
        date: day,
        intervals: z.array(interval).default([]),
        translations: translations({ name: optionalText }),
      }),
    )
    .default([]),
  translations: translations({ name: optionalText }),
});
export type OpeningHoursZone = z.infer<typeof openingHoursZone>;

export const openingHours = z
  .array(openingHoursZone)
  .nullish()
  .transform((zones) => zones ?? []);
