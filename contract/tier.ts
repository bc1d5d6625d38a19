import { z } from "zod";
import { id, named, optionalImage } from "./primitives";

/** A tier of the loyalty programme; the points of approved receipts are multiplied by `multiplier`. */
export const tier = z.object({
  id,
  order: z.number().int().default(0),
  points_from: z.number().int().min(0).default(0),
  points_to: z.number().int().nullish(),
  color: z.string().nullish(),
  image: optionalImage,
  multiplier: z.number().positive().default(1),
  translations: named("name", { benefits: z.array(z.string()).default([]) }),
});
export type Tier = z.infer<typeof tier>;
