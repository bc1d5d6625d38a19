import type { IncomingHttpHeaders } from "node:http";
import { languages } from "@contract/languages";
import { parse } from "cookie";
import { consentKey, consentOf, withdrawnNames } from "~/consent/consent.server";
import { chosenLanguage, languageOfCookie, languageOfPath } from "~/locale/language-choice";
import { carriesDraft } from "~/session/draft.server";
import { carriesReset } from "~/session/reset-cookie.server";
import { carriesToast } from "~/session/toast.server";
import { tokenCookieName } from "~/session/token-cookie";
import { tenantOfHost } from "~/tenant/tenant.server";
import { routesParameter } from "./framework-internals";

/** The query parameters that change a page; any other leaves a page uncached, so that junk can't fill the cache. */
const allowedQuery = new Set([
  "f",
  "q",
  "category",
  "floor",
  "letter",
  "open",
  "gift",
  "points",
  "sort",
  "size",
  "type",
  "page",
  "from",
  "to",
  "step-free",
  "stay",
  "date",
  "film",
  "language",
  "unit",
  "shop",
  "amenity",
  routesParameter,
]);

/** Whether some page depends on a query parameter of this name. */
export const isPageQuery = (name: string): boolean => allowedQuery.has(name);

const anonymousPage = "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";
const membersPage = "private, no-store";

/** Says in the answer's headers who may keep it: anonymous pages everyone, all else nobody. */
export function setCachePolicy(request: Request, status: number, headers: Headers) {
  headers.append("Vary", "Cookie, Accept-Language, Save-Data");
  const isPublic =
    (request.method === "GET" || request.method === "HEAD") &&
    (status === 200 || status === 301) &&
    !headers.has("Set-Cookie") &&
    !headers.has("Cache-Control") &&
    !isPersonal(request.headers.get("Cookie"));
  if (isPublic) headers.set("Cache-Control", anonymousPage);
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", membersPage);
}

/** Whether a request brings what only its own visitor may see: a session, a draft, a password's reset. */
function isPersonal(cookieHeader: string | null | undefined): boolean {
  return hasSession(cookieHeader) || carriesDraft(cookieHeader) || carriesReset(cookieHeader);
}

function hasSession(cookieHeader: string | null | undefined): boolean {
  return Boolean(cookieHeader?.includes(tokenCookieName) && parse(cookieHeader)[tokenCookieName]);
}

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Where a page is cached: in the memory of its mall, under its key. Null for a request whose answer is never cached: a
 * personal one, one with a message, with a query that no page reads, or for a host that is no mall's. A page names its
 * own origin, so the host is part of the key.
 */
export function pageCacheKey(request: {
  protocol: string;
  host: string;
  url: string;
  headers: IncomingHttpHeaders;
}): { mall: string; page: string } | null {
  const { headers } = request;
  if (headers.authorization || isPersonal(headers.cookie) || carriesToast(headers.cookie)) return null;
  const tenant = tenantOfHost(request.host);
  if (!isHostOf(tenant.tenantSecondLevelDomain, request.host)) return null;

  const [pathname = "/", search = ""] = request.url.split("?", 2);
  if (search && [...new URLSearchParams(search).keys()].some((key) => !allowedQuery.has(key))) return null;

  const language =
    languageOfPath(pathname) === null
      ? chosenLanguage({ cookie: headers.cookie, acceptLanguage: headers["accept-language"] }, languages)
      : tenant.redirectRule === "all"
        ? languageOfCookie(headers.cookie)
        : "";
  const saveData = headers["save-data"] === "on" ? "save" : "";
  const consent = consentOf(headers.cookie, tenant);
  // A tag may write its cookie just after it was withdrawn: the answer takes it away.
  if (withdrawnNames(headers.cookie, tenant, consent.enabled).length > 0) return null;
  const page = `${request.protocol} ${request.host} ${language} ${saveData} ${consentKey(consent)} ${request.url}`;
  return { mall: tenant.tenantId, page };
}

/** Whether a host may be a mall's: its domain under any top level, with or without `www`, or this machine itself. */
function isHostOf(secondLevelDomain: string, host: string): boolean {
  const [name = "", topLevel = "", ...more] = host
    .replace(/^www\./, "")
    .replace(/:\d+$/, "")
    .split(".");
  const isDomain = name === secondLevelDomain && /^[a-z]{2,63}$/.test(topLevel) && more.length === 0;
  return isDomain || localHost.test(host);
}
