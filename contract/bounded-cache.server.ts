/** What a cache holds and has evicted. */
export type CacheUse = { bytes: number; entries: number; evictions: number };

/** Of several caches together. */
export function useOfAll(uses: readonly CacheUse[]): CacheUse {
  const sum = (of: keyof CacheUse) => uses.reduce((total, use) => total + use[of], 0);
  return { bytes: sum("bytes"), entries: sum("entries"), evictions: sum("evictions") };
}

export type BoundedCache<Value> = ReturnType<typeof createBoundedCache<Value>>;

type Stored<Value> = { key: string; value: Value; bytes: number; at: number; isRead: boolean };

/**
 * A cache of at most `maxBytes`, of entries whose size is given. A full one evicts entries at random, but spares once
 * each that was read. So if more is requested in the same order again and again than fits, as a crawler does with the
 * pages of many malls, a part of it stays; the least recently used entry would always be the one that is requested next.
 */
export function createBoundedCache<Value>(maxBytes = Number.POSITIVE_INFINITY) {
  const byKey = new Map<string, Stored<Value>>();
  const all: Stored<Value>[] = [];
  let bytes = 0;
  let evictions = 0;

  function get(key: string): Value | undefined {
    const stored = byKey.get(key);
    if (stored) stored.isRead = true;
    return stored?.value;
  }

  function set(key: string, value: Value, size: number) {
    const isRead = byKey.get(key)?.isRead ?? false;
    remove(key);
    if (size > maxBytes) return;
    while (bytes + size > maxBytes) evict();
    const stored = { key, value, bytes: size, at: all.length, isRead };
    byKey.set(key, stored);
    all.push(stored);
    bytes += size;
  }

  function remove(key: string) {
    const stored = byKey.get(key);
    const last = all.at(-1);
    if (!stored || !last) return;
    byKey.delete(key);
    all[stored.at] = last;
    last.at = stored.at;
    all.pop();
    bytes -= stored.bytes;
  }

  function evict() {
    for (;;) {
      const stored = all[Math.floor(Math.random() * all.length)];
      if (!stored) return;
      if (!stored.isRead) {
        evictions++;
        return remove(stored.key);
      }
      stored.isRead = false;
    }
  }

  return {
    get,
    set,
    delete: remove,
    /** Evicts one entry, of a cache whose size is bounded together with others'. */
    evict,
    /** Without marking what is read here. */
    peek: (key: string) => byKey.get(key)?.value,
    entries: (): [string, Value][] => all.map(({ key, value }) => [key, value]),
    bytes: () => bytes,
    use: (): CacheUse => ({ bytes, entries: all.length, evictions }),
  };
}
