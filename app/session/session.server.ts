import { visitorHeaders } from "@contract/client-address";
import { redirect } from "@remix-run/node";
import { parse, serialize } from "cookie";
import { hrefOf } from "~/locale/href";
import { type MallApi, mallApi } from "~/mall/client.server";

import type { Site } from "~/tenant/site.server";
import { browserIdOf, knownBrowserOf } from "./browser.server";
import { cookieAttributes } from "./cookie-attributes.server";
import { draftCookie } from "./draft.server";
import { isToken, tokenCookieName } from "./token-cookie";

const yearInSeconds = 365 * 24 * 60 * 60;

const tokenCookieOf = (request: Request): string =>
  parse(request.headers.get("Cookie") ?? "")[tokenCookieName] ?? "";

/** The bearer token that a visitor's browser sent, or null for an anonymous one. What can be no token is none. */
export function tokenOf(request: Request): string | null {
  const token = tokenCookieOf(request);
  return isToken(token) ? token : null;
}

/** Has the browser forget a cookie that can be no token, unless the answer logs it in. */
export function clearInvalidToken(request: Request, headers: Headers) {
  const token = tokenCookieOf(request);
  if (!token || isToken(token)) return;
  const isLoggedIn = headers.getSetCookie().some((cookie) => cookie.startsWith(`${tokenCookieName}=`));
  if (!isLoggedIn) headers.append("Set-Cookie", clearedTokenCookie(request));
}

/** The Set-Cookie header that logs a browser in for a year. */
export const tokenCookie = (token: string, request: Request): string =>
  serialize(tokenCookieName, token, { ...cookieAttributes(request), maxAge: yearInSeconds });

/** The Set-Cookie header that logs a browser out. */
export const clearedTokenCookie = (request: Request): string =>
  serialize(tokenCookieName, "", { ...cookieAttributes(request), maxAge: 0 });

/** Where the visitor's request came from, as the server in front of the app wrote it down. */
export const clientAddressOf = (request: Request): string | undefined =>
  request.headers.get(visitorHeaders.address) ?? undefined;

/**
 * The mall API as an anonymous visitor asks it where the answer depends on who asks: attempts are counted by address and,
 * where the call is about an `account` that anybody can name, by that and the browser.
 */
export const visitorApi = (request: Request, site: Pick<Site, "tenant">, account?: string): MallApi =>
  mallApi({
    tenantId: site.tenant.tenantId,
    clientAddress: clientAddressOf(request),
    ...(account && {
      browser: { id: browserIdOf(request), isKnown: knownBrowserOf(request, site, account) !== null },
    }),
    signal: request.signal,
  });

/**
 * The mall API as the member of this request asks it. Without a token, and where the token is good no longer, a redirect
 * to the log-in screen is thrown, which leads back afterwards; a DELETE only tells its caller.
 * @param typed what the visitor typed: it is kept for the form that asks for it after the log-in
 */
export function memberApi(request: Request, site: Site, typed?: Record<string, string>): MallApi {
  const token = tokenOf(request);
  if (!token) throw loginRedirect(request, site, typed);
  return mallApi({
    tenantId: site.tenant.tenantId,
    token,
    clientAddress: clientAddressOf(request),
    signal: request.signal,
    onUnauthorized: () => loginRedirect(request, site, typed),
  });
}

/** The same on a page that everyone sees: null for a stranger. */
export const memberApiOrNull = (request: Request, site: Site): MallApi | null =>
  tokenOf(request) ? memberApi(request, site) : null;

/** Ends whatever session there was and leads to the log-in screen, from there back to where the visitor was. */
export function loginRedirect(
  request: Request,
  { language }: Pick<Site, "language">,
  typed?: Record<string, string>,
): Response {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers();
  if (tokenOf(request)) headers.append("Set-Cookie", clearedTokenCookie(request));
  if (typed) headers.append("Set-Cookie", draftCookie(pathname, typed, request));
  return redirect(hrefOf("login", {}, language, { redirectTo: pathname + search }), { headers });
}
