import { LRUCache } from "lru-cache";

const hour = 60 * 60 * 1000;

/** Limits repeated log lines: whether a cause occurs for the first time within an hour. */
export function firstInHour(): (cause: string) => boolean {
  const recent = new LRUCache<string, true>({ max: 1_000, ttl: hour });
  return (cause) => {
    if (recent.has(cause)) return false;
    recent.set(cause, true);
    return true;
  };
}
