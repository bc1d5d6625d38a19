import type { RouteName } from "../app/locale/route-table";
import type { Resource } from "./stand-ins/other-mall-api/shape";

/** What shows that a screen is whole: an entity, one of a list, a website page, or its title alone. */
export type Shown =
  | { detail: Resource }
  | { list: Resource }
  | { category: Resource }
  | { page: string }
  | "title";

/** Every row of the route table: one that is missing here is no valid type. */
export const shownOn: Record<RouteName, Shown> = {
  index: { list: "companies" },
  a: { page: "terrace" },
  about: "title",
  cinema: { page: "cinema" },
  cookies: "title",
  "operating-rules": "title",
  "privacy-policy": "title",
  "terms-and-conditions": "title",
  faq: { list: "faq" },
  "how-to-get-here": "title",
  "opening-hours": "title",
  newsletter: "title",
  search: "title",
  floorplan: { list: "companies" },
  blog: { page: "blog" },
  eshops: { page: "eshops" },
  parking: { page: "parking" },
  "map-way": "title",
  contact: { page: "contact" },
  information: { page: "information" },
  "gift-cards": { page: "gift-cards" },
  "mobile-app": { page: "mobile_app" },
  "news-events": { list: "news" },
  login: "title",
  register: "title",
  "forgot-password": "title",
  "set-new-password": "title",
  wl: "title",
  amenities: { list: "amenities" },
  "amenities-category": { category: "amenities" },
  "amenity-detail": { detail: "amenities" },
  events: { list: "events" },
  "events-mall": { list: "events" },
  "events-stores": { list: "events" },
  "event-detail": { detail: "events" },
  news: { list: "news" },
  "news-mall": { list: "news" },
  "news-stores": "title",
  "news-detail": { detail: "news" },
  offers: { list: "products" },
  "offers-category": { category: "products" },
  "offer-detail": { detail: "products" },
  rewards: { list: "rewards" },
  "rewards-category": { category: "rewards" },
  "reward-detail": { detail: "rewards" },
  "my-reward": { list: "rewards" },
  "shops-services": { list: "companies" },
  "shops-category": { category: "companies" },
  "shop-detail": { detail: "companies" },
  dashboard: "title",
  "dashboard-awards": "title",
  "dashboard-favourites": "title",
  "dashboard-get-points": "title",
  "dashboard-my-points": "title",
  "dashboard-profile": "title",
  "dashboard-receipts": "title",
  "dashboard-rewards": { list: "rewards" },
  "dashboard-support": "title",
  "dashboard-payment-methods": "title",
  "dashboard-purchases": "title",
};
