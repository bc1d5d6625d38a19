import { z } from "zod";
import { id, optionalImage, translations } from "./primitives";

export const searchGroups = [
  "company",
  "product",
  "event",
  "news",
  "reward",
  "amenity",
  "page",
  "faq",
] as const;

/** A hit carries what a result row draws: no second call is needed. `permalink` is set for pages. */
export const searchHit = z.object({
  id,
  permalink: z.string().nullish(),
  image: optionalImage,
  translations: translations({ title: z.string(), slug: z.string().nullish(), text: z.string().nullish() }),
});
export type SearchHit = z.infer<typeof searchHit>;

/** `search?q=&type=&per_page=&language=`: hits grouped by type, best group first; `total` counts all hits of the group. */
export const searchAnswer = z.object({
  query: z.string(),
  /** The words that were really looked for, when a typing mistake was forgiven. */
  corrected: z.string().nullish(),
  groups: z.array(
    z.object({ type: z.enum(searchGroups), total: z.number().int(), hits: z.array(searchHit) }),
  ),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchQuery = z.object({
  q: z.string().max(200).default(""),
  type: z.enum(searchGroups).optional(),
  per_page: z.coerce.number().int().min(1).max(48).default(8),
  language: z.string().optional(),
});
