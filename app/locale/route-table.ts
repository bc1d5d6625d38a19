// A relative path: Remix reads this file at build time, without the aliases.
import type { Language } from "../../contract/languages";
import { listRoutes } from "./list-routes";
import { memberRoutes } from "./member-routes";
import paths from "./paths.json" with { type: "json" };
import type { RouteEntry } from "./route-entry";

/** A page may have a form for messages to the mall: five files of 5 MB and the text. */
const withMessages = { bodyMegabytes: 26 };

/**
 * Every screen of the site: the single source of Remix's routes, links, guards, sitemap, hreflang and the language
 * switcher. The paths are those in English; `paths.json` has the other languages'. No other file spells one.
 */
export const routeTable = {
  index: { file: "routes/public/home.tsx", path: "", sitemap: "page" },
  a: { file: "routes/content/custom-page.tsx", path: "a/{permaLink}", sitemap: "entity", ...withMessages },
  about: { file: "routes/content/about.tsx", path: "about", sitemap: "entity", ...withMessages },
  accessibility: {
    file: "routes/content/accessibility.tsx",
    path: "accessibility",
    sitemap: "page",
    ...withMessages,
  },
  "operating-rules": { file: "routes/content/operating-rules.tsx", path: "operating-rules", sitemap: "page" },
  "privacy-policy": { file: "routes/content/privacy-policy.tsx", path: "privacy-policy", sitemap: "page" },
  "terms-and-conditions": {
    file: "routes/content/terms-and-conditions.tsx",
    path: "terms-and-conditions",
    sitemap: "page",
  },
  faq: { file: "routes/content/faq.tsx", path: "faq", sitemap: "page", query: { q: "text" } },
  blog: {
    file: "routes/content/blog.tsx",
    path: "blog",
    sitemap: "page",
    query: { category: "word", page: "word" },
    ...withMessages,
  },
  eshops: { file: "routes/content/eshops.tsx", path: "eshops", sitemap: "entity", ...withMessages },
  contact: {
    file: "routes/content/contact.tsx",
    path: "contact",
    sitemap: "page",
    ...withMessages,
  },
  information: {
    file: "routes/content/information.tsx",
    path: "information",
    sitemap: "page",
    ...withMessages,
  },
  "gift-cards": {
    file: "routes/content/gift-cards.tsx",
    path: "gift-cards",
    sitemap: "page",
    ...withMessages,
  },
  "mobile-app": {
    file: "routes/content/mobile-app.tsx",
    path: "mobile-app",
    sitemap: "page",
    ...withMessages,
  },
  cinema: {
    file: "routes/content/cinema.tsx",
    path: "cinema",
    sitemap: "entity",
    query: { date: "word", film: "word" },
    ...withMessages,
  },
  cookies: { file: "routes/content/cookies.tsx", path: "cookies", sitemap: "page" },
  "how-to-get-here": {
    file: "routes/content/how-to-get-here.tsx",
    path: "how-to-get-here",
    sitemap: "page",
    ...withMessages,
  },
  "map-way": {
    file: "routes/content/map-way.tsx",
    path: "map-way",
    sitemap: "page",
    query: { way: "word" },
    ...withMessages,
  },
  "opening-hours": { file: "routes/content/opening-hours.tsx", path: "opening-hours", sitemap: "page" },
  parking: {
    file: "routes/content/parking.tsx",
    path: "parking",
    sitemap: "page",
    query: { stay: "word" },
    ...withMessages,
  },
  ...listRoutes,
  search: {
    file: "routes/public/search.tsx",
    path: "search",
    noIndex: true,
    query: { q: "text", type: "word", page: "word" },
  },
  floorplan: {
    file: "routes/public/floorplan.tsx",
    path: "floorplan/{id}",
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
  newsletter: { file: "routes/account/newsletter.tsx", path: "newsletter", sitemap: "page", ...withMessages },
  wl: { file: "routes/account/wifi-login.tsx", path: "wl", layout: "wifi", noIndex: true },
  login: { file: "routes/account/login.tsx", path: "login", guard: "anonymous-only", noIndex: true },
  register: { file: "routes/account/register.tsx", path: "register", guard: "anonymous-only" },
  "second-step": {
    file: "routes/account/second-step.tsx",
    path: "login/second-step",
    guard: "anonymous-only",
    noIndex: true,
  },
  "forgot-password": {
    file: "routes/account/forgot-password.tsx",
    path: "forgot-password",
    guard: "anonymous-only",
    noIndex: true,
  },
  "set-new-password": {
    file: "routes/account/set-new-password.tsx",
    path: "set-new-password",
    noIndex: true,
  },
  ...memberRoutes,
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof routeTable;
export const routeNames = Object.keys(routeTable) as RouteName[];

type ParameterNames<Path> = Path extends `${string}{${infer Parameter}}${infer Rest}`
  ? Parameter | ParameterNames<Rest>
  : never;

/** The parameters of a route by name; a missing one is a type error. */
export type RouteParameters<Name extends RouteName> = Record<
  ParameterNames<(typeof routeTable)[Name]["path"]>,
  string | number
>;

/** The paths in other languages than English; a route that has the same in all is not among them. */
export const translatedPaths: { readonly [Name in RouteName]?: { readonly [Other in Language]?: string } } =
  paths;

/** The route's path in one language, without the language segment, parameters in braces. */
export const localizedPath = (name: RouteName, language: Language): string =>
  translatedPaths[name]?.[language] ?? routeTable[name].path;

/** Remix's route id, `<name>___<language>`. */
export const routeId = (name: RouteName, language: Language) => `${name}___${language}`;

/** The parts of a route id, or null for a route without a screen. */
export function parseRouteId(id: string): { name: RouteName; language: Language } | null {
  const [name = "", language = ""] = id.split("___");
  return name in routeTable && language ? { name: name as RouteName, language: language as Language } : null;
}
