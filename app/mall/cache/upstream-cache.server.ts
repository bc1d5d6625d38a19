import {
  type BoundedCache,
  type CacheUse,
  createBoundedCache,
  useOfAll,
} from "@contract/bounded-cache.server";
import type { Log } from "~/process/log.server";
import { isNotFound, isOutage, type MallApiError } from "../client/mall-api-error";
import { unlessTooLate } from "../client/unless-aborted.server";

/**
 * Where an answer is cached. Keys that visitors can choose freely (search queries, ids that don't exist) are
 * `untrusted`, a small part of the memory, so that nobody can evict the answers needed during an outage.
 */
export type Region = "canonical" | "untrusted";

/** A value as it came from the upstream. `freshMs` null: it must not be cached. */
export type Fetched<Value> = { value: Value; byteLength: number; freshMs: number | null; region: Region };

/**
 * `whileRevalidating` and `onError` count from the end of the freshness; `retry` is the pause between attempts to refetch
 * what could not be revalidated. Milliseconds.
 */
export type CacheTimes = { whileRevalidating: number; onError: number; notFound: number; retry: number };

export const defaultCacheTimes: CacheTimes = {
  whileRevalidating: 5 * 60_000,
  onError: 12 * 60 * 60_000,
  notFound: 15_000,
  retry: 1_500,
};

type Entry = {
  value: unknown;
  /** Set for a cached 404; `value` means nothing then. */
  notFound: MallApiError | null;
  /** When the upstream answered; null where that was before this process. */
  readAt: number | null;
  freshUntil: number;
  /** The last revalidation failed. */
  isFailing: boolean;
};

/**
 * Caches answers by key: fresh ones are served at once; stale ones too while they are revalidated; still older ones
 * only when the upstream fails. One fetch per key at a time.
 */
