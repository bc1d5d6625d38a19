import type { IncomingHttpHeaders } from "node:http";
import { languages } from "@contract/languages";
import { parse } from "cookie";
import { consentKey, consentOf, withdrawnNames } from "~/consent/consent.server";
import { chosenLanguage, languageOfCookie, languageOfPath } from "~/locale/language-choice";
import { tenantOfHost } from "~/tenant/tenant.server";
import { carriesDraft } from "./draft.server";
import { carriesToast } from "./toast.server";
import { tokenCookieName } from "./token-cookie";

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
  "_routes",
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
    !hasSession(request.headers.get("Cookie")) &&
    !carriesDraft(request.headers.get("Cookie"));
  if (isPublic) headers.set("Cache-Control", anonymousPage);
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", membersPage);
}

function hasSession(cookieHeader: string | null | undefined): boolean {
  return Boolean(cookieHeader?.includes(tokenCookieName) && parse(cookieHeader)[tokenCookieName]);
}

const knownHosts = new Map<string, Set<string>>();
const hostsPerTenant = 8;
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * What a cached page is filed under, or null for a request whose answer is never kept: one with a session, a message or a draft, with a query that
 * no page reads, or for a host that is no mall's. It begins with the mall's id. A page names its own origin, so the host is part
 * of the key; each mall is kept for a few hosts only, so that invented ones can't grow the cache.
 */
export function pageCacheKey(request: {
  protocol: string;
  host: string;
  url: string;
  headers: IncomingHttpHeaders;
}): string | null {
  const { headers } = request;
  if (headers.authorization || hasSession(headers.cookie)) return null;
  if (carriesToast(headers.cookie) || carriesDraft(headers.cookie)) return null;
  const tenant = tenantOfHost(request.host);
  if (!isKnownHost(tenant.tenantId, tenant.tenantSecondLevelDomain, request.host)) return null;

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
  return `${tenant.tenantId} ${request.protocol} ${request.host} ${language} ${saveData} ${consentKey(consent)} ${request.url}`;
}

function isKnownHost(tenantId: string, secondLevelDomain: string, host: string): boolean {
  if (!localHost.test(host) && host.replace(/:\d+$/, "").split(".").at(-2) !== secondLevelDomain)
    return false;
  const hosts = knownHosts.get(tenantId) ?? new Set();
  knownHosts.set(tenantId, hosts);
  if (hosts.has(host)) return true;
  if (hosts.size >= hostsPerTenant) return false;
  hosts.add(host);
  return true;
}
