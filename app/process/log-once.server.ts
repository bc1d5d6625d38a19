import { LRUCache } from "lru-cache";

const minute = 60 * 1000;

/** Limits repeated log lines: whether a cause occurs for the first time within an hour, or a minute. */
export const firstInHour = () => firstWithin(60 * minute);
export const firstInMinute = () => firstWithin(minute);

function firstWithin(ttl: number): (cause: string) => boolean {
  const recent = new LRUCache<string, true>({ max: 1_000, ttl });
  return (cause) => {
    if (recent.has(cause)) return false;
    recent.set(cause, true);
    return true;
  };
}
