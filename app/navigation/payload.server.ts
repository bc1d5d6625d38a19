import { type AppLoadContext, createRequestHandler } from "@remix-run/node";
import { serverBuild } from "./build.server";
import { isPageQuery, pageCacheKey as keyOf } from "./cache-policy.server";
import { dataPath } from "./framework-internals";

const ending = "/_payload.json";

/**
 * The address of the framework's own data request for what `{path}/_payload.json` asks, or null for any other address. A query
 * that no page reads, such as a hash or the time, is left out.
 */
function dataAddress(address: string): string | null {
  const [pathname = "", search = ""] = address.split("?", 2);
  if (!pathname.endsWith(ending)) return null;
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => isPageQuery(name)));
  return `${dataPath(pathname.slice(0, -ending.length))}${query.size > 0 ? `?${query}` : ""}`;
}

/** The data request that another address of it stands for; null for all other requests. */
export function payloadRequest(request: Request): Request | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { origin, pathname, search } = new URL(request.url);
  const address = dataAddress(pathname + search);
  if (!address) return null;
  return new Request(origin + address, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
  });
}

/** Answers a request by the same build. */
export async function answerByBuild(request: Request, context: AppLoadContext): Promise<Response> {
  return createRequestHandler(await serverBuild(), process.env.NODE_ENV)(request, context);
}

/** Where an answer is cached: both addresses of a page's data are one. */
export function pageCacheKey(request: Parameters<typeof keyOf>[0]): ReturnType<typeof keyOf> {
  const address = dataAddress(request.url);
  return keyOf(address ? { ...request, url: address } : request);
}
