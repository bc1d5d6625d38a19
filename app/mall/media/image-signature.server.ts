import { createHmac, timingSafeEqual } from "node:crypto";
import type { TenantId } from "@contract/tenant-ids";
import { LRUCache } from "lru-cache";
import { environment } from "~/process/environment.server";
import { log } from "~/process/log.server";
import { firstInHour } from "~/process/log-once.server";
import { imageKeys } from "./image-key.server";
import { imageRules, imageSource, maxSourceLength } from "./image-source.server";

/**
 * Characters of six bits each. Signatures can only be guessed online: 96 bits are out of reach. A path under the mall
 * API's own base is worth little, and pages hold a hundred of them: 48 bits, some 10^14 requests for one.
 */
const signatureLength = (source: string): number => (source.startsWith("/") ? 8 : 16);

let keys: ReturnType<typeof imageKeys> | undefined;

const known = new LRUCache<string, { address: string | null }>({ max: 10_000 });
const isNews = firstInHour();

/**
 * The site's own signed URL of a picture that the mall API names; only its width (`&w=`) is missing. Null where the
 * picture may not be shown, see `imageSource`.
 */
export function signedImage(written: string, tenantId: TenantId): string | null {
  // A data URL instead of an address would fill the cache below.
  if (written.length > maxSourceLength) return null;
  const key = `${tenantId} ${written}`;
  const earlier = known.get(key);
  if (earlier) return earlier.address;
  const source = imageSource(unsigned(written), tenantId, imageRules());
  if (source === null && written.trim() && isNews(`${tenantId} ${originOf(written)}`))
    log.warn({ tenant: tenantId, source: written.slice(0, 200) }, "Picture left out: its URL isn't allowed");
  const address = source && `/image?src=${signature(source, tenantId)}${encodeSource(source, tenantId)}`;
  known.set(key, { address });
  return address;
}

/** Splits the `src` of such a URL: the signature stands before the source, and may be missing. */
export function splitSigned(src: string): { signature: string; source: string } {
  const parts = /^(?:([\w-]{8})(\/.*)|([\w-]{16})(https?:.*))$/s.exec(src);
  return { signature: parts?.[1] ?? parts?.[3] ?? "", source: parts?.[2] ?? parts?.[4] ?? src };
}

/**
 * The source of a URL that a site has signed for browsers: settings may be read from another instance's proxy. Whether it
 * may be shown is decided anew.
 */
function unsigned(written: string): string {
  if (!written.includes("/image?src=") || !URL.canParse(written)) return written;
  const { pathname, searchParams } = new URL(written);
  const { signature, source } = splitSigned(searchParams.get("src") ?? "");
  return pathname === "/image" && signature ? source : written;
}

/** Whether the site itself signed this source, as `imageSource` returns it. */
export function isSigned(source: string, given: string, tenantId: TenantId): boolean {
  const bytes = Buffer.from(given);
  return currentKeys().some((key) => {
    const expected = Buffer.from(hmac(key, source, tenantId));
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

/** The signature of a source for a tenant, by the current key. */
export const signature = (source: string, tenantId: TenantId): string =>
  hmac(currentKeys()[0], source, tenantId);

function currentKeys() {
  keys ??= imageKeys(environment());
  return keys;
}

const hmac = (key: string | Buffer, source: string, tenantId: TenantId): string =>
  createHmac("sha256", key)
    .update(`${tenantId}\n${source}`)
    .digest("base64url")
    .slice(0, signatureLength(source));

/** The shortest encoding in a query: characters that are percent-encoded already are not encoded again. */
function encodeSource(source: string, tenantId: TenantId): string {
  const plain = decodedOrSame(source);
  const written = imageSource(plain, tenantId, imageRules()) === source ? plain : source;
  return encodeURIComponent(written).replaceAll("%2F", "/").replaceAll("%3A", ":");
}

function decodedOrSame(source: string): string {
  try {
    return decodeURI(source);
  } catch {
    return source;
  }
}

const originOf = (written: string): string => (URL.canParse(written) ? new URL(written).host : "");
