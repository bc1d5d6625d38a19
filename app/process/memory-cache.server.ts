import { type BoundedCache, type CacheUse, createBoundedCache } from "@contract/bounded-cache.server";
import { type CacheName, ownMemory } from "@contract/memory.server";
import { tenantIds } from "@contract/tenant-folders.server";

/** What operators see of a cache: bytes of its limit, entries, and how many it has evicted. */
export type CacheStatus = CacheUse & { cache: string; limit: number };

const caches = new Map<string, () => CacheStatus>();

/** A cache with its share of this process's memory. */
export function memoryCache<Value>(cache: CacheName): BoundedCache<Value> {
  const limit = ownMemory(tenantIds.length).cacheBytes(cache);
  const created = createBoundedCache<Value>(limit);
  caches.set(cache, () => ({ cache, limit, ...created.use() }));
  return created;
}

export const memoryCaches = (): CacheStatus[] => [...caches.values()].map((status) => status());
