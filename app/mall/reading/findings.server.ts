import type { TenantId } from "@contract/tenant-ids";
import { LRUCache } from "lru-cache";
import type { Log } from "~/log.server";
import type { Finding } from "./place";

const hour = 60 * 60_000;

/** Logs what can't be read in answers, each cause (tenant, resource, path, reason) once an hour. */
export function createFindingsLog({ log, now }: { log: Log; now: () => number }) {
  const loggedAt = new LRUCache<string, number>({ max: 2_000 });

  return (tenantId: TenantId, resource: string, { kind, path, reason }: Finding): void => {
    const cause = [tenantId, resource, path, reason].join(" ");
    const before = loggedAt.get(cause);
    if (kind !== "dropped" || (before !== undefined && now() - before < hour)) return;
    loggedAt.set(cause, now());
    log.warn({ tenantId, resource, path, reason }, "Dropped what can't be read");
  };
}
