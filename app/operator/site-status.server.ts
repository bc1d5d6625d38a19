import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import { type CacheStatus, memoryCaches } from "../process/memory-cache.server";
import { isRedisUp } from "../process/redis.server";
import { mallCache, upstreamHealth } from "../tenant/mall-api.server";
import { hasAnswered } from "../tenant/readiness.server";

type MallStatus = {
  mall: TenantId;
  /** `unknown` until the first call. */
  api: "answers" | "fails" | "breaker open" | "unknown";
  /** ISO timestamps. */
  answeredAt: string | null;
  failedAt: string | null;
};

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
  return {
    isReady: hasAnswered(),
    malls: tenantIds.map((mall) => {
      const { answeredAt = null, failedAt = null, isBreakerOpen = false } = health.get(mall) ?? {};
      const isFailing = (failedAt ?? 0) > (answeredAt ?? 0);
      const called = answeredAt === null && failedAt === null ? "unknown" : isFailing ? "fails" : "answers";
      return {
        mall,
        api: isBreakerOpen ? "breaker open" : called,
        answeredAt: timestamp(answeredAt),
        failedAt: timestamp(failedAt),
      };
    }),
    isRedisUp: isRedisUp(),
    caches: [mallCache(), ...memoryCaches()],
  };
}

const timestamp = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();
