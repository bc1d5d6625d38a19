import type { Logger } from "pino";
import type { ServerEnvironment } from "../environment";
import type { Observer } from "../http/observer";
import type { Overload } from "../http/overload";
import type { PageCache } from "../http/page-cache";
import type { RealtimeServer } from "../realtime/realtime-server";
import type { SiteEntry } from "../site-entry";
import { startOperatorServer } from "./operator-server";
import type { OperatorStatus } from "./status";

type Parts = {
  site: Pick<
    SiteEntry,
    "siteStatus" | "onMallApiCall" | "announceContentChange" | "contentChange" | "isFirstUse"
  >;
  pageCache: Pick<PageCache, "size">;
  /** Null where another server serves realtime events. */
  realtime: Pick<RealtimeServer, "broker"> | null;
  overload: Pick<Overload, "delayMs">;
  version: string;
  isDraining: () => boolean;
  log: Pick<Logger, "error" | "info">;
};

/** Starts what is for operators alone; null where they have no port. */
export async function startOperator(
  environment: ServerEnvironment,
  { site, pageCache, realtime, overload, version, isDraining, log }: Parts,
): Promise<{ port: number; observer: Observer } | null> {
  const { OPERATOR_PORT: port, OPERATOR_HOST: host } = environment;
  if (port === undefined) return null;
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  const pageBytes = environment.PAGE_CACHE_MEGABYTES * 1024 * 1024;

  function status(): OperatorStatus {
    const { isReady, malls, isRedisUp, mallCache } = site.siteStatus();
    return {
      version,
      node: process.version,
      startedAt,
      state: isDraining() ? "draining" : isReady ? "ready" : "not ready",
      malls,
      redis: isRedisUp === null ? "none" : isRedisUp ? "answers" : "does not answer",
      realtime: realtime
        ? { server: "built in", connections: realtime.broker.connectionCount() }
        : { server: process.env.PUSHER_HOST ?? "Pusher", connections: null },
      eventLoopDelaySeconds: overload.delayMs() / 1000,
      caches: [
        { cache: "pages", bytes: pageCache.size(), limit: pageBytes },
        { cache: "mall API", ...mallCache },
      ],
    };
  }

  // A process without an operator's port does not load the library.
  const { createMetrics } = await import("./metrics");
  const metrics = createMetrics(status);
  site.onMallApiCall(metrics.noteMallApiCall);
  const { announceContentChange, contentChange, isFirstUse } = site;
  return {
    port: await startOperatorServer({
      port,
      host,
      metrics,
      status,
      purge: {
        announceContentChange,
        contentChange,
        isFirstUse,
        secret: environment.EDITOR_SECRET,
        log: (about, message) => log.info(about, message),
      },
      log: (error) => log.error({ err: error }, "A request of the operator's port failed"),
    }),
    observer: metrics.observer,
  };
}
