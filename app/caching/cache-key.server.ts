import { languageTag } from "@contract/languages";
import type { TenantId } from "@contract/tenant-ids";
import { LRUCache } from "lru-cache";
import { consentIn, consentKey, cookieOfConsentKey, withdrawnNames } from "~/consent/consent.server";
import { documentPath } from "~/framework/addresses";
import { languageOfCookie, languageOfPath, visitorLanguages } from "~/locale/language-choice";
import { isPersonal, isPersonalBesideToken } from "~/session/host-cookie.server";
import { declaredHosts } from "~/tenant/declared-hosts.server";
import { isConfiguredHost, isOwnHost, tenantOfHost } from "~/tenant/tenant.server";
import type { TenantConfig } from "~/tenant/tenant-config";
import { type CacheableAddress, cacheableAddress } from "./cacheable-address.server";

/** A response's cache key: `page` within the share of its mall. */
export type CacheKey = {
  mall: TenantId;
  /**
   * Scheme and host, path and query, languages, consent and Save-Data, separated by spaces: everything that the
   * response may depend on.
   */
  page: string;
  /** Whether the mall has a limited number of such pages. */
  isCanonical: boolean;
  /** The name in the route tables, for metrics. */
  route: string;
  /** The rate limit per address for filling it. */
  limit?: NonNullable<CacheableAddress["limit"]> | "pages";
};

/** A GET or HEAD request as received. */
export type ReadRequest = {
  protocol: string;
  host: string;
  /** Where the server listens. */
  port?: number | undefined;
  /** Path and query. */
  url: string;
  headers: {
    cookie?: string | undefined;
    "accept-language"?: string | undefined;
    "save-data"?: string | string[] | undefined;
    "sec-gpc"?: string | string[] | undefined;
  };
};

/** The keys of requests without cookies, while the same hosts are declared. */
const keys = new LRUCache<string, CacheKey>({ max: 2_000 });
let keyHosts = declaredHosts();
/** Longer URLs have a visitor's text. */
const longestUrl = 200;

/** The cache key of a request; null if the response is personal, or depends on something outside of the key. */
export function cacheKeyOf(request: ReadRequest): CacheKey | null {
  const { protocol, host, port, url, headers } = request;
  if (headers.cookie || url.length > longestUrl) return keyOf(request, isPersonal);
  if (keyHosts !== declaredHosts()) keys.clear();
  keyHosts = declaredHosts();
  const inputs = `${protocol} ${host} ${port} ${headers["save-data"] ?? ""} ${headers["sec-gpc"] ?? ""} ${url} ${headers["accept-language"] ?? ""}`;
  const known = keys.get(inputs);
  if (known) return known;
  const key = keyOf(request, isPersonal);
  if (key) keys.set(inputs, key);
  return key;
}

/** The same for a member's request, where it has a session and nothing else that is personal. */
export const keyOfMembers = (request: ReadRequest): CacheKey | null => keyOf(request, isPersonalBesideToken);

function keyOf(
  { protocol, host, port, url, headers }: ReadRequest,
  isOnesOwn: (cookie: string) => boolean,
): CacheKey | null {
  if (!isOwnHost(host)) return null;
  const found = cacheableAddress(url);
  if (!found) return null;
  const { kind, address, followsVisitor, limit, route } = found;
  const tenant = tenantOfHost(host);
  const visitor =
    kind === "screen" ? visitorKey(address, { headers, protocol }, tenant, isOnesOwn) : everybody;
  if (visitor === null) return null;
  const languages = followsVisitor ? languagesOf(headers) : [];
  // Hosts that a visitor can vary are as many as texts.
  const isConfigured = isConfiguredHost(host, port);
  const isCanonical = found.isCanonical && isConfigured;
  const isCounted = !isConfigured || (kind === "screen" && !isCanonical);
  const counted = limit ?? (isCounted ? "pages" : undefined);
  return {
    mall: tenant.tenantId,
    page: `${protocol}://${host} ${address} ${languages.join()} ${visitor}`,
    isCanonical: isCanonical && languages.length < 2,
    route,
    ...(counted && { limit: counted }),
  };
}

const everybody = "? ";

/** The visitor's part of a screen's key, consent and Save-Data; null if it depends on more. */
function visitorKey(
  address: string,
  { headers, protocol }: Pick<ReadRequest, "headers" | "protocol">,
  tenant: TenantConfig,
  isOnesOwn: (cookie: string) => boolean,
): string | null {
  const { cookie } = headers;
  const saveData = headers["save-data"] === "on" ? "on" : "";
  const isSecure = protocol === "https";
  const consent = consentIn({ cookie, privacyControl: String(headers["sec-gpc"]), isSecure }, tenant);
  const key = `${consentKey(consent)} ${saveData}`;
  if (!cookie) return key;
  if (isOnesOwn(cookie)) return null;
  // With this rule a page redirects to the previously chosen language.
  const chosen = tenant.redirectRule === "all" ? languageOfCookie(cookie) : null;
  const own = chosen && languageOfPath(documentPath(address.replace(/\?.*/, "")));
  if (own && own !== chosen) return null;
  // A tag may set its cookie just after consent was withdrawn: the response removes it.
  if (withdrawnNames(cookie, tenant, consent.enabled).length > 0) return null;
  return key;
}

/** The tags of the visitor's languages. */
const languagesOf = (headers: ReadRequest["headers"]): string[] =>
  visitorLanguages({ cookie: headers.cookie, acceptLanguage: headers["accept-language"] }).map(languageTag);

/**
 * The request that is rendered for a key, made of nothing but the key: nothing else that a visitor sent can influence a
 * cached page.
 */
export function requestOf({ page }: Pick<CacheKey, "page">): Request {
  const [origin = "", address = "", languages, consent = "", saveData] = page.split(" ");
  const headers = new Headers();
  if (languages) headers.set("Accept-Language", languages);
  const { host, protocol } = new URL(origin);
  const cookie = cookieOfConsentKey(consent, tenantOfHost(host), protocol === "https:");
  if (cookie) headers.set("Cookie", cookie);
  if (saveData) headers.set("Save-Data", saveData);
  return new Request(origin + address, { headers });
}
