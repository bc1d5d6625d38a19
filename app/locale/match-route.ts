import { type Language, languages } from "@contract/languages";
import { languageOfPath } from "./language-choice";
import { localizedPath, type RouteName, routeNames } from "./route-table";

export type RouteMatch = { name: RouteName; language: Language; parameters: Record<string, string> };

type Pattern = { name: RouteName; pattern: RegExp };

const firstSegment = (path: string): string => path.split("/", 1)[0] ?? "";

/** The routes of each language by their first path segment, which is static in every route. */
const patterns = Object.fromEntries(
  languages.map((language) => {
    const bySegment = new Map<string, Pattern[]>();
    for (const name of routeNames) {
      const path = localizedPath(name, language);
      const segment = firstSegment(path);
      bySegment.set(segment, [...(bySegment.get(segment) ?? []), { name, pattern: patternOf(path) }]);
    }
    return [language, bySegment];
  }),
);

/** The screen of a URL with a language segment, or null; `/` alone is none. */
export function matchRoute(pathname: string): RouteMatch | null {
  const language = languageOfPath(pathname);
  return language && matchPath(pathname.slice(language.length + 2), [language]);
}

/** The screen that a URL without a language segment would show in any of the languages, or null. */
export function matchUnprefixedRoute(pathname: string, preferred: Language): RouteMatch | null {
  return matchPath(pathname.slice(1), [preferred, ...languages.filter((language) => language !== preferred)]);
}

function matchPath(path: string, among: readonly Language[]): RouteMatch | null {
  const trimmed = path.replace(/\/$/, "");
  for (const language of among) {
    for (const { name, pattern } of patterns[language]?.get(firstSegment(trimmed)) ?? []) {
      const found = pattern.exec(trimmed);
      if (found) return { name, language, parameters: decoded(found.groups ?? {}) };
    }
  }
  return null;
}

function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === "permaLink" ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
    );
  return new RegExp(`^${source}$`);
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}
