import type { z } from "zod";
import type { amenity } from "../../../app/mall/contract/amenity";
import type { bookingService } from "../../../app/mall/contract/booking";
import type { category } from "../../../app/mall/contract/category";
import type { cinemaProgramme } from "../../../app/mall/contract/cinema";
import type { company } from "../../../app/mall/contract/company";
import type { event } from "../../../app/mall/contract/event";
import type { faqEntry } from "../../../app/mall/contract/faq";
import type { floorPlan } from "../../../app/mall/contract/floor-plan";
import type { mall } from "../../../app/mall/contract/mall";
import type { newsArticle } from "../../../app/mall/contract/news";
import type { parkingOptions } from "../../../app/mall/contract/options";
import type { product } from "../../../app/mall/contract/product";
import type { reward } from "../../../app/mall/contract/reward";
import type { tier } from "../../../app/mall/contract/tier";
import type { websitePage } from "../../../app/mall/contract/website-page";

export const tenantIds = [
  "promenade",
  "galerieharfa",
  "novoplaza",
  "europasc",
  "presentation",
  "beta",
] as const;
export type TenantId = (typeof tenantIds)[number];

/** One mall's whole content, in the shapes that travel on the wire. */
export type TenantContent = {
  mall: z.input<typeof mall>;
  settings: Record<string, string>;
  categories: z.input<typeof category>[];
  companies: z.input<typeof company>[];
  products: z.input<typeof product>[];
  rewards: z.input<typeof reward>[];
  events: z.input<typeof event>[];
  news: z.input<typeof newsArticle>[];
  amenities: z.input<typeof amenity>[];
  bookingServices: z.input<typeof bookingService>[];
  faq: z.input<typeof faqEntry>[];
  tiers: z.input<typeof tier>[];
  websitePages: z.input<typeof websitePage>[];
  floorPlan: z.input<typeof floorPlan>;
  parkingOptions: z.input<typeof parkingOptions>;
  cinemaProgramme: z.input<typeof cinemaProgramme> | null;
  availableLocales: string[];
};
