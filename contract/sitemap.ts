import { z } from "zod";
import { id, instant, translations } from "./primitives";

/** Every entity with a page of its own, in its shortest form. `permalink` is set for pages. */
export const sitemapEntry = z.object({
  type: z.enum(["company", "product", "event", "news", "reward", "amenity", "page", "category"]),
  id,
  permalink: z.string().nullish(),
  category_kind: z.string().nullish(),
  updated_at: instant.nullish(),
  translations: translations({ slug: z.string().nullish() }),
});
export type SitemapEntry = z.infer<typeof sitemapEntry>;
