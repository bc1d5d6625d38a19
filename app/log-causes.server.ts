import { LRUCache } from "lru-cache";

const hour = 60 * 60 * 1000;

/** For what would fill the log with one and the same line: says of a cause whether it is the first time within an hour. */
export function firstInHour(): (cause: string) => boolean {
  const recent = new LRUCache<string, true>({ max: 1_000, ttl: hour });
  return (cause) => {
    if (recent.has(cause)) return false;
    recent.set(cause, true);
    return true;
  };
}
