import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { matchRoutes } from "@remix-run/router";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import routeConfig from "../routes";
import { routeCandidates } from "./route-candidates.server";

type Route = { id: string; path?: string; index?: boolean; children?: Route[] };

const tree: Route[] = [{ id: "root", path: "", children: (routeConfig as RouteConfigEntry[]).map(routeOf) }];
const candidatesOf = routeCandidates(Object.fromEntries(flat(tree)) as unknown as ServerBuild["routes"]);

describe("route candidates", () => {
  it("leave the framework's choice as it is, for any path and its parents", () => {
    // The router's warnings of malformed escapes.
    vi.spyOn(console, "warn").mockReturnValue();
    const words = [...new Set(flat(tree).flatMap(([, { path = "" }]) => path.split("/")))].filter(
      (word) => word && !/[:*]/.test(word),
    );
    const odd = [
      "",
      "%",
      "%2F",
      "%2f..",
      "%C5%A1",
      "ſ",
      "K",
      ".",
      "..",
      "a b",
      "page",
      "1",
      "*",
      ":id",
      "a%3Fb",
    ];
    const part = fc.oneof(
      fc.constantFrom(...words),
      fc.constantFrom(...words).map((word) => word.toUpperCase()),
      fc.constantFrom(...words).map((word) => `%${word.charCodeAt(0).toString(16)}${word.slice(1)}`),
      fc.constantFrom("en", "cz", "sk", "de"),
      fc.constantFrom(...odd),
    );
    const known = fc
      .tuple(
        fc.constantFrom(...flat(tree).map(([, { path = "" }]) => path)),
        fc.array(part, { maxLength: 2 }),
      )
      .map(([path, more]) => `/${[path.replaceAll(/:\w+\??/g, "x1"), ...more].join("/")}`);
    const any = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join("/")}`);
    fc.assert(
      fc.property(fc.oneof(known, any), (path) => {
        const part = only(new Set(candidatesOf(path)), tree);
        for (const each of withParents(path)) expect(matched(part, each)).toEqual(matched(tree, each));
      }),
      { numRuns: 80 },
    );
  });

  it("are few", () => {
    expect(candidatesOf("/cz/obchody-a-sluzby/kavarna").length).toBeLessThan(20);
    expect(candidatesOf("/nothing/of/this/kind")).toEqual(candidatesOf("/"));
  });
});

function routeOf({ id, file, path, index, children }: RouteConfigEntry): Route {
  return {
    id: id ?? file,
    ...(path !== undefined && { path }),
    ...(index ? { index } : { children: children?.map(routeOf) ?? [] }),
  };
}

function flat(routes: Route[], parentId?: string): [string, Route & { parentId?: string | undefined }][] {
  return routes.flatMap((route) => [
    [route.id, { ...route, parentId }] as [string, Route & { parentId?: string | undefined }],
    ...flat(route.children ?? [], route.id),
  ]);
}

function only(ids: Set<string>, routes: Route[]): Route[] {
  return routes
    .filter(({ id }) => ids.has(id))
    .map((route) => (route.children ? { ...route, children: only(ids, route.children) } : route));
}

const matched = (routes: Route[], path: string) =>
  matchRoutes(routes as Parameters<typeof matchRoutes>[0], path)?.map(({ route, params }) => [
    route.id,
    params,
  ]);

function withParents(path: string): string[] {
  const segments = path.split("/").filter(Boolean);
  return [path, "/", ...segments.map((_, at) => `/${segments.slice(0, at).join("/")}`)];
}
