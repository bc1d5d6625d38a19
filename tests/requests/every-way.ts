import { publicEndpoints } from "@contract/endpoints";
import { languages } from "@contract/languages";
import { dataPath, routesParameter } from "../../app/framework/addresses";
import { resourceTable } from "../../app/locale/resource-table";
import { type RouteName, routeId } from "../../app/locale/route-table";

/** A request that only reads. */
export type Way = { url: string; method?: "HEAD"; headers?: Record<string, string> };

/** Every way to request a screen in English: as document, as data of each of its routes, ahead of a visit. */
export function waysToScreen(name: RouteName, path: string): Way[] {
  const [pathname = "", search = ""] = path.split("?");
  const id = routeId(name, "en");
  const addressOf = (path: string, ...parameters: string[]) => {
    const query = [search, ...parameters].filter(Boolean).join("&");
    return query ? `${path}?${query}` : path;
  };
  const data = dataPath(pathname);
  const payload = `${pathname}/_payload.json`;
  const ofRoutes = [id, `root,routes/screen,${id}`].map((ids) => `${routesParameter}=${ids}`);
  return [
    { url: path },
    { url: path, method: "HEAD" },
    // Outside of the page cache.
    { url: addressOf(pathname, "fbclid=1") },
    ...[data, payload].flatMap((path) => [
      { url: addressOf(path) },
      ...ofRoutes.map((query) => ({ url: addressOf(path, query) })),
    ]),
    { url: path, headers: { "Sec-Purpose": "prefetch;prerender" } },
    { url: addressOf(data), headers: { Purpose: "prefetch" } },
    { url: addressOf(payload), headers: { "Sec-Purpose": "prefetch" } },
  ];
}

/**
 * Every way to read what is no screen. A row of the table with parameters needs samples of them.
 * @param samples by the row's path
 */
export function waysToResources(samples: Record<string, string[]>): Way[] {
  const lists = Object.values(publicEndpoints).map(({ path }) => path);
  const known: Record<string, string[]> = {
    ...samples,
    "api/proxy/*": lists.filter((path) => !path.includes("{")).map((path) => `api/proxy/${path}?per_page=48`),
    "to/:screen": ["to/offers", "to/rewards?language=de"],
    "feed/:file": ["news", "events"].flatMap((kind) => languages.map((of) => `feed/${kind}.${of}.xml`)),
  };
  return resourceTable.flatMap(({ path, cached }) => {
    const urls = known[path] ?? (cached && "language" in cached.query ? [`${path}?language=en`] : [path]);
    if (urls.some((url) => /[:*]/.test(url))) throw new Error(`The test knows no address of ${path}`);
    return urls.flatMap((url): Way[] => [{ url: `/${url}` }, { url: `/${url}`, method: "HEAD" }]);
  });
}
