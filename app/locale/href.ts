import type { Language } from "@contract/languages";
import { localizedPath, type RouteName, type RouteParameters } from "./route-table";

type Arguments<Name extends RouteName> = keyof RouteParameters<Name> extends never
  ? [name: Name, parameters: Record<string, never> | null, language: Language, query?: Query]
  : [name: Name, parameters: RouteParameters<Name>, language: Language, query?: Query];

type Query = Record<string, string | number | null | undefined>;

/**
 * A screen's URL: `href("shop-detail", { id, title }, "cz", { from: "home" })`. `{permaLink}` keeps its slashes, every
 * other parameter is one encoded segment. Empty query parameters are omitted.
 */
export function href<Name extends RouteName>(
  ...[name, parameters, language, query]: Arguments<Name>
): string {
  return hrefOf(name, parameters ?? {}, language, query);
}

/** The same for a route and parameters that are only known at run time; throws if a parameter is missing. */
export function hrefOf(
  name: RouteName,
  parameters: Record<string, string | number | undefined>,
  language: Language,
  query: Query = {},
): string {
  const path = localizedPath(name, language).replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = String(parameters[parameter] ?? "");
    if (value === "") throw new Error(`The URL of ${name} needs the parameter ${parameter}`);
    return parameter === "permaLink"
      ? value.split("/").map(encodeURIComponent).join("/")
      : encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value || value === 0 ? [[key, String(value)]] : [])),
  ).toString();
  return `/${language}${path && `/${path}`}${search && `?${search}`}`;
}
