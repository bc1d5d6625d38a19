import { z } from "zod";
import { haler, optionalText, translations } from "./primitives";

/**
 * The mall's parking; prices in haléř, `free_minutes` from arrival. A tariff's price applies per started span of
 * `per_minutes` within its range, or once for a stay that reaches the range. An extra tariff (overnight, lost ticket)
 * does not depend on the length of stay. `reserved` counts the `spaces` reserved for a kind of visitor or vehicle.
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
        translations: translations({ name: optionalText }),
      }),
    )
    .default([]),
  payment: z.array(z.string()).default([]),
  reserved: z.array(z.object({ kind: z.string(), count: z.number().int().min(0) })).default([]),
  translations: translations({ title: optionalText, description: optionalText }),
});
export type ParkingOptions = z.infer<typeof parkingOptions>;

/** The language codes that the mall's site has texts for. */
export const availableLocales = z.array(z.string());
