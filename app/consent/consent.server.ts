import { createHash } from "node:crypto";
import { parse, serialize } from "cookie";
import { hostCookieName } from "~/process/host-cookie-name";
import { cookieAttributes } from "~/session/cookie-attributes.server";
import type { TenantConfig } from "~/tenant/tenant-config";
import { type CookieDefinition, cookieDefinitions } from "./cookie-definitions";
import { consentCookieName } from "./cookie-names";
import { thirdPartiesOf } from "./third-parties.server";

/** A visitor's choice about a mall's optional cookies, and the ids of those that are allowed. */
export type Consent = { state: "undecided" | "given" | "declined"; enabled: readonly string[] };

/** A mall's optional definitions; the version changes as soon as any of them changes its meaning. */
type Offer = { optional: readonly CookieDefinition[]; version: string; targets: RegExp | null };

const days = 180;
const offers = new Map<string, Offer>();

export function consentOfferOf(tenant: TenantConfig): Offer {
  const known = offers.get(tenant.tenantId);
  if (known) return known;
  const optional = cookieDefinitions(thirdPartiesOf(tenant)).filter(({ group }) => group === "optional");
  const version = createHash("sha256").update(JSON.stringify(optional)).digest("hex").slice(0, 8);
  const names = optional
    .flatMap(({ targetCookieIds }) => targetCookieIds)
    .map((id) => id.replace("*", "[^=]*"));
  const targets = names.length > 0 ? new RegExp(`(?:^|;)\\s*(?:${names.join("|")})=`) : null;
  const offer = { optional, version, targets };
  offers.set(tenant.tenantId, offer);
  return offer;
}

/** A visitor's consent to a mall's optional cookies. */
export const consentOf = (request: Request, tenant: TenantConfig): Consent =>
  consentIn(
    {
      cookie: request.headers.get("Cookie"),
      privacyControl: request.headers.get("Sec-GPC"),
      isSecure: cookieAttributes(request).secure,
    },
    tenant,
  );

type VisitorState = {
  cookie: string | null | undefined;
  privacyControl: string | null | undefined;
  isSecure: boolean;
};

const nameFor = (isSecure: boolean): string => hostCookieName(consentCookieName, isSecure);

/**
 * Parses the cookie: `<version>.<id>-<id>`. Another version, an unknown id or anything else that the site doesn't write
 * is no decision: then Global Privacy Control declines. A mall without optional cookies never asks: there everything is
 * declined. Over TLS only the cookie that no other host can plant is read: a planted one would load scripts to which the
 * visitor has not consented.
 */
export function consentIn({ cookie, privacyControl, isSecure }: VisitorState, tenant: TenantConfig): Consent {
  const { optional, version } = consentOfferOf(tenant);
  const undecided: Consent = { state: privacyControl === "1" ? "declined" : "undecided", enabled: [] };
  if (optional.length === 0) return { state: "declined", enabled: [] };
  // Most requests have no such cookie: skip parsing.
  const value = cookie?.includes(`${consentCookieName}=`) && parse(cookie)[nameFor(isSecure)];
  const [given, list] = value ? value.split(".", 2) : [];
  if (given !== version || list === undefined) return undecided;
  const ids = list ? list.split("-") : [];
  const enabled = optional.map(({ id }) => id).filter((id) => ids.includes(id));
  if (enabled.length !== ids.length) return undecided;
  return { state: enabled.length > 0 ? "given" : "declined", enabled };
}

/** A consent as a cache key. */
export const consentKey = ({ state, enabled }: Consent): string =>
  state === "undecided" ? "?" : enabled.join("-");

/** The cookie that a browser with this cache key's consent would send; null for undecided. */
export const cookieOfConsentKey = (key: string, tenant: TenantConfig, isSecure: boolean): string | null =>
  key === "?" ? null : `${nameFor(isSecure)}=${consentOfferOf(tenant).version}.${key}`;

/** The Set-Cookie header that stores a choice; ids that the mall doesn't offer are omitted. */
export function consentCookie(ids: readonly string[], tenant: TenantConfig, request: Request): string {
  const { optional, version } = consentOfferOf(tenant);
  const enabled = optional.map(({ id }) => id).filter((id) => ids.includes(id));
  const attributes = cookieAttributes(request);
  return serialize(nameFor(attributes.secure), `${version}.${enabled.join("-")}`, {
    ...attributes,
    maxAge: days * 24 * 60 * 60,
  });
}

/** The names of the request's cookies that belong to definitions without consent. */
export function withdrawnNames(
  cookieHeader: string | null | undefined,
  tenant: TenantConfig,
  enabled: readonly string[],
): string[] {
  const { optional, targets } = consentOfferOf(tenant);
  // Most requests have none: skip parsing.
  if (!cookieHeader || !targets?.test(cookieHeader)) return [];
  const patterns = optional
    .filter(({ id }) => !enabled.includes(id))
    .flatMap(({ targetCookieIds }) => targetCookieIds);
  return Object.keys(parse(cookieHeader)).filter(
    (name) => /^[\w.-]+$/.test(name) && patterns.some((pattern) => matches(name, pattern)),
  );
}

/**
 * A browser may hold any number of them, and proxies reject responses with long headers: the next page removes more.
 */
const maxRemoved = 10;

/**
 * The Set-Cookie headers that remove them: for this host and every domain above it, since tags set theirs as high as
 * they can.
 */
export function withdrawnCookies(
  request: Request,
  tenant: TenantConfig,
  enabled: readonly string[],
): string[] {
  const names = withdrawnNames(request.headers.get("Cookie"), tenant, enabled);
  const labels = new URL(request.url).hostname.split(".");
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
  return names
    .slice(0, maxRemoved)
    .flatMap((name) =>
      [undefined, ...domains].map((domain) =>
        serialize(name, "", { path: "/", maxAge: 0, ...(domain && { domain }) }),
      ),
    );
}

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
