import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import { noCalls, type UpstreamHealth } from "../mall/client/upstream-health.server";
import { type CacheStatus, memoryCaches } from "../process/memory-cache.server";
import { isRedisUp } from "../process/redis.server";
import { hostsByMall } from "../tenant/declared-hosts.server";
import { mallCache, upstreamHealth } from "../tenant/mall-api.server";
import { hasAnswered } from "../tenant/readiness.server";

type MallStatus = {
  mall: TenantId;
  /** Those that are declared for it, its preferred one first; `*` is every other host. Null where none is declared. */
  hosts: string[] | null;
  api: UpstreamHealth["state"] | "breaker open";
  /** ISO timestamps. */
  answeredAt: string | null;
  failedAt: string | null;
  failure: UpstreamHealth["failure"];
  recent: UpstreamHealth["recent"];
};

type Health = ReturnType<typeof upstreamHealth>[number];

export type SiteStatus = {
  isReady: boolean;
  malls: MallStatus[];
  /** Null without REDIS_URL. */
  isRedisUp: boolean | null;
  caches: CacheStatus[];
};

/** What an operator wants to know of the app at this moment. */
export function siteStatus(): SiteStatus {
  const health = new Map(upstreamHealth().map((known) => [known.tenantId, known]));
  const hosts = hostsByMall();
  return {
    isReady: hasAnswered(),
    malls: tenantIds.map((mall) => mallStatus(mall, hosts && (hosts.get(mall) ?? []), health.get(mall))),
    isRedisUp: isRedisUp(),
    caches: [mallCache(), ...memoryCaches()],
  };
}

function mallStatus(mall: TenantId, hosts: string[] | null, known: Health | undefined): MallStatus {
  return {
    mall,
    hosts,
    api: known?.isBreakerOpen ? "breaker open" : (known?.state ?? "unknown"),
    answeredAt: timestamp(known?.answeredAt),
    failedAt: timestamp(latest(known?.failedAt, known?.gaveUpAt)),
    failure: known?.failure ?? null,
    recent: known?.recent ?? noCalls,
  };
}

const latest = (...times: (number | null | undefined)[]): number | null =>
  Math.max(...times.map((time) => time ?? 0)) || null;

const timestamp = (time: number | null = null): string | null =>
  time === null ? null : new Date(time).toISOString();
