import { z } from "zod";
import { id, translations } from "./primitives";

/** `icon` is the name of an icon, for example `lucide:shirt`. */
export const category = z.object({
  id,
  kind: z.enum(["company", "product", "reward", "amenity", "post"]),
  icon: z.string().nullish(),
  order: z.number().int().default(0),
  parent_id: id.nullish(),
  translations: translations({ name: z.string(), slug: z.string() }),
});
export type Category = z.infer<typeof category>;
