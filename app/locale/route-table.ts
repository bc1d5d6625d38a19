// A relative path: Remix reads this file at build time, without the aliases.
import { type Language, valueIn } from "../../contract/languages";
import { listRoutes } from "./list-routes";
import { memberRoutes } from "./member-routes";
import type { RouteEntry } from "./route-entry";

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
  ...listRoutes,
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
  "second-step": {
    file: "routes/account/second-step.tsx",
    path: {
      en: "login/second-step",
      cz: "prihlaseni/druhy-krok",
      sk: "prihlasenie/druhy-krok",
      de: "anmelden/zweiter-schritt",
    },
    guard: "anonymous-only",
    noIndex: true,
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
