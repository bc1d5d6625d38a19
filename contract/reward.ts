import { z } from "zod";
import { contentFields, id, instant, memberFields, named, optionalCount, optionalText } from "./primitives";

/** What a member can get for points. `stock` null and `limit_per_member` null are unlimited. */
export const reward = z.object({
  ...contentFields,
  ...memberFields,
  company_id: id.nullish(),
  points_price: optionalCount,
  stock: z.number().int().min(0).nullish(),
  limit_per_member: z.number().int().min(1).nullish(),
  valid_from: instant.nullish(),
  valid_to: instant.nullish(),
  tier_id: id.nullish(),
  code_type: z.enum(["qr", "code128", "text"]).default("qr"),
  usable_minutes: z.number().int().min(1).nullish(),
  translations: named("title", {
    slug: optionalText,
    description: optionalText,
    terms: optionalText,
  }),
});
export type Reward = z.infer<typeof reward>;
