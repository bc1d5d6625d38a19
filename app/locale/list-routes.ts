import type { RouteEntry } from "./route-entry";

const listQuery = { sort: "word", size: "word" } as const;
const eventQuery = { ...listQuery, show: ["today", "weekend", "family", "month"], month: "word" } as const;
const rewardQuery = { ...listQuery, show: ["now"] } as const;
const amenityQuery = { ...listQuery, show: ["bookable"] } as const;

/** The rows of the route table that are lists of what a mall has, with their details. */
export const listRoutes = {
  "shops-services": {
    file: "routes/public/shops-services.tsx",
    path: "shops-services",
    sitemap: "page",
    query: {
      f: ["dine"],
      q: "text",
      category: "word",
      floor: "word",
      open: ["1"],
      gift: ["1"],
      points: ["1"],
      page: "word",
    },
  },
  "shops-category": {
    file: "routes/public/shops-category.tsx",
    path: "shops/{category}/{page}",
    sitemap: "entity",
  },
  "shop-detail": { file: "routes/public/shop-detail.tsx", path: "shop/{id}/{title}", sitemap: "entity" },
  offers: {
    file: "routes/public/list.tsx",
    path: "offers/{page}",
    guard: "offers",
    sitemap: "page",
    query: listQuery,
  },
  "offers-category": {
    file: "routes/public/list.tsx",
    path: "offers/{category}/{page}",
    guard: "offers",
    sitemap: "entity",
    query: listQuery,
  },
  "offer-detail": {
    file: "routes/public/detail.tsx",
    path: "offer/{id}/{title}",
    guard: "offers",
    sitemap: "entity",
  },
  events: { file: "routes/public/list.tsx", path: "events/{page}", sitemap: "page", query: eventQuery },
  "events-mall": {
    file: "routes/public/list.tsx",
    path: "events-mall/{page}",
    sitemap: "page",
    query: eventQuery,
  },
  "events-stores": {
    file: "routes/public/list.tsx",
    path: "events-stores/{page}",
    sitemap: "page",
    query: eventQuery,
  },
  "event-detail": { file: "routes/public/detail.tsx", path: "event/{id}/{title}", sitemap: "entity" },
  news: { file: "routes/public/list.tsx", path: "news/{page}", sitemap: "page", query: listQuery },
  "news-mall": {
    file: "routes/public/list.tsx",
    path: "news-mall/{page}",
    sitemap: "page",
    query: listQuery,
  },
  "news-stores": {
    file: "routes/public/list.tsx",
    path: "news-stores/{page}",
    sitemap: "page",
    query: listQuery,
  },
  "news-detail": {
    file: "routes/public/news-detail.tsx",
    path: "news-detail/{id}/{title}",
    sitemap: "entity",
  },
  "news-events": { file: "routes/public/news-events.tsx", path: "news-events", sitemap: "page" },
  rewards: {
    file: "routes/public/list.tsx",
    path: "rewards/{page}",
    guard: "rewards",
    sitemap: "page",
    query: rewardQuery,
  },
  "rewards-category": {
    file: "routes/public/list.tsx",
    path: "rewards/{category}/{page}",
    guard: "rewards",
    sitemap: "entity",
    query: rewardQuery,
  },
  "reward-detail": {
    file: "routes/public/reward-detail.tsx",
    path: "reward/{id}/{title}",
    guard: "rewards",
    sitemap: "entity",
  },
  amenities: {
    file: "routes/public/list.tsx",
    path: "amenities/{page}",
    sitemap: "page",
    query: amenityQuery,
  },
  "amenities-category": {
    file: "routes/public/list.tsx",
    path: "amenities/{category}/{page}",
    sitemap: "entity",
    query: amenityQuery,
  },
  "amenity-detail": {
    file: "routes/public/amenity-detail.tsx",
    path: "amenity/{id}/{title}",
    sitemap: "entity",
  },
} as const satisfies Record<string, RouteEntry>;
