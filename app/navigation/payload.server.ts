import type { AppLoadContext } from "@remix-run/node";
import { matchRoute } from "~/locale/match-route";
import type { RouteEntry } from "~/locale/route-entry";
import { routeTable } from "~/locale/route-table";
import { dataPath, documentPath, routesParameter } from "../framework/addresses";
import { plainData } from "../framework/data-response.server";
import { plainJson } from "./serialized";

const ending = "/_payload.json";

/**
 * The URL of Remix's data request behind `{path}/_payload.json`; null for any other URL. Parameters that the screen
 * doesn't declare, such as a hash or the time, are omitted.
 */
export function payloadAddress(url: string): string | null {
  if (!url.includes(ending)) return null;
  const { pathname, searchParams } = new URL(url, "http://any");
  if (!pathname.endsWith(ending)) return null;
  const path = pathname.slice(0, -ending.length);
  const name = matchRoute(path)?.name;
  const { query = {} }: Partial<RouteEntry> = name ? routeTable[name] : {};
  const declared = [...searchParams].filter(
    ([parameter]) => Object.hasOwn(query, parameter) || parameter === routesParameter,
  );
  return dataPath(path) + (declared.length > 0 ? `?${new URLSearchParams(declared)}` : "");
}

/** The payload's address for that of its data request. */
export function payloadOf(address: string): string {
  const [path = "", query] = address.split("?", 2);
  return documentPath(path).replace(/\/$/, "") + ending + (query ? `?${query}` : "");
}

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * Answers `{path}/_payload.json` with the data of the page's routes as JSON, by route id; null for all other requests.
 * What a loader threw is `{"error": …}` in place of its data, a redirect is `{"redirect": …, "status": …}` alone.
 */
export function payloadResponse(request: Request, handle: Handler): Promise<Response> | null {
  const asked = payloadRequest(request);
  return asked && handle(asked, { isPayload: true }).then(jsonResponse);
}

async function jsonResponse(answer: Response): Promise<Response> {
  const { status, headers, data } = await plainData(answer);
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(plainJson(data), { status, headers });
}

function payloadRequest(request: Request): Request | null {
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
