import type { RouteName } from "~/locale/route-table";
import type { EndpointName } from "./mall-api";
import type { PrivateName } from "./private-calls.server";

export type ReadName = EndpointName | PrivateName;

type Reads = {
  /** Those without which there is nothing to show: if one fails, so does the screen. */
  essential?: readonly ReadName[];
  /** What a visitor comes for: the screen says that it is missing even where the mall API has no such path. */
  expected?: readonly ReadName[];
};

const ofMember = (...expected: ReadName[]): Reads => ({ essential: ["profile"], expected });

/**
 * By screen, what it can't do without. Each other read is a side part: however it fails, the screen is shown without it
 * and says so. What every page reads (the mall, its settings and languages) has defaults, so it is a side part too.
 */
const readsOfScreens: Partial<Record<RouteName, Reads>> = {
  a: { essential: ["websitePageByPermalink", "websitePageById"] },
  eshops: { essential: ["websitePageByPermalink"] },
  faq: { essential: ["faq"] },
  blog: { essential: ["postCategories", "news"] },
  "shops-services": { essential: ["companies"] },
  "shops-category": { essential: ["companies", "categories"] },
  "shop-detail": { essential: ["company"] },
  offers: { essential: ["products"] },
  "offers-category": { essential: ["products", "categories"] },
  "offer-detail": { essential: ["product"] },
  events: { essential: ["upcomingEvents"] },
  "events-mall": { essential: ["upcomingEvents"] },
  "events-stores": { essential: ["upcomingEvents"] },
  "event-detail": { essential: ["event"] },
  news: { essential: ["news"] },
  "news-mall": { essential: ["news"] },
  "news-stores": { essential: ["news"] },
  "news-detail": { essential: ["newsArticle"] },
  rewards: { essential: ["rewards", "myRewards"] },
  "rewards-category": { essential: ["rewards", "myRewards", "categories"] },
  "reward-detail": { essential: ["reward"] },
  amenities: { essential: ["amenities"] },
  "amenities-category": { essential: ["amenities", "categories"] },
  "amenity-detail": { essential: ["amenity"] },
  floorplan: { essential: ["floorPlan"] },
  dashboard: ofMember("points", "pointsHistory"),
  "dashboard-my-points": ofMember("points", "pointsHistory"),
  "dashboard-get-points": ofMember(),
  "dashboard-receipts": ofMember(),
  "dashboard-support": ofMember(),
  "dashboard-profile": ofMember(),
  "dashboard-two-step": { essential: ["profile", "secondFactor"] },
  "dashboard-payment-methods": ofMember(),
  "dashboard-rewards": { essential: ["profile", "reward"], expected: ["customerRewards", "rewards"] },
  "my-reward": { essential: ["profile", "customerReward", "customerRewards"] },
  "dashboard-awards": ofMember("badges"),
  "dashboard-purchases": ofMember("bookingOrders"),
  "dashboard-favourites": ofMember(
    ...(["likeIds", "likes", "follows"] as const),
    ...(["companies", "products", "events", "news", "rewards", "amenities"] as const),
  ),
};

/** Whether a route's screen fails with a read. */
export const isEssential = (route: string | undefined, read: string | null): boolean =>
  includes(readsOfScreens[route as RouteName]?.essential, read);

/** Whether a route's screen says that it has no such part. */
export const isExpected = (route: string | undefined, read: string | null): boolean =>
  includes(readsOfScreens[route as RouteName]?.expected, read);

const includes = (reads: readonly string[] = [], read: string | null): boolean =>
  read !== null && reads.includes(read);
