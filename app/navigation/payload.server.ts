import { type AppLoadContext, createRequestHandler } from "@remix-run/node";
import { matchRoute } from "~/locale/match-route";
import type { RouteEntry } from "~/locale/route-entry";
import { routeTable } from "~/locale/route-table";
import { serverBuild } from "./build.server";
import { dataPath, routesParameter } from "./framework-internals";

const ending = "/_payload.json";

/**
 * The URL of Remix's own data request that `{path}/_payload.json` is an alias of; null for any other URL. Parameters
 * that the screen doesn't declare, such as a hash or the time, are omitted.
 */
export function payloadAddress(url: string): string | null {
  if (!url.includes(ending)) return null;
  const { pathname, searchParams } = new URL(url, "http://any");
  if (!pathname.endsWith(ending)) return null;
  const path = pathname.slice(0, -ending.length);
  const name = matchRoute(path)?.name;
  const { query = {} }: Partial<RouteEntry> = name ? routeTable[name] : {};
  const kept = [...searchParams].filter(
    ([parameter]) => Object.hasOwn(query, parameter) || parameter === routesParameter,
  );
  return dataPath(path) + (kept.length > 0 ? `?${new URLSearchParams(kept)}` : "");
}

/** The data request that a request is an alias of; null for all other requests. */
export function payloadRequest(request: Request): Request | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { origin, pathname, search } = new URL(request.url);
  const address = payloadAddress(pathname + search);
  if (!address) return null;
  return new Request(origin + address, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
  });
}

/** Handles a request by the same build. */
export async function answerByBuild(request: Request, context: AppLoadContext): Promise<Response> {
  return createRequestHandler(await serverBuild(), process.env.NODE_ENV)(request, context);
}
