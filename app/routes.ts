import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { languages } from "../contract/languages";
import { resourceTable } from "./locale/resource-table";
import type { RouteEntry } from "./locale/route-entry";
import { localizedPath, routeId, routeNames, routeTable } from "./locale/route-table";

/**
 * A list's `{page}` and a detail's `{title}` are optional for Remix: their screens redirect a URL without one to the
 * complete URL.
 */
function frameworkPath(path: string): string {
  return path
    .replace("{permaLink}", "*")
    .replace(/\{(page|title)\}$/, ":$1?")
    .replaceAll(/\{(\w+)\}/g, ":$1");
}

const screens = languages.flatMap((language) =>
  routeNames.map((name) => {
    const { file }: RouteEntry = routeTable[name];
    const path = localizedPath(name, language);
    return route(`${language}${path && `/${frameworkPath(path)}`}`, file, { id: routeId(name, language) });
  }),
);

export default [
  layout("routes/screen.tsx", [
    index("routes/public/home.tsx", { id: "index" }),
    ...screens,
    route("*", "routes/public/not-found.tsx", { id: "not-found" }),
  ]),
  ...resourceTable.map(({ path, file, id }) =>
    route(path, `routes/resources/${file}`, { ...(id !== undefined && { id }) }),
  ),
  ...(process.env.NODE_ENV === "development"
    ? [route("__ui", "routes/resources/operations/ui-gallery.tsx")]
    : []),
] satisfies RouteConfig;
