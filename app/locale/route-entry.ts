/** The layout that a route is rendered in. */
type Layout = "default" | "dashboard" | "wifi";

/** Who may see a route; `session/guards.server.ts` turns it into a redirect. */
export type Guard = "member" | "anonymous-only" | "rewards" | "offers";

/** What a query parameter may hold: one of some values, any word or number, or any text. */
export type QueryValue = readonly string[] | "word" | "text";
export type DeclaredQuery = Record<string, QueryValue>;

export type RouteEntry = {
  /** The module below `app/`. */
  file: string;
  /** The path after the language segment in English, parameters in braces. */
  path: string;
  layout?: Layout;
  guard?: Guard;
  /** Whether the sitemap lists the page itself (`page`), one page per entity (`entity`), or nothing. */
  sitemap?: "page" | "entity";
  /** Excluded from search engines. */
  noIndex?: boolean;
  /** The query parameters that a cached page may depend on. With others, or other values, the page is not cached. */
  query?: DeclaredQuery;
  /** The size limit of its forms, if they take files. */
  bodyMegabytes?: number;
};
