import { languages } from "@contract/languages";
import type { RouteEntry } from "~/locale/route-entry";
import { localizedPath, routeNames, routeTable } from "~/locale/route-table";
import type { Site } from "~/site/site.server";
import { isOwnHost } from "~/tenant/tenant.server";

/** Paths without anything for a search engine, or with a visitor's own data. */
const privatePaths = [
  "/api/",
  "/pusher/",
  "/builds/",
  "/locale",
  "/logout",
  "/cookie-consent",
  "/*/_payload.json",
];

/**
 * The mall's `robots.txt`. If the mall disallows indexing, its pages have `noindex` and must be crawlable for that;
 * only the sitemap is omitted.
 */
export function robotsText({ settings, tenant, languages: offered }: Site, origin: string): string {
  const isIndexed =
    !/noindex|none/i.test(settings.robots || tenant.robots) && isOwnHost(new URL(origin).host);
  const screens = languages
    .filter((language) => offered.includes(language))
    .flatMap((language) =>
      routeNames.flatMap((name) => {
        const { guard }: RouteEntry = routeTable[name];
        const [path = ""] = localizedPath(name, language).split("{");
        return guard === "member" ? [`/${language}/${path}`] : [];
      }),
    );
  const paths = [...privatePaths, ...screens];
  const shortest = paths.filter(
    (path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)),
  );
  return [
    "User-agent: *",
    ...shortest.map((path) => `Disallow: ${path}`),
    ...(isIndexed ? ["", `Sitemap: ${origin}/sitemap.xml`] : []),
    "",
  ].join("\n");
}
