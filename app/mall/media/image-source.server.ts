import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import { environment } from "~/process/environment.server";
import { type ImageHost, isAllowedHost } from "../../process/image-hosts";
import { mallApiBase } from "../client/mall-api-base.server";

/** What decides where pictures may come from. */
export type ImageRules = {
  /** The base URL of a tenant's pictures and calls, without a trailing slash. */
  apiBaseOf: (tenantId: TenantId) => string;
  /** The only other hosts that pictures come from; null for any. */
  hosts: readonly ImageHost[] | null;
};

export const maxSourceLength = 1_000;

export const imageRules = (): ImageRules => ({
  apiBaseOf: mallApiBase,
  hosts: environment().IMAGE_HOSTS ?? null,
});

/**
 * What a picture's URL in an answer of the mall API resolves to: a path under the tenant's API base, beginning with `/`
 * and possibly with a query, or an absolute URL elsewhere. Null for everything else: another tenant's base, a path that
 * leaves the base, another scheme, credentials, a host or port that isn't allowed, characters that URL parsers disagree
 * about.
 */
export function imageSource(source: string, tenantId: TenantId, rules: ImageRules): string | null {
  if (!source || source.length > maxSourceLength) return null;
  // Browsers, proxies and servers parse backslashes, blanks and non-ASCII characters in different ways.
  const written = encodeBeyondAscii(source.trim());
  if (!written || !/^[\x21-\x7e]+$/.test(written) || written.includes("\\")) return null;
  const whole = written.startsWith("//") ? `https:${written}` : written;
  if (/^[a-z][a-z0-9+.-]*:/i.test(whole)) return wholeSource(whole, tenantId, rules);
  const path = whole.replace(/^(?!\/)/, "/");
  return isPlainPath(path) ? withoutFragment(path) : null;
}

/** The URL to fetch the result of `imageSource` from. */
export const imageAddress = (source: string, apiBase: string): string =>
  source.startsWith("/") ? apiBase + source : source;

/** Whether a source's content never changes under its URL: a version in the query or a hash in the file's name. */
export const isVersioned = (source: string): boolean =>
  /[?&]v(?:ersion)?=[^&]/.test(source) || /[.-][0-9a-f]{8,64}\.[a-z0-9]+$/i.test(source.replace(/\?.*$/, ""));

function wholeSource(written: string, tenantId: TenantId, { apiBaseOf, hosts }: ImageRules): string | null {
  if (!/^https?:\/\/[^/?#]/i.test(written) || !URL.canParse(written)) return null;
  const address = new URL(written);
  if (address.username || address.password) return null;
  const base = new URL(apiBaseOf(tenantId));
  if (address.origin !== base.origin) {
    return isAllowedHost(address, hosts) ? withoutFragment(address.href) : null;
  }
  // Taken from the text and not from the parsed URL, which has `..` resolved already.
  const path = /^[a-z]+:\/\/[^/?#]+(\/[\s\S]*)$/i.exec(written)?.[1];
  if (!path || !isPlainPath(path)) return null;
  const basePath = base.pathname.replace(/\/$/, "");
  if (path.startsWith(`${basePath}/`)) return withoutFragment(path.slice(basePath.length));
  const isOtherTenants = tenantIds.some((other) => {
    const { origin, pathname } = new URL(apiBaseOf(other));
    return origin === address.origin && decodeURIComponent(address.pathname).startsWith(`${pathname}/`);
  });
  return isOtherTenants ? null : withoutFragment(address.href);
}

function isPlainPath(path: string): boolean {
  const pathname = path.replace(/[?#].*$/, "");
  if (!pathname.startsWith("/") || pathname.includes("//") || pathname === "/") return false;
  return pathname
    .slice(1)
    .split("/")
    .every((segment) => {
      const decoded = decodedOnce(segment);
      // An encoded separator, or a remaining percent sign, would mean something else to the next parser.
      return decoded !== null && !/^\.{1,2}$/.test(decoded) && !/[/\\%\p{Cc}]/u.test(decoded);
    });
}

function decodedOnce(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const withoutFragment = (path: string): string => path.replace(/#.*$/, "");

function encodeBeyondAscii(text: string): string | null {
  if (/\p{Surrogate}/u.test(text)) return null;
  return text.replace(/\P{ASCII}+/gu, encodeURIComponent).replace(/ /g, "%20");
}
