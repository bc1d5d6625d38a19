import { type Language, languages } from "@contract/languages";
import { languageOfPath } from "./language-choice";
import { localizedPath, type RouteName, routeNames } from "./route-table";

export type RouteMatch = { name: RouteName; language: Language; parameters: Record<string, string> };

const patterns = languages.flatMap((language) =>
  routeNames.map((name) => ({ name, language, pattern: patternOf(localizedPath(name, language)) })),
);

/** The screen that an address with a language segment shows, or null; `/` alone shows none. */
export function matchRoute(pathname: string): RouteMatch | null {
  const language = languageOfPath(pathname);
  return language && matchPath(pathname.slice(language.length + 2), [language]);
}

/** The screen that an address without a language segment would show in any of the languages, or null. */
export function matchUnprefixedRoute(pathname: string, preferred: Language): RouteMatch | null {
  return matchPath(pathname.slice(1), [preferred, ...languages.filter((language) => language !== preferred)]);
}

function matchPath(path: string, among: readonly Language[]): RouteMatch | null {
  const trimmed = path.replace(/\/$/, "");
  for (const language of among) {
    for (const { name, language: own, pattern } of patterns) {
      const groups = own === language ? pattern.exec(trimmed) : null;
      if (groups) return { name, language, parameters: decoded(groups.groups ?? {}) };
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
