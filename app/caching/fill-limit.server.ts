import { type LimitName, retryAfterSeconds } from "~/forms/rate-limit.server";
import { isDataPath } from "~/framework/addresses";
import { clientAddressOf } from "~/process/client-address.server";
import { tooManyPages } from "~/tenant/plain-page.server";
import { tenantOf } from "~/tenant/tenant.server";
import { type CacheKey, requestOf } from "./cache-key.server";

/**
 * The response to a client that requests too many uncached pages for its address; null for all others. Applied before
 * the cache is filled, because the request that fills it has no client.
 */
export async function refusedFill(key: CacheKey, address: string): Promise<Response | null> {
  const { mall, limit } = key;
  const wait = limit && (await retryAfterSeconds(limit, { tenantId: mall, address }));
  if (!wait) return null;
  const request = requestOf(key);
  return tooManyPages(request, wait, limit === "pages" && !isDataPath(new URL(request.url).pathname));
}

/**
 * The same for a response that is never cached, called by its loader. Null without an address: such a request fills the
 * cache, and was counted before.
 */
export async function secondsUntilNext(request: Request, limit: LimitName): Promise<number | null> {
  const address = clientAddressOf(request);
  return address ? retryAfterSeconds(limit, { tenantId: tenantOf(request).tenantId, address }) : null;
}
