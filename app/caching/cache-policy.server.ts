import { previewParameter } from "@contract/preview.server";
import { documentPath } from "~/framework/addresses";
import { languageOfPath } from "~/locale/language-choice";
import { matchRoute } from "~/locale/match-route";
import type { RouteEntry } from "~/locale/route-entry";
import { routeTable } from "~/locale/route-table";
import { pageMember, rendering } from "~/process/request-context.server";
import { tokenOf } from "~/session/token.server";
import { cacheKeyOf } from "./cache-key.server";
import { cacheableAddress } from "./cacheable-address.server";

/** How long a page is fresh, and how long it is shown while it is rendered again, in seconds. */
const lifetime = { fresh: 60, stale: 600 };
/** A page that is about to change is cached all the same: at closing time, everybody would render it. */
const shortestLifetime = 5;
const uncached = "private, no-store";
/** Browsers may go back to such a page without requesting it again. */
const restorable = "private, no-cache";

/**
 * Marks a response that would be cacheable if nothing had failed meanwhile. Only our own server reads it: it caches
 * such a response for seconds, so that an outage isn't made worse by every visitor's page, and removes the header.
 */
export const degradedHeader = "x-degraded";

/**
 * How long members share a page that is private to browsers and proxies. Only our own server reads it, and removes the
 * header.
 */
export const sharedHeader = "x-shared";

/** Sets a response's cache headers: public for requests with a cache key, otherwise private. */
export function setCachePolicy(request: Request, status: number, headers: Headers) {
  vary(request, headers);
  if (new URL(request.url).searchParams.has(previewParameter)) {
    headers.set("Cache-Control", uncached);
    headers.set("X-Robots-Tag", "noindex");
    return;
  }
  if (!headers.has("Cache-Control")) {
    const isShared = status === 200 && !headers.has("Set-Cookie") && hasCacheKey(request);
    if (isShared) setPublicCaching(headers, cachedPage());
    else headers.set("Cache-Control", privateCaching(request, status, headers));
  }
  if (!pageMember()) return;
  headers.set(sharedHeader, headers.get("Cache-Control") ?? uncached);
  headers.set("Cache-Control", privateCaching(request, status, headers));
}

/**
 * A public screen as a member sees it has no secret: going back restores it. Only over TLS, where the end of the session,
 * or another's log-in, removes such pages from the browser (`Clear-Site-Data`).
 */
function privateCaching(request: Request, status: number, headers: Headers): string {
  if (status !== 200 || request.method !== "GET" || headers.has("Set-Cookie")) return uncached;
  const { protocol, pathname } = new URL(request.url);
  const name = matchRoute(pathname)?.name;
  const screen: RouteEntry | null = name ? routeTable[name] : null;
  const isMembers = pageMember() !== null || tokenOf(request);
  const isPublic = screen?.sitemap !== undefined && screen.guard === undefined;
  return isMembers && isPublic && protocol === "https:" ? restorable : uncached;
}

/**
 * Says which of the visitor's headers a response may depend on: a cache in front keeps one for each of their values. The
 * language is the path's where it names one, and what is not a page is everybody's.
 */
function vary(request: Request, headers: Headers) {
  const { pathname, search } = new URL(request.url);
  const address = cacheableAddress(pathname + search);
  const isDocument = address?.kind === "document";
  const followsVisitor = address?.followsVisitor ?? languageOfPath(documentPath(pathname)) === null;
  const names = [
    ...(isDocument && !followsVisitor ? [] : ["Cookie"]),
    ...(followsVisitor ? ["Accept-Language"] : []),
    ...(isDocument ? [] : ["Save-Data", "Sec-GPC"]),
  ];
  if (names.length > 0) headers.append("Vary", names.join(", "));
}

/** The headers of a document that is public according to `directives`, unless something failed meanwhile. */
export function publicCaching(request: Request, directives: string): Headers {
  const headers = new Headers();
  vary(request, headers);
  if (hasCacheKey(request)) setPublicCaching(headers, directives);
  else headers.set("Cache-Control", uncached);
  return headers;
}

function setPublicCaching(headers: Headers, directives: string) {
  headers.set("Cache-Control", rendering().isDegraded ? "no-store" : directives);
  if (rendering().isDegraded) headers.set(degradedHeader, "1");
}

/** "Open until 21:00" is cached until 21:00 at most. */
function cachedPage(): string {
  const left = Math.max(shortestLifetime, Math.floor(rendering().changesIn));
  const fresh = Math.min(lifetime.fresh, left);
  const stale = Math.min(lifetime.stale, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`;
}

function hasCacheKey(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const { protocol, host, pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  return cacheKeyOf({ protocol: protocol.slice(0, -1), host, url: pathname + search, headers }) !== null;
}
