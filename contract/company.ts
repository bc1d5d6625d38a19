import { z } from "zod";
import { openingHours } from "./opening-hours";
import {
  contentFields,
  floor,
  id,
  memberFields,
  named,
  optionalCount,
  optionalImage,
  optionalText,
} from "./primitives";

export const socialNetworks = [
  "instagram",
  "facebook",
  "twitter",
  "telegram",
  "whatsapp",
  "viber",
  "youtube",
  "tiktok",
  "linkedin",
  "pinterest",
] as const;

export const socialLinks = z
  .partialRecord(z.enum(socialNetworks), z.string())
  .nullish()
  .transform((links) => links ?? {});

/**
 * A shop, a service or a restaurant of the mall. `floor` is a level of the floor plan, `unit` the id of a unit in it.
 */
export const company = z.object({
  ...contentFields,
  ...memberFields,
  logo: optionalImage,
  image_wide: optionalImage,
  kind: z.enum(["shop", "service", "dine"]).catch("shop").default("shop"),
  floor: floor.nullish(),
  unit: optionalText,
  phone: optionalText,
  email: optionalText,
  website: optionalText,
  opening_hours: openingHours,
  social_links: socialLinks,
  featured: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  accepts_gift_cards: z.boolean().default(false),
  gives_points: z.boolean().default(false),
  /** What the codes on its receipts name it by: tax or company numbers, cash registers, accounts. */
  receipt_issuers: z.array(z.string()).default([]),
  /** For restaurants that take reservations. */
  table_booking_url: optionalText,
  follow_count: optionalCount,
  translations: named("name", {
    slug: optionalText,
    description: optionalText,
    company_category: optionalText,
  }),
});
export type Company = z.infer<typeof company>;

/** Returned by `companies-with-entities`: a company with the ids of its offers, events and so on. */
export const companyWithEntities = company.extend({
  entities: z
    .object({
      products: z.array(id).optional(),
      events: z.array(id).optional(),
      news: z.array(id).optional(),
      rewards: z.array(id).optional(),
    })
    .prefault({}),
});
export type CompanyWithEntities = z.infer<typeof companyWithEntities>;

/**
 * The parameters of `companies` beside the list query: `kind`, `floor`, and flags (`1`). `category` is a category's id
 * or any of its slugs.
 */
export const companyQuery = z.object({
  kind: z.enum(["shop", "service", "dine"]).optional(),
  floor: z.coerce.number().int().optional(),
  accepts_gift_cards: z.literal("1").optional(),
  gives_points: z.literal("1").optional(),
  ids: z.string().optional(),
});
