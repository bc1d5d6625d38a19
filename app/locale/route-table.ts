// A relative path: Remix reads this file at build time, without the aliases.
import { type Language, valueIn } from "../../contract/languages";
import { memberRoutes } from "./member-routes";
import type { RouteEntry } from "./route-entry";

const listQuery = { sort: "word", size: "word" } as const;
const eventQuery = { ...listQuery, show: ["today", "weekend", "family", "month"], month: "word" } as const;
const rewardQuery = { ...listQuery, show: ["now"] } as const;
const amenityQuery = { ...listQuery, show: ["bookable"] } as const;

/**
 * Every screen of the site: the single source of Remix's routes, links, guards, sitemap, hreflang and the language
 * switcher. No other file spells a localized path.
 */
export const routeTable = {
  index: { file: "routes/public/home.tsx", path: "", sitemap: "page" },
  a: { file: "routes/content/custom-page.tsx", path: "a/{permaLink}", sitemap: "entity" },
  about: {
    file: "routes/content/about.tsx",
    path: { en: "about", cz: "o-nas", sk: "o-nas", de: "ueber-uns" },
    sitemap: "entity",
  },
  accessibility: {
    file: "routes/content/accessibility.tsx",
    path: { en: "accessibility", cz: "pristupnost", sk: "pristupnost", de: "barrierefreiheit" },
    sitemap: "page",
  },
  "operating-rules": {
    file: "routes/content/operating-rules.tsx",
    path: { en: "operating-rules", cz: "provozni-rad", sk: "prevadzkovy-poriadok", de: "hausordnung" },
    sitemap: "page",
  },
  "privacy-policy": {
    file: "routes/content/privacy-policy.tsx",
    path: {
      en: "privacy-policy",
      cz: "ochrana-osobnich-udaju",
      sk: "ochrana-osobnych-udajov",
      de: "datenschutz",
    },
    sitemap: "page",
  },
  "terms-and-conditions": {
    file: "routes/content/terms-and-conditions.tsx",
    path: {
      en: "terms-and-conditions",
      cz: "obchodni-podminky",
      sk: "obchodne-podmienky",
      de: "agb",
    },
    sitemap: "page",
  },
  faq: {
    file: "routes/content/faq.tsx",
    path: { en: "faq", cz: "caste-dotazy", sk: "caste-otazky", de: "haeufige-fragen" },
    sitemap: "page",
    query: { q: "text" },
  },
  blog: {
    file: "routes/content/blog.tsx",
    path: "blog",
    sitemap: "page",
    query: { category: "word", page: "word" },
  },
  eshops: {
    file: "routes/content/eshops.tsx",
    path: { en: "eshops", cz: "e-shopy", sk: "e-shopy", de: "online-shops" },
    sitemap: "entity",
  },
  contact: {
    file: "routes/content/contact.tsx",
    path: { en: "contact", cz: "kontakt", sk: "kontakt", de: "kontakt" },
    sitemap: "page",
    // Five files of 5 MB and the message.
    bodyMegabytes: 26,
  },
  information: {
    file: "routes/content/information.tsx",
    path: { en: "information", cz: "informace", sk: "informacie", de: "informationen" },
    sitemap: "page",
  },
  "gift-cards": {
    file: "routes/content/gift-cards.tsx",
    path: { en: "gift-cards", cz: "darkove-karty", sk: "darcekove-karty", de: "geschenkkarten" },
    sitemap: "page",
  },
  "mobile-app": {
    file: "routes/content/mobile-app.tsx",
    path: {
      en: "mobile-app",
      cz: "mobilni-aplikace",
      sk: "mobilna-aplikacia",
      de: "mobile-app",
    },
    sitemap: "page",
  },
  cinema: {
    file: "routes/content/cinema.tsx",
    path: { en: "cinema", cz: "kino", sk: "kino", de: "kino" },
    sitemap: "entity",
    query: { date: "word", film: "word" },
  },
  cookies: { file: "routes/content/cookies.tsx", path: "cookies", sitemap: "page" },
  "how-to-get-here": {
    file: "routes/content/how-to-get-here.tsx",
    path: {
      en: "how-to-get-here",
      cz: "jak-se-k-nam-dostat",
      sk: "ako-sa-k-nam-dostat",
      de: "anfahrt",
    },
    sitemap: "page",
  },
  "map-way": {
    file: "routes/content/map-way.tsx",
    path: { en: "map-way", cz: "mapa-a-trasa", sk: "mapa-a-trasa", de: "karte-und-weg" },
    sitemap: "page",
  },
  "opening-hours": {
    file: "routes/content/opening-hours.tsx",
    path: {
      en: "opening-hours",
      cz: "oteviraci-doba",
      sk: "otvaracie-hodiny",
      de: "oeffnungszeiten",
    },
    sitemap: "page",
  },
  parking: {
    file: "routes/content/parking.tsx",
    path: { en: "parking", cz: "parkovani", sk: "parkovanie", de: "parken" },
    sitemap: "page",
    query: { stay: "word" },
  },
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
  search: {
    file: "routes/public/search.tsx",
    path: { en: "search", cz: "hledat", sk: "hladat", de: "suche" },
    noIndex: true,
    query: { q: "text", type: "word", page: "word" },
  },
  floorplan: {
    file: "routes/public/floorplan.tsx",
    path: { en: "floorplan/{id}", cz: "plan-centra/{id}", sk: "plan-centra/{id}", de: "lageplan/{id}" },
    sitemap: "page",
    query: {
      floor: "word",
      unit: "text",
      shop: "text",
      amenity: "text",
      q: "text",
      from: "text",
      to: "text",
      bay: "text",
      "step-free": ["1"],
    },
  },
  newsletter: { file: "routes/account/newsletter.tsx", path: "newsletter", sitemap: "page" },
  wl: { file: "routes/account/wifi-login.tsx", path: "wl", layout: "wifi", noIndex: true },
  login: {
    file: "routes/account/login.tsx",
    path: { en: "login", cz: "prihlaseni", sk: "prihlasenie", de: "anmelden" },
    guard: "anonymous-only",
  },
  register: {
    file: "routes/account/register.tsx",
    path: { en: "register", cz: "registrace", sk: "registracia", de: "registrieren" },
    guard: "anonymous-only",
  },
  "forgot-password": {
    file: "routes/account/forgot-password.tsx",
    path: { en: "forgot-password", cz: "zapomenute-heslo", sk: "zabudnute-heslo", de: "passwort-vergessen" },
    guard: "anonymous-only",
    noIndex: true,
  },
  "set-new-password": {
    file: "routes/account/set-new-password.tsx",
    path: { en: "set-new-password", cz: "nove-heslo", sk: "nove-heslo", de: "neues-passwort" },
    noIndex: true,
  },
  ...memberRoutes,
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof routeTable;
export const routeNames = Object.keys(routeTable) as RouteName[];

type PathOf<Name extends RouteName> = (typeof routeTable)[Name]["path"];
type EnglishPath<Name extends RouteName> = PathOf<Name> extends { en: infer Path } ? Path : PathOf<Name>;
type ParameterNames<Path> = Path extends `${string}{${infer Parameter}}${infer Rest}`
  ? Parameter | ParameterNames<Rest>
  : never;

/** The parameters of a route by name; a missing one is a type error. */
export type RouteParameters<Name extends RouteName> = Record<
  ParameterNames<EnglishPath<Name>>,
  string | number
>;

/** The route's path in one language, without the language segment, parameters in braces. */
export function localizedPath(name: RouteName, language: Language): string {
  const { path }: RouteEntry = routeTable[name];
  return typeof path === "string" ? path : valueIn(path, language);
}

/** Remix's route id, `<name>___<language>`. */
export const routeId = (name: RouteName, language: Language) => `${name}___${language}`;

/** The parts of a route id, or null for a route without a screen. */
export function parseRouteId(id: string): { name: RouteName; language: Language } | null {
  const [name = "", language = ""] = id.split("___");
  return name in routeTable && language ? { name: name as RouteName, language: language as Language } : null;
}
