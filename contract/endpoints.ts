import { z } from "zod";
import { amenity } from "./amenity";
import { bookingOptions, bookingOptionsQuery, bookingService } from "./booking";
import { category, categoryKinds } from "./category";
import { cinemaProgramme } from "./cinema";
import { company, companyQuery, companyWithEntities } from "./company";
import { listQuery, page } from "./envelope";
import { event } from "./event";
import { faqEntry } from "./faq";
import { floorPlan } from "./floor-plan";
import { mall } from "./mall";
import { newsArticle } from "./news";
import { availableLocales, parkingOptions } from "./options";
import { product } from "./product";
import { reward } from "./reward";
import { searchAnswer, searchQuery } from "./search";
import { heroBannerItem, settings } from "./settings";
import { sitemapEntry } from "./sitemap";
import { tier } from "./tier";
import { legalText, websitePage } from "./website-page";

const noQuery = z.object({});

/** A read that returns one value. */
function one<const Path extends string, Data extends z.ZodType>(
  path: Path,
  data: Data,
): ReturnType<typeof oneBy<Path, Data, typeof noQuery>> {
  return oneBy(path, data, noQuery);
}

/** A read that returns one value, selected by a query. */
function oneBy<const Path extends string, Data extends z.ZodType, Query extends z.ZodObject>(
  path: Path,
  data: Data,
  query: Query,
) {
  return { method: "GET" as const, path, shape: "one" as const, data, query };
}

/** A read that returns a page of items. */
function list<const Path extends string, Item extends z.ZodType, Query extends z.ZodObject>(
  path: Path,
  item: Item,
  query: Query,
) {
  return { method: "GET" as const, path, shape: "list" as const, item, data: page(item), query };
}

const byCompany = listQuery.extend({ company: z.string().optional(), ids: z.string().optional() });

/**
 * Every read of the mall API that needs no token: path relative to `/v1/`, query, response. The client, the reference
 * implementation, the contract tests and the OpenAPI document are all derived from this table.
 * Sort orders: companies `name`, `-name`, `-follow_count`, `-updated_at`; products `valid_to`, `price`, `-price`,
 * `-updated_at`; events `starts_at`, `-starts_at`; news `-published_at`, `published_at`; rewards `points_price`,
 * `-points_price`, `-updated_at`.
 */
export const publicEndpoints = {
  companies: list("companies", company, listQuery.extend(companyQuery.shape)),
  company: one("companies/{id}", company),
  featuredCompanies: list("companies/featured", company, listQuery),
  companiesWithEntities: list(
    "companies-with-entities",
    companyWithEntities,
    listQuery.extend(companyQuery.shape),
  ),
  products: list("products", product, byCompany),
  product: one("products/{id}", product),
  events: list("events", event, byCompany),
  event: one("events/{id}", event),
  upcomingEvents: list("events/upcoming", event, byCompany),
  news: list("news", newsArticle, byCompany),
  newsArticle: one("news/{id}", newsArticle),
  rewards: list("rewards", reward, byCompany),
  reward: one("rewards/{id}", reward),
  categories: list("categories", category, listQuery.extend({ kind: z.enum(categoryKinds).optional() })),
  amenities: list("amenities", amenity, listQuery.extend({ ids: z.string().optional() })),
  amenity: one("amenities/{id}", amenity),
  malls: list("malls", mall, listQuery),
  search: oneBy("search", searchAnswer, searchQuery),
  faq: list("faq", faqEntry, listQuery),
  postCategories: list("post-categories", category, listQuery),
  privacyPolicy: one("privacy-policy", legalText),
  termsConditions: one("terms-conditions", legalText),
  tiers: list("tiers", tier, listQuery),
  sitemap: list("sitemap", sitemapEntry, z.object({ page: z.coerce.number().int().min(1).default(1) })),
  parkingOptions: one("options/parking", parkingOptions),
  availableLocales: one("translations/web/available-locales", availableLocales),
  settings: one("settings-web-app/web", settings),
  heroBanner: one("settings-web-app/hero-banner", z.array(heroBannerItem)),
  websitePageById: one("website-pages/id/{id}", websitePage),
  websitePageByPermalink: one("website-pages/permalink/{permalink}", websitePage),
  bookingServices: list("booking/services", bookingService, listQuery),
  bookingOptions: oneBy("booking/options", bookingOptions, bookingOptionsQuery),
  floorPlan: one("floorplans/{id}", floorPlan),
  cinemaProgramme: one("cinema/programme", cinemaProgramme),
};

export type PublicEndpoints = typeof publicEndpoints;
