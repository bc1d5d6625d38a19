import type { ServerBuild } from "@remix-run/node";
import { serverBuild } from "./build.server";
import { maxPathDepth } from "./deep-path.server";
import { discoveryPath } from "./framework-internals";

type Routes = ServerBuild["routes"];
type Pattern = { ids: string[]; pattern: RegExp };

let known: { routes: Routes; patterns: Pattern[] } | undefined;

/**
 * Answers Remix's route discovery: the routes of links' paths; null for any other request. Remix itself compiles every
 * route again for every path and each of its parents: one request with a few hundred paths would block the process for
 * seconds. This answers with all candidate routes, of which Remix picks the best.
 */
export async function routeDiscovery(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== discoveryPath) return null;
  const { routes, assets } = await serverBuild();
  const paths = searchParams.getAll("p");
  // A page of another build, or no paths: Remix answers that without matching.
  if (searchParams.get("version") !== assets.version || paths.length === 0) return null;
  if (known?.routes !== routes) known = { routes, patterns: patternsOf(routes) };
  const found = new Set<string>();
  for (const path of withPathsAbove(paths)) {
    for (const { ids, pattern } of known.patterns)
      if (pattern.test(path)) for (const id of ids) found.add(id);
  }
  return Response.json(Object.fromEntries([...found].map((id) => [id, assets.routes[id]])), {
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  });
}

/** Each path and its parents, without duplicates. */
function withPathsAbove(paths: string[]): Set<string> {
  const all = new Set(["/"]);
  for (const path of paths) {
    const segments = path.split("/", maxPathDepth + 1).filter(Boolean);
    for (const at of segments.keys()) all.add(`/${segments.slice(0, at + 1).join("/")}`);
  }
  return all;
}

/** Remix's path syntax: `:name` is a segment, `?` makes one optional, `*` at the end is the rest. */
function patternsOf(routes: Routes): Pattern[] {
  return Object.values(routes).flatMap((route) => {
    if (!route) return [];
    const branch = [route];
    for (let parent = parentOf(route, routes); parent; parent = parentOf(parent, routes))
      branch.unshift(parent);
    const source = branch
      .flatMap(({ path }) => path?.split("/").filter(Boolean) ?? [])
      .map((segment) => {
        if (segment === "*") return "(?:/.*)?";
        const text = segment.replace(/\?$/, "");
        const one = `/${text.startsWith(":") ? "[^/]+" : text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&")}`;
        return segment.endsWith("?") ? `(?:${one})?` : one;
      })
      .join("");
    return [{ ids: branch.map(({ id }) => id), pattern: new RegExp(`^${source || "/"}/?$`, "i") }];
  });
}

const parentOf = (route: { parentId?: string | undefined }, routes: Routes) =>
  route.parentId === undefined ? undefined : routes[route.parentId];
