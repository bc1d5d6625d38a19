import { z } from "zod";
import { haler, optionalText, translations } from "./primitives";

/** Parking as the mall offers it; prices in haléř, `free_minutes` from arrival. */
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
        translations: translations({ name: z.string() }),
      }),
    )
    .default([]),
  payment: z.array(z.string()).default([]),
  translations: translations({ title: optionalText, description: optionalText }),
});
export type ParkingOptions = z.infer<typeof parkingOptions>;

/** The languages that the mall's web has texts for, as the site's codes. */
export const availableLocales = z.array(z.string());
