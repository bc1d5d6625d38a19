import { languages } from "@contract/languages";
import type { RouteEntry } from "~/locale/route-entry";
import { localizedPath, routeNames, routeTable } from "~/locale/route-table";

const speculationRulesPath = "/speculation-rules.json";

/**
 * Names the rules for browsers that load likely pages ahead: on documents that everyone is shown, unless the visitor
 * saves data.
 */
export function announceSpeculation(request: Request, headers: Headers) {
  const isPublic = headers.get("Cache-Control")?.startsWith("public");
  if (isPublic && request.headers.get("Save-Data") !== "on")
    headers.set("Speculation-Rules", `"${speculationRulesPath}"`);
}

/**
 * Public screens are prerendered when a visitor is about to open them. Only those of the sitemap, without a query: no
 * log-out, no download and nothing of a member's. A hydrated page loads its next screen itself.
 */
export function speculationRules() {
  const screens = routeNames.filter((name) => (routeTable[name] as RouteEntry).sitemap !== undefined);
  const href_matches = languages.flatMap((language) =>
    screens.map((name) => `/${language}/${patternOf(localizedPath(name, language))}`.replace(/\/$/, "")),
  );
  return {
    prerender: [
      {
        where: {
          and: [
            // First: once it fails, hundreds of patterns need not be compared with each link, in the task of hydration.
            { selector_matches: ":root:not([data-hydrated]) a:not([download], [target])" },
            { href_matches },
            { not: { href_matches: "/*\\?:query" } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  };
}

const patternOf = (path: string): string => path.replace("{permaLink}", "*").replaceAll(/\{(\w+)\}/g, ":$1");
