import type { amenity } from "@contract/amenity";
import type { bookingService } from "@contract/booking";
import type { category } from "@contract/category";
import type { cinemaProgramme } from "@contract/cinema";
import type { company } from "@contract/company";
import type { event } from "@contract/event";
import type { faqEntry } from "@contract/faq";
import type { floorPlan } from "@contract/floor-plan";
import type { mall } from "@contract/mall";
import type { newsArticle } from "@contract/news";
import type { parkingOptions } from "@contract/options";
import type { product } from "@contract/product";
import type { reward } from "@contract/reward";
import type { tier } from "@contract/tier";
import type { websitePage } from "@contract/website-page";
import type { z } from "zod";

/** A mall's whole content, in wire format. */
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
  /** What editors haven't published yet. */
  drafts: Drafts;
};

/** The kinds of content that editors prepare before it is published. */
type Drafts = Partial<
  Pick<TenantContent, "companies" | "products" | "rewards" | "events" | "news" | "amenities" | "websitePages">
>;
