import type { RouteEntry } from "./route-entry";

const listQuery = { sort: "word", size: "word" } as const;
const eventQuery = { ...listQuery, show: ["today", "weekend", "family", "month"], month: "word" } as const;
const rewardQuery = { ...listQuery, show: ["now"] } as const;
const amenityQuery = { ...listQuery, show: ["bookable"] } as const;

/** The rows of the route table that are lists of what a mall has, with their details. */
export const listRoutes = {
  "shops-services": {
    file: "routes/public/shops-services.tsx",
    path: { en: "shops-services", cz: "obchody-a-sluzby", sk: "obchody-a-sluzby", de: "shops-und-services" },
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
    path: {
      en: "shops/{category}/{page}",
      cz: "obchody/{category}/{page}",
      sk: "obchody/{category}/{page}",
      de: "shops/{category}/{page}",
    },
    sitemap: "entity",
  },
  "shop-detail": {
    file: "routes/public/shop-detail.tsx",
    path: {
      en: "shop/{id}/{title}",
      cz: "obchod/{id}/{title}",
      sk: "obchod/{id}/{title}",
      de: "shop/{id}/{title}",
    },
    sitemap: "entity",
  },
  offers: {
    file: "routes/public/list.tsx",
    path: { en: "offers/{page}", cz: "nabidky/{page}", sk: "ponuky/{page}", de: "angebote/{page}" },
    guard: "offers",
    sitemap: "page",
    query: listQuery,
  },
  "offers-category": {
    file: "routes/public/list.tsx",
    path: {
      en: "offers/{category}/{page}",
      cz: "nabidky/{category}/{page}",
      sk: "ponuky/{category}/{page}",
      de: "angebote/{category}/{page}",
    },
    guard: "offers",
    sitemap: "entity",
    query: listQuery,
  },
  "offer-detail": {
    file: "routes/public/detail.tsx",
    path: {
      en: "offer/{id}/{title}",
      cz: "nabidka/{id}/{title}",
      sk: "ponuka/{id}/{title}",
      de: "angebot/{id}/{title}",
    },
    guard: "offers",
    sitemap: "entity",
  },
  events: {
    file: "routes/public/list.tsx",
    path: { en: "events/{page}", cz: "akce/{page}", sk: "podujatia/{page}", de: "veranstaltungen/{page}" },
    sitemap: "page",
    query: eventQuery,
  },
  "events-mall": {
    file: "routes/public/list.tsx",
    path: {
      en: "events-mall/{page}",
      cz: "akce-centra/{page}",
      sk: "podujatia-centra/{page}",
      de: "veranstaltungen-center/{page}",
    },
    sitemap: "page",
    query: eventQuery,
  },
  "events-stores": {
    file: "routes/public/list.tsx",
    path: {
      en: "events-stores/{page}",
      cz: "akce-obchodu/{page}",
      sk: "podujatia-predajni/{page}",
      de: "veranstaltungen-shops/{page}",
    },
    sitemap: "page",
    query: eventQuery,
  },
  "event-detail": {
    file: "routes/public/detail.tsx",
    path: {
      en: "event/{id}/{title}",
      cz: "akce-detail/{id}/{title}",
      sk: "podujatie/{id}/{title}",
      de: "veranstaltung/{id}/{title}",
    },
    sitemap: "entity",
  },
  news: {
    file: "routes/public/list.tsx",
    path: { en: "news/{page}", cz: "novinky/{page}", sk: "novinky/{page}", de: "neuigkeiten/{page}" },
    sitemap: "page",
    query: listQuery,
  },
  "news-mall": {
    file: "routes/public/list.tsx",
    path: {
      en: "news-mall/{page}",
      cz: "novinky-centra/{page}",
      sk: "novinky-centra/{page}",
      de: "neuigkeiten-center/{page}",
    },
    sitemap: "page",
    query: listQuery,
  },
  "news-stores": {
    file: "routes/public/list.tsx",
    path: {
      en: "news-stores/{page}",
      cz: "novinky-obchodu/{page}",
      sk: "novinky-predajni/{page}",
      de: "neuigkeiten-shops/{page}",
    },
    sitemap: "page",
    query: listQuery,
  },
  "news-detail": {
    file: "routes/public/detail.tsx",
    path: {
      en: "news-detail/{id}/{title}",
      cz: "novinka/{id}/{title}",
      sk: "novinka/{id}/{title}",
      de: "neuigkeit/{id}/{title}",
    },
    sitemap: "entity",
  },
  "news-events": {
    file: "routes/public/news-events.tsx",
    path: { en: "news-events", cz: "novinky-a-akce", sk: "novinky-a-podujatia", de: "news-und-events" },
    sitemap: "page",
  },
  rewards: {
    file: "routes/public/list.tsx",
    path: { en: "rewards/{page}", cz: "odmeny/{page}", sk: "odmeny/{page}", de: "praemien/{page}" },
    guard: "rewards",
    sitemap: "page",
    query: rewardQuery,
  },
  "rewards-category": {
    file: "routes/public/list.tsx",
    path: {
      en: "rewards/{category}/{page}",
      cz: "odmeny/{category}/{page}",
      sk: "odmeny/{category}/{page}",
      de: "praemien/{category}/{page}",
    },
    guard: "rewards",
    sitemap: "entity",
    query: rewardQuery,
  },
  "reward-detail": {
    file: "routes/public/reward-detail.tsx",
    path: {
      en: "reward/{id}/{title}",
      cz: "odmena/{id}/{title}",
      sk: "odmena/{id}/{title}",
      de: "praemie/{id}/{title}",
    },
    guard: "rewards",
    sitemap: "entity",
  },
  amenities: {
    file: "routes/public/list.tsx",
    path: {
      en: "amenities/{page}",
      cz: "vybaveni-centra/{page}",
      sk: "vybavenie-centra/{page}",
      de: "einrichtungen/{page}",
    },
    sitemap: "page",
    query: amenityQuery,
  },
  "amenities-category": {
    file: "routes/public/list.tsx",
    path: {
      en: "amenities/{category}/{page}",
      cz: "vybaveni-centra/{category}/{page}",
      sk: "vybavenie-centra/{category}/{page}",
      de: "einrichtungen/{category}/{page}",
    },
    sitemap: "entity",
    query: amenityQuery,
  },
  "amenity-detail": {
    file: "routes/public/amenity-detail.tsx",
    path: {
      en: "amenity/{id}/{title}",
      cz: "vybaveni/{id}/{title}",
      sk: "vybavenie/{id}/{title}",
      de: "einrichtung/{id}/{title}",
    },
    sitemap: "entity",
  },
} as const satisfies Record<string, RouteEntry>;