export function createUpstreamCache(options: {
  maxBytes: number;
  times: CacheTimes;
  now: () => number;
  log: Log;
}) {
  const { times, now, log } = options;
  const untrustedBytes = Math.max(64 * 1024, Math.floor(options.maxBytes / 8));
  const regions: Record<Region, BoundedCache<Entry>> = {
    canonical: createBoundedCache(Math.max(64 * 1024, options.maxBytes - untrustedBytes)),
    untrusted: createBoundedCache(untrustedBytes),
  };
  const underWay = new Map<string, Promise<unknown>>();
  /** How to fetch what could not be revalidated. */
  const failing = new Map<string, () => Promise<Fetched<unknown>>>();
  let retry: NodeJS.Timeout | undefined;
  let expiries = 0;

  function store(key: string, region: Region, entry: Omit<Entry, "isFailing">, byteLength: number) {
    regions[region === "canonical" ? "untrusted" : "canonical"].delete(key);
    // Parsed JSON takes about three times its text.
    const size = byteLength * 3 + key.length * 2 + 256;
    regions[region].set(key, { ...entry, isFailing: false }, size);
  }

  function remove(key: string) {
    for (const region of Object.values(regions)) region.delete(key);
  }

  const find = (key: string): Entry | undefined => regions.canonical.get(key) ?? regions.untrusted.get(key);

  async function renew<Value>(key: string, fetchValue: () => Promise<Fetched<Value>>): Promise<Value> {
    const begun = expiries;
    try {
      const { value, byteLength, freshMs, region } = await fetchValue();
      // It may be from before the expiry.
      if (begun !== expiries) return value;
      if (freshMs === null) remove(key);
      else
        store(key, region, { value, notFound: null, readAt: now(), freshUntil: now() + freshMs }, byteLength);
      return value;
    } catch (error) {
      const entry = find(key);
      if (isNotFound(error)) {
        const freshUntil = now() + times.notFound;
        store(key, "untrusted", { value: null, notFound: error, readAt: now(), freshUntil }, 1024);
      } else if (!isOutage(error)) {
        remove(key);
      } else if (entry) {
        if (!entry.isFailing) log.warn({ key, err: error }, "Mall API is failing, serving its stale answer");
        noteFailing(key, entry, fetchValue);
      }
      throw error;
    }
  }

  function noteFailing(key: string, entry: Entry, fetchValue: () => Promise<Fetched<unknown>>) {
    entry.isFailing = true;
    failing.set(key, fetchValue);
    retry ??= setTimeout(retryFailing, times.retry).unref();
  }

  /** Refetches one failing answer after another, until the first that still fails: no visitor is needed for that. */
  async function retryFailing() {
    for (const [key, fetchValue] of [...failing]) {
      failing.delete(key);
      if (find(key)?.isFailing && (await renewOnce(key, fetchValue).then(() => false, isOutage))) break;
    }
    retry = failing.size > 0 ? setTimeout(retryFailing, times.retry).unref() : undefined;
  }

  function renewOnce<Value>(key: string, fetchValue: () => Promise<Fetched<Value>>): Promise<Value> {
    const already = underWay.get(key);
    // One key is always fetched by the same read, so its entry has that read's type.
    if (already) return already as Promise<Value>;
    const fetching = renew(key, fetchValue).finally(() => {
      if (underWay.get(key) === fetching) underWay.delete(key);
    });
    underWay.set(key, fetching);
    return fetching;
  }

  /**
   * `isStaleOnError`: a stale answer is served because the upstream is failing, or has not answered within
   * `patienceMs`; `ageMs`: since the upstream gave it, null if that isn't known; `failure` is what this reading itself met.
   */
  async function read<Value>(
    key: string,
    fetchValue: () => Promise<Fetched<Value>>,
    patienceMs: number,
  ): Promise<{ value: Value; isStaleOnError: boolean; ageMs: number | null; failure?: unknown }> {
    const renewed = async () => ({
      value: await unlessTooLate(renewOnce(key, fetchValue), patienceMs),
      isStaleOnError: false,
      ageMs: 0,
    });
    const entry = find(key);
    const age = entry ? now() - entry.freshUntil : Number.POSITIVE_INFINITY;
    if (entry?.notFound) {
      if (age < 0) throw entry.notFound;
      return renewed();
    }
    const earlier = entry && {
      value: entry.value as Value,
      ageMs: entry.readAt === null ? null : now() - entry.readAt,
    };
    if (entry && earlier && age < 0) return { ...earlier, isStaleOnError: false };
    if (entry && earlier && age < (entry.isFailing ? times.onError : times.whileRevalidating)) {
      // The failure is noted on the entry and logged by `renew`; this visitor has an answer already.
      renewOnce(key, fetchValue).catch(() => {});
      return { ...earlier, isStaleOnError: entry.isFailing };
    }
    try {
      return await renewed();
    } catch (error) {
      if (earlier && age < times.onError && isOutage(error))
        return { ...earlier, isStaleOnError: true, failure: error };
      throw error;
    }
  }

  /**
   * Entries with this prefix, and values that changed, are refetched on their next read; if that fails, the old ones are
   * served.
   */
  function expire(prefix: string, isChanged: (value: unknown) => boolean = () => true) {
    expiries++;
    for (const region of Object.values(regions)) {
      for (const [key, entry] of region.entries()) {
        if (!key.startsWith(prefix)) continue;
        if (entry.notFound) region.delete(key);
        else if (isChanged(entry.value))
          entry.freshUntil = Math.min(entry.freshUntil, now() - times.whileRevalidating);
      }
    }
    for (const key of underWay.keys()) if (key.startsWith(prefix)) underWay.delete(key);
  }

  /** Caches an answer from an earlier time, to be served until the upstream answers. */
  function storeStale(
    key: string,
    value: unknown,
    byteLength: number,
    fetchValue: () => Promise<Fetched<unknown>>,
  ) {
    store(key, "canonical", { value, notFound: null, readAt: null, freshUntil: now() }, byteLength);
    const entry = find(key);
    if (entry) noteFailing(key, entry, fetchValue);
  }

  function stop() {
    failing.clear();
    clearTimeout(retry);
  }

  return {
    read,
    expire,
    storeStale,
    stop,
    use: (): CacheUse => useOfAll([regions.canonical.use(), regions.untrusted.use()]),
  };
}

const minFreshMs = 1_000;
const maxFreshMs = 10 * 60_000;

/**
 * How long an answer is fresh: `s-maxage` or `max-age` within bounds, `otherwise` where the upstream says nothing. Null
 * for an answer that must not be shared.
 */
export function freshness(cacheControl: string | undefined, otherwise: number): number | null {
  if (cacheControl === undefined) return otherwise;
  if (/\b(?:no-store|private)\b/i.test(cacheControl)) return null;
  if (/\bno-cache\b/i.test(cacheControl)) return minFreshMs;
  const seconds =
    /\bs-maxage\s*=\s*"?(\d+)/i.exec(cacheControl)?.[1] ?? /\bmax-age\s*=\s*"?(\d+)/i.exec(cacheControl)?.[1];
  if (seconds === undefined) return otherwise;
  return Math.min(Math.max(Number(seconds) * 1000, minFreshMs), maxFreshMs);
}
