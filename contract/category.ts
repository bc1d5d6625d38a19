import { z } from "zod";
import { id, named, optionalText } from "./primitives";

export const categoryKinds = ["company", "product", "reward", "amenity", "post"] as const;

/** `icon` is the name of an icon, for example `lucide:shirt`. */
export const category = z.object({
  id,
  kind: z.enum(categoryKinds).default("company"),
  icon: z.string().nullish(),
  order: z.number().int().default(0),
  parent_id: id.nullish(),
  translations: named("name", { slug: optionalText }),
});
export type Category = z.infer<typeof category>;
