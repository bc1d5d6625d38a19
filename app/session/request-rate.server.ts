import { LRUCache } from "lru-cache";

/** So many visitors are counted at once; what comes above that forgets the oldest, never more memory. */
const mostVisitors = 20_000;

const counters = new Map<string, LRUCache<string, { count: number }>>();

/**
 * Whether a visitor's address has asked `what` more often than the rate allows within its seconds. The address is the one
 * that the process's own front wrote; where there is none, nobody is counted.
 */
export function isTooFast(
  request: Request,
  what: string,
  { requests, seconds }: { requests: number; seconds: number },
): boolean {
  const address = request.headers.get("x-client-address");
  if (!address) return false;
  const visitors = counters.get(what) ?? new LRUCache({ max: mostVisitors, ttl: seconds * 1000 });
  counters.set(what, visitors);
  const visitor = visitors.get(address);
  if (!visitor) visitors.set(address, { count: 1 });
  else visitor.count++;
  return (visitor?.count ?? 1) > requests;
}
