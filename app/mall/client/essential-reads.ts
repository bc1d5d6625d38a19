import type { RouteName } from "~/locale/route-table";
import type { EndpointName } from "./mall-api";
import type { PrivateName } from "./private-calls.server";

export type ReadName = EndpointName | PrivateName;

/**
 * By screen, the reads of the mall API without which there is nothing to show: if one fails, so does the screen. Each
 * other read is a side part: however it fails, the screen is shown without it and says so. What every page reads (the
 * mall, its settings and languages) has defaults, so it is a side part everywhere.
 */
export const essentialReads: Partial<Record<RouteName, readonly ReadName[]>> = {
  a: ["websitePageByPermalink", "websitePageById"],
  eshops: ["websitePageByPermalink"],
  faq: ["faq"],
  blog: ["news"],
  "shops-services": ["companies"],
  "shops-category": ["companies", "categories"],
  "shop-detail": ["company"],
  offers: ["products"],
  "offers-category": ["products", "categories"],
  "offer-detail": ["product"],
  events: ["upcomingEvents"],
  "events-mall": ["upcomingEvents"],
  "events-stores": ["upcomingEvents"],
  "event-detail": ["event"],
  news: ["news"],
  "news-mall": ["news"],
  "news-stores": ["news"],
  "news-detail": ["newsArticle"],
  rewards: ["rewards", "myRewards"],
  "rewards-category": ["rewards", "myRewards", "categories"],
  "reward-detail": ["reward"],
  amenities: ["amenities"],
  "amenities-category": ["amenities", "categories"],
  "amenity-detail": ["amenity"],
  floorplan: ["floorPlan"],
  dashboard: ["profile"],
  "dashboard-my-points": ["profile"],
  "dashboard-get-points": ["profile"],
  "dashboard-receipts": ["profile"],
  "dashboard-support": ["profile"],
  "dashboard-profile": ["profile"],
  "dashboard-payment-methods": ["profile"],
  "dashboard-rewards": ["profile", "reward"],
  "my-reward": ["profile", "customerReward"],
  "dashboard-awards": ["profile"],
  "dashboard-purchases": ["profile"],
  "dashboard-favourites": ["profile"],
};

/** Whether a route's screen fails with a read. */
export const isEssential = (route: string | undefined, read: string | null): boolean =>
  essentialReads[route as RouteName]?.includes(read as ReadName) ?? false;
