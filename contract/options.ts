import { z } from "zod";
import { haler, optionalText, translations } from "./primitives";

/**
 * Parking as the mall offers it; prices in haléř, `free_minutes` from arrival. A tariff's price is for each begun span of
 * `per_minutes` within its range, or once for a stay that reaches the range. An extra tariff (a night, a lost ticket)
 * stands beside those by length of stay. `reserved` are places among `spaces` for a kind of visitor or vehicle.
 */
export const parkingOptions = z.object({
  spaces: z.number().int().nullish(),
  free_minutes: z.number().int().default(0),
  height_limit_cm: z.number().int().nullish(),
  tariffs: z
    .array(
      z.object({
        from_minutes: z.number().int().min(0),
        to_minutes: z.number().int().nullish(),
        price: haler,
        per_minutes: z.number().int().positive().nullish(),
        is_extra: z.boolean().default(false),
        translations: translations({ name: z.string() }),
      }),
    )
    .default([]),
  payment: z.array(z.string()).default([]),
  reserved: z.array(z.object({ kind: z.string(), count: z.number().int().min(0) })).default([]),
  translations: translations({ title: optionalText, description: optionalText }),
});
export type ParkingOptions = z.infer<typeof parkingOptions>;

/** The languages that the mall's web has texts for, as the site's codes. */
export const availableLocales = z.array(z.string());
