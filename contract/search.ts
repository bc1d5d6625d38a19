import { z } from "zod";
import { id, instant, named, optionalImage, optionalText } from "./primitives";

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
export type SearchGroup = (typeof searchGroups)[number];

/**
 * A hit contains everything that a result row shows, so no second request is needed. `text` is the excerpt with the
 * matched words. `permalink` is set for pages, `date` for events (their start) and news (their day). `rank` says how well
 * it answers: from 0.7 on it is what was asked for, below 0.4 only its text mentions that. The site searches the mall's
 * lists too if an API doesn't rank.
 */
const searchHit = z.object({
  id,
  permalink: z.string().nullish(),
  image: optionalImage,
  date: instant.nullish(),
  rank: z.number().nullish(),
  translations: named("title", { slug: optionalText, text: optionalText }),
});
export type SearchHit = z.infer<typeof searchHit>;

/**
 * `search?q=&type=&page=&per_page=&language=`: hits grouped by type, best group first; `total` counts the hits of the
 * group.
 */
export const searchAnswer = z.object({
  query: z.string().default(""),
  /** The corrected query as it is written, if a word was misspelled. */
  corrected: z.string().nullish(),
  /** The matched words, in lower case without accents, for highlighting. */
  matched: z.array(z.string()).default([]),
  groups: z.array(
    z.object({
      type: z.enum(searchGroups),
      total: z.number().int().default(0),
      /** Counting stopped at `total`; there are more. */
      has_more: z.boolean().default(false),
      hits: z.array(searchHit),
    }),
  ),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchQuery = z.object({
  q: z.string().max(200).default(""),
  type: z.enum(searchGroups).optional(),
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(48).default(8),
  language: z.string().optional(),
});
