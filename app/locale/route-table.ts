import type { Language } from "./languages";

/** The screen frames that a route is drawn in. */
export type Layout = "default" | "dashboard" | "wifi";

/** Who may see a route; `session/guards.server.ts` turns the word into a redirect. */
export type Guard = "member" | "anonymous-only" | "rewards" | "offers";

export type RouteEntry = {
  /** The module below `app/`. */
  file: string;
  /** The path after the language segment, parameters in braces; a text stands for all four languages. */
  path: string | Record<Language, string>;
  layout?: Layout;
  guard?: Guard;
  /** Whether the sitemap lists the page itself (`page`), one page an entity (`entity`), or nothing. */
  sitemap?: "page" | "entity";
  /** Left out of search engines' indexes. */
  noIndex?: boolean;
};

/**
 * Every screen of the site, in four languages: the single source of the framework's routes, links, guards, sitemap,
 * hreflang and the language switcher. No other file spells a localized path.
 */
export const routeTable = {
  index: { file: "routes/public/home.tsx", path: "", sitemap: "page" },
  "shops-services": {
    file: "routes/public/shops-services.tsx",
    path: { en: "shops-services", cz: "obchody-a-sluzby", sk: "obchody-a-sluzby", de: "shops-und-services" },
    sitemap: "page",
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
  return typeof path === "string" ? path : path[language];
}

/** The framework's route id, `<name>___<language>`. */
export const routeId = (name: RouteName, language: Language) => `${name}___${language}`;

/** The parts of a route id, or null where the id is of a route without a screen. */
export function parseRouteId(id: string): { name: RouteName; language: Language } | null {
  const [name = "", language = ""] = id.split("___");
  return name in routeTable && language ? { name: name as RouteName, language: language as Language } : null;
}
