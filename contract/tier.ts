import { z } from "zod";
import { id, optionalImage, translations } from "./primitives";

/** A tier of the loyalty programme; the points of approved receipts are multiplied by `multiplier`. */
export const tier = z.object({
  id,
  order: z.number().int(),
  points_from: z.number().int().min(0),
  points_to: z.number().int().nullish(),
  color: z.string().nullish(),
  image: optionalImage,
  multiplier: z.number().positive().default(1),
  translations: translations({ name: z.string(), benefits: z.array(z.string()).default([]) }),
});
export type Tier = z.infer<typeof tier>;
