import { z } from "zod";
import type { PublicEndpoints } from "./endpoints";
import type { SearchGroup } from "./search";
import type { SitemapEntry } from "./sitemap";
import { tenantIds } from "./tenant-folders.server";

/** What editors change, in the words of the API's paths. A mall's legal texts are part of `malls`. */
export const contentKinds = [
  "amenities",
  "booking",
  "categories",
  "cinema",
  "companies",
  "events",
  "faq",
  "floorplans",
  "malls",
  "news",
  "parking",
  "products",
  "rewards",
  "settings",
  "tiers",
  "website-pages",
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Changed content: all of a mall, a kind, or an entity by its id (a page also by its permalink). */
export const contentChange = z
  .strictObject({
    mall: z.enum(tenantIds),
    kind: z.enum(contentKinds).optional(),
    entity: z
      .string()
      .regex(/^\S{1,300}$/)
      .optional(),
  })
  .refine(({ kind, entity }) => kind !== undefined || entity === undefined, "An entity is of a kind");
export type ContentChange = z.infer<typeof contentChange>;

/** What changed within its mall, as one word; null for everything. */
export const contentTag = ({ kind, entity }: ContentChange): string | null =>
  kind === undefined ? null : entity === undefined ? kind : `${kind}:${entity}`;

/** The kinds of an entity in search results and the sitemap. */
export const kindOfType: Record<SearchGroup | SitemapEntry["type"], ContentKind> = {
  company: "companies",
  product: "products",
  event: "events",
  news: "news",
  reward: "rewards",
  amenity: "amenities",
  page: "website-pages",
  faq: "faq",
  category: "categories",
};

type FirstPart<Path extends string> = Path extends `${infer Part}/${string}` ? Part : Path;
type ReadPart = FirstPart<PublicEndpoints[keyof PublicEndpoints]["path"]>;

/** The kinds that the reads of a path's first part show, where its name is another. */
export const kindsOfPart: Record<Exclude<ReadPart, ContentKind>, readonly ContentKind[]> = {
  "companies-with-entities": ["companies", "products", "events", "news", "rewards"],
  "post-categories": ["categories"],
  "privacy-policy": ["malls"],
  "terms-conditions": ["malls"],
  "settings-web-app": ["settings"],
  translations: ["settings"],
  options: ["parking"],
  search: Object.values(kindOfType),
  sitemap: Object.values(kindOfType),
};
