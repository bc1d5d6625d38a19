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
 * Opening hours by zone. Zone `default` is the place itself; others (hypermarket, cinema, parking …) are additional. An
 * empty weekday is closed, a missing one is unknown. An exception replaces its day's intervals: none is closed, `null`
 * is unknown. Status `closed` is closed for now, whatever the week says; `unknown` leaves open whether the week applies.
 * Hours that are no times are text (`by arrangement`): of a weekday in `texts`, of the whole zone in `hours_text`.
 * Before `opens_on`, its first day, a new place is closed.
 */
export const openingHoursZone = z.object({
  zone: z.string().default("default"),
  status: z.enum(["open", "closed", "unknown"]).catch("unknown").default("open"),
  opens_on: day.nullish(),
  days: z.partialRecord(z.enum(weekdays), z.array(interval)).default({}),
  texts: z.partialRecord(z.enum(weekdays), z.string()).default({}),
  exceptions: z
    .array(
      z.object({
        date: day,
        intervals: z
          .array(interval)
          .nullish()
          .transform((intervals) => intervals ?? null),
        text: optionalText,
        translations: translations({ name: optionalText }),
      }),
    )
    .default([]),
  translations: translations({ name: optionalText, hours_text: optionalText }),
});
export type OpeningHoursZone = z.infer<typeof openingHoursZone>;

export const openingHours = z
  .array(openingHoursZone)
  .nullish()
  .transform((zones) => zones ?? []);
