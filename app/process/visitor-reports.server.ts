import { LRUCache } from "lru-cache";
import { log } from "./log.server";
import { firstInHour } from "./log-once.server";

const hour = 60 * 60 * 1000;
/** Anybody can invent reports: a hundred kinds in an hour are more than a site has problems. */
const mostOfMall = 100;

/**
 * Logs what visitors' browsers and phones report: each report once an hour, and of each mall a hundred an hour. `fields`
 * hold nothing that a visitor words freely.
 */
export function visitorReports(message: string) {
  const isNew = firstInHour();
  const counts = new LRUCache<string, number>({ max: 10_000, ttl: hour, noUpdateTTL: true });
  return (tenant: string, fields: Readonly<Record<string, string | number>>) => {
    const count = counts.get(tenant) ?? 0;
    if (count >= mostOfMall || !isNew([tenant, ...Object.values(fields)].join(" "))) return;
    counts.set(tenant, count + 1);
    log.warn({ tenant, ...fields }, message);
    if (count + 1 === mostOfMall)
      log.warn(
        { tenant },
        `${message}: ${mostOfMall} times, which is the last one that is logged within the hour`,
      );
  };
}
