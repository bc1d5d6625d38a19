import type { TenantId } from "@contract/tenant-ids";
import { environment } from "~/environment.server";

/** The address that a tenant's pictures and calls stand under, without a slash at its end. */
export const mallApiBase = (tenantId: TenantId): string =>
  environment().MALL_API_URL.replaceAll("{tenant}", tenantId);

/**
 * What a picture's address in an answer or in `/image?src=` stands for: a path under the tenant's API base, beginning
 * with `/` and possibly with a query. Null for everything else: another host or tenant, a path that would lead out of
 * the base, credentials, characters that readers of addresses disagree about.
 */
export function imagePath(source: string, apiBase: string): string | null {
  if (!source || source.length > 1_000) return null;
  // Browsers, proxies and servers read backslashes, blanks and what lies outside printable ASCII in different ways.
  const written = encodeBeyondAscii(source.trim());
  if (!written || !/^[\x21-\x7e]+$/.test(written) || written.includes("\\")) return null;
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(written);
  const path = isAbsolute ? pathUnder(written, apiBase) : written.replace(/^(?!\/)/, "/");
  return path && isPlainPath(path) ? withoutFragment(path) : null;
}

/** The address to fetch the path from that `imagePath` gave. */
export const imageAddress = (path: string, apiBase: string): string => apiBase + path;

/** A source whose content never changes under its address: a version in the query or a hash in the file's name. */
export const isVersioned = (path: string): boolean =>
  /[?&]v(?:ersion)?=[^&]/.test(path) || /[.-][0-9a-f]{8,64}\.[a-z0-9]+$/i.test(path.replace(/\?.*$/, ""));

function pathUnder(address: string, apiBase: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host, username, password } = new URL(address);
  const base = new URL(apiBase);
  if (protocol !== base.protocol || host !== base.host || username || password) return null;
  // Taken from the text and not from the parsed address, which has `..` resolved already.
  const path = /^[a-z]+:\/\/[^/?#]+(\/[\s\S]*)$/i.exec(address)?.[1];
  const basePath = base.pathname.replace(/\/$/, "");
  return path?.startsWith(`${basePath}/`) ? path.slice(basePath.length) : null;
}

function isPlainPath(path: string): boolean {
  const pathname = path.replace(/[?#].*$/, "");
  if (!pathname.startsWith("/") || pathname.includes("//") || pathname === "/") return false;
  return pathname
    .slice(1)
    .split("/")
    .every((segment) => {
      const decoded = decodedOnce(segment);
      // An encoded separator, or a percent that survives, would mean something else to the next reader.
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
