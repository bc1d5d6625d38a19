import type { TenantId } from "@contract/tenant-ids";
import { type Log, log } from "~/process/log.server";
import { createShellStore } from "../cache/shell-store.server";
import { type CacheTimes, createUpstreamCache, defaultCacheTimes } from "../cache/upstream-cache.server";
import type { ApiProfile } from "../profiles/profile";
import { createAnswerReader } from "./answer-reader.server";
import { callTargets, type MallApiTraits } from "./call-target.server";
import { createFallbackReads } from "./fallback-reads.server";
import { createMethodFallback } from "./method-fallback.server";
import { createSharedOwnReads } from "./shared-own-reads.server";
import { createUpstream, defaultLimits, type Limits } from "./upstream.server";

export type ClientOptions = {
  /** The mall API's URL template, see `MALL_API_URL`. */
  url: string;
  settingsUrl?: string | undefined;
  /** See `MALL_API_SECRET`. */
  secret?: string | undefined;
  /** What is known of each mall's API; unset: nothing. */
  traitsOf?: (tenantId: TenantId) => MallApiTraits;
  cacheBytes: number;
  /** The folder where what every page of a mall shows is stored for an outage; unset: it is not. */
  shellDirectory?: string;
  limits?: Partial<Limits>;
  cacheTimes?: Partial<CacheTimes>;
  now?: () => number;
  random?: () => number;
  log?: Log;
};

export type ClientParts = ReturnType<typeof createClientParts>;

/** What all callers of a client share. */
export function createClientParts(options: ClientOptions) {
  const { now = Date.now, random = Math.random, log: logger = log, shellDirectory } = options;
  const traitsOf: NonNullable<ClientOptions["traitsOf"]> = options.traitsOf ?? (() => ({}));
  const limits = { ...defaultLimits, ...options.limits };
  // Not the wall clock, which may jump.
  const passed = options.now ?? (() => performance.now());
  return {
    now,
    limits,
    targetOf: callTargets({ ...options, traitsOf }),
    profileOf: (tenantId: TenantId): ApiProfile => traitsOf(tenantId).profile ?? {},
    upstream: createUpstream({ limits, now, random, log: logger }),
    cache: createUpstreamCache({
      maxBytes: options.cacheBytes,
      times: { ...defaultCacheTimes, ...options.cacheTimes },
      now: passed,
      log: logger,
    }),
    shells: shellDirectory ? createShellStore({ directory: shellDirectory, now, log: logger }) : null,
    fallbacks: createFallbackReads(now),
    // The entities in their lists are not everybody's.
    previewFallbacks: createFallbackReads(now),
    sharedOwnReads: createSharedOwnReads(passed),
    withMethod: createMethodFallback(),
    reader: createAnswerReader({ log: logger, now, traitsOf }),
  };
}
