import type { Translated } from "@contract/languages";

/** The screen frames that a route is drawn in. */
export type Layout = "default" | "dashboard" | "wifi";

/** Who may see a route; `session/guards.server.ts` turns the word into a redirect. */
export type Guard = "member" | "anonymous-only" | "rewards" | "offers";

/** What a query parameter may hold: one of some words, a word or number of any kind, or any text. */
export type QueryValue = readonly string[] | "word" | "text";
export type DeclaredQuery = Record<string, QueryValue>;

export type RouteEntry = {
  /** The module below `app/`. */
  file: string;
  /** The path after the language segment, parameters in braces; a text stands for all languages, English for one that has none. */
  path: string | Translated<string>;
  layout?: Layout;
  guard?: Guard;
  /** Whether the sitemap lists the page itself (`page`), one page an entity (`entity`), or nothing. */
  sitemap?: "page" | "entity";
  /** Left out of search engines' indexes. */
  noIndex?: boolean;
  /** The query parameters that a cached page may depend on. With any other, or another value, the page is not cached. */
  query?: DeclaredQuery;
  /** How much its forms may carry, where they take files. */
  bodyMegabytes?: number;
};
