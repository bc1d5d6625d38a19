import { z } from "zod";
import { contentFields, haler, id, instant, memberFields, named, optionalText } from "./primitives";

/** How often it was rated; null where nobody counts. */
export const thumbs = z
  .object({ up: z.number().int().min(0).default(0), down: z.number().int().min(0).default(0) })
  .nullish()
  .transform((counts) => counts ?? null);

/** An offer of a company; prices in haléř. */
export const product = z.object({
  ...contentFields,
  ...memberFields,
  company_id: id.nullish().transform((value) => value ?? null),
  price: haler.nullish(),
  /** The price is the lowest of several. */
  price_is_from: z.boolean().default(false),
  price_before: haler.nullish(),
  valid_from: instant.nullish(),
  valid_to: instant.nullish(),
  only_for_members: z.boolean().default(false),
  code: optionalText,
  thumbs,
  translations: named("title", {
    slug: optionalText,
    description: optionalText,
    terms: optionalText,
  }),
});
export type Product = z.infer<typeof product>;
