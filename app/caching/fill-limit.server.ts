import { retryAfterSeconds } from "~/forms/rate-limit.server";
import type { CacheKey } from "./cache-key.server";

/**
 * The answer to a visitor who asks for more of what is not in the cache than their address may; null for all others. The limit
 * stands before the cache is filled, because what fills it doesn't know who asked.
 */
export async function refusedFill(
  { mall, limit }: Pick<CacheKey, "mall" | "limit">,
  address: string,
): Promise<Response | null> {
  const wait = limit && (await retryAfterSeconds(limit, { tenantId: mall, address }));
  if (!wait) return null;
  return new Response(null, {
    status: 429,
    headers: { "Cache-Control": "no-store", "Retry-After": String(wait) },
  });
}
