import type { RouteName } from "../../app/locale/route-table";
import type { Resource } from "../stand-ins/other-mall-api/shape";

/** What shows that a screen is whole: an entity, one of a list, a website page, or its title alone. */
export type Shown =
  | { detail: Resource }
  | { list: Resource }
  | { category: Resource }
  | { page: string }
  | "title";

const shown: Partial<Record<RouteName, Shown>> = {
  index: { list: "companies" },
  a: { page: "terrace" },
  cinema: { page: "cinema" },
  faq: { list: "faq" },
  floorplan: { list: "companies" },
  blog: { page: "blog" },
  eshops: { page: "eshops" },
  parking: { page: "parking" },
  contact: { page: "contact" },
  information: { page: "information" },
  "gift-cards": { page: "gift-cards" },
  "mobile-app": { page: "mobile_app" },
  "news-events": { list: "news" },
  amenities: { list: "amenities" },
  "amenities-category": { category: "amenities" },
  "amenity-detail": { detail: "amenities" },
  events: { list: "events" },
  "events-mall": { list: "events" },
  "events-stores": { list: "events" },
  "event-detail": { detail: "events" },
  news: { list: "news" },
  "news-mall": { list: "news" },
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
  "dashboard-rewards": { list: "rewards" },
};

/** What shows that a screen is whole; of screens without content of their own, the title. */
export const shownOn = (name: RouteName): Shown => shown[name] ?? "title";
