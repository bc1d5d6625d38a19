import type { Language } from "@contract/languages";
import { redirect } from "@remix-run/node";
import { serialize } from "cookie";
import { hrefOf } from "~/locale/href";
import type { MallApi } from "~/mall/client/client.server";
import { clientAddressOf } from "~/process/client-address.server";
import { mallApi } from "~/tenant/mall-api.server";
import type { InMall } from "~/tenant/tenant-config";
import { browserIdOf, knownBrowserOf } from "./browser.server";
import { cookieAttributes } from "./cookie-attributes.server";
import { draftCookie } from "./draft.server";
import { isPrefetch } from "./is-prefetch.server";
import { sharesOwnReads } from "./shared-reads.server";
import { tokenCookieOf, tokenOf } from "./token.server";
import { isToken, tokenCookieName } from "./token-cookie";

type MallInLanguage = InMall & { language: Language };

const yearInSeconds = 365 * 24 * 60 * 60;

/** Removes a malformed token cookie, unless the response logs the browser in. */
export function clearInvalidToken(request: Request, headers: Headers) {
  const token = tokenCookieOf(request);
  if (!token || isToken(token)) return;
  const isLoggedIn = headers.getSetCookie().some((cookie) => cookie.startsWith(`${tokenCookieName}=`));
  if (!isLoggedIn) headers.append("Set-Cookie", clearedTokenCookie(request));
}

export const tokenCookie = (token: string, request: Request): string =>
  serialize(tokenCookieName, token, { ...cookieAttributes(request), maxAge: yearInSeconds });

export const clearedTokenCookie = (request: Request): string =>
  serialize(tokenCookieName, "", { ...cookieAttributes(request), maxAge: 0 });

/** Logs the browser in. If it still was as another member, it forgets the pages that it holds of that session. */
export function logInBrowser(request: Request, headers: Headers, token: string) {
  headers.append("Set-Cookie", tokenCookie(token, request));
  if (tokenCookieOf(request)) forgetHeldPages(headers);
}

/** Ends the session, wherever that is noticed first. */
export function logOutBrowser(request: Request, headers: Headers) {
  headers.append("Set-Cookie", clearedTokenCookie(request));
  forgetHeldPages(headers);
}

/** Pages that browsers hold for going back: see cache-policy.server.ts. */
const forgetHeldPages = (headers: Headers) => headers.set("Clear-Site-Data", '"cache"');

const userAgentOf = (request: Request): string =>
  (request.headers.get("User-Agent") ?? "").replaceAll(/[^\x20-\x7e]/g, "").slice(0, 300);

/**
 * The mall API for an anonymous visitor where the answer depends on the client: attempts are counted by address and,
 * for a call about an `account` that anybody can name, by account and browser. It is null where only the answer names one.
 */
export const visitorApi = (request: Request, site: InMall, account?: string | null): MallApi =>
  mallApi({
    tenantId: site.tenant.tenantId,
    clientAddress: clientAddressOf(request),
    browser: {
      userAgent: userAgentOf(request),
      ...(account !== undefined && {
        id: browserIdOf(request),
        isKnown: account !== null && knownBrowserOf(request, site, account) !== null,
      }),
    },
    signal: request.signal,
  });

/**
 * The mall API with this member's token. Without a token, or with one that is no longer valid, throws a redirect to the
 * log-in screen and back; a DELETE leaves that to its caller.
 * @param typed form input, stored for the form that asks for it after the log-in
 */
export function memberApi(request: Request, site: MallInLanguage, typed?: Record<string, string>): MallApi {
  const token = tokenOf(request);
  if (!token) throw loginRedirect(request, site, typed);
  return mallApi({
    tenantId: site.tenant.tenantId,
    token,
    sharesOwnReads: sharesOwnReads(request),
    clientAddress: clientAddressOf(request),
    signal: request.signal,
    onUnauthorized: () => loginRedirect(request, site, typed),
  });
}

/** The same for a page that everyone sees: null for anonymous visitors. */
export const memberApiOrNull = (request: Request, site: MallInLanguage): MallApi | null =>
  tokenOf(request) ? memberApi(request, site) : null;

/**
 * Ends the session and redirects to the log-in screen, and from there back to the current page. A prefetch leaves both
 * to the request that follows it.
 */
export function loginRedirect(
  request: Request,
  { language }: Pick<MallInLanguage, "language">,
  typed?: Record<string, string>,
): Response {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  if (tokenOf(request)) {
    if (isPrefetch(request)) return new Response(null, { status: 401, headers });
    logOutBrowser(request, headers);
  }
  if (typed) headers.append("Set-Cookie", draftCookie(pathname, typed, request));
  return redirect(hrefOf("login", {}, language, { redirectTo: pathname + search }), { headers });
}
