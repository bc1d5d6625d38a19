import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { clientAddressOf } from "~/mall/client-address.server";
import { isDataPath } from "~/navigation/framework-internals";
import { tooManyPages } from "~/plain-page.server";
import { tenantOf } from "~/tenant/tenant.server";
import { type CacheKey, requestOf } from "./cache-key.server";

/**
 * The response to a client that asks for more of what is not in the cache than its address may; null for all others. The limit
 * is applied before the cache is filled, because what fills it doesn't know who asked.
 */
export async function refusedFill(key: CacheKey, address: string): Promise<Response | null> {
  const { mall, limit } = key;
  const wait = limit && (await retryAfterSeconds(limit, { tenantId: mall, address }));
  if (!wait) return null;
  const request = requestOf(key);
  return tooManyPages(request, wait, limit === "pages" && !isDataPath(new URL(request.url).pathname));
}

/**
 * The same for a response that is never cached, by its loader. Without an address it fills the cache, and was counted before: null.
 */
export async function secondsUntilNext(
  request: Request,
  limit: NonNullable<CacheKey["limit"]>,
): Promise<number | null> {
  const address = clientAddressOf(request);
  return address ? retryAfterSeconds(limit, { tenantId: tenantOf(request).tenantId, address }) : null;
}
