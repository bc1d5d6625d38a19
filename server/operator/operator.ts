import { getHeapStatistics } from "node:v8";
import { fileDescriptors } from "@contract/file-descriptors.server";
import type { Logger } from "pino";
import type { Site } from "../../app/site-entry.server";
import type { RealtimeServer } from "../../realtime-server/realtime-server";
import type { ServerEnvironment } from "../environment";
import type { Observer } from "../http/observer";
import type { Overload } from "../http/overload";
import type { PageCache } from "../http/page-cache";
import type { Metrics } from "./metrics";
import type { Operator, SignedPath } from "./operator-server";
import { purge } from "./purge";
import { residentMemory } from "./resident-memory";
import type { MachineAnswer, MachineRequest } from "./signed-request";
import type { OperatorStatus } from "./status";

type Parts = {
  site: { pages: Pick<Site["pages"], "maxBytes"> } & Pick<
    Site,
    "status" | "isDeclaredName" | "mallApi" | "content"
  >;
  pageCache: Pick<PageCache, "use">;
  /** Null where another server serves realtime events. */
  realtime: Pick<RealtimeServer, "broker"> | null;
  overload: Pick<Overload, "delayMs">;
  version: string;
  isDraining: () => boolean;
  log: Pick<Logger, "info">;
};

/** What this process says to operators; null where they have no port. */
export async function createOperator(
  environment: ServerEnvironment,
  { site, pageCache, realtime, overload, version, isDraining, log }: Parts,
): Promise<(Operator & { metrics: Metrics; status: () => OperatorStatus; observer: Observer }) | null> {
  if (environment.OPERATOR_PORT === undefined) return null;
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  function status(): OperatorStatus {
    const { isReady, malls, isRedisUp, caches } = site.status();
    const { used_heap_size: heap, heap_size_limit: heapLimit } = getHeapStatistics();
    return {
      readAt: new Date().toISOString(),
      version,
      node: process.version,
      startedAt,
      state: isDraining() ? "draining" : isReady ? "ready" : "not ready",
      workers: 1,
      malls,
      redis: isRedisUp === null ? "none" : isRedisUp ? "answers" : "does not answer",
      realtime: realtime
        ? { server: "built in", connections: realtime.broker.connectionCount() }
        : { server: process.env.PUSHER_HOST ?? "Pusher", connections: null },
      eventLoopDelaySeconds: overload.delayMs() / 1000,
      memory: { resident: residentMemory(), heap, heapLimit },
      fileDescriptors: fileDescriptors(),
      caches: [{ cache: "pages", limit: site.pages.maxBytes, ...pageCache.use() }, ...caches],
    };
  }

  // A process without an operator's port does not load the library.
  const { createMetrics } = await import("./metrics");
  const metrics = createMetrics(status);
  site.mallApi.onCall(metrics.noteMallApiCall);
  const rules = {
    ...site.content,
    secret: environment.EDITOR_SECRET,
    log: (about: object, message: string) => log.info(about, message),
  };
  const signed: Record<SignedPath, (request: MachineRequest) => Promise<MachineAnswer>> = {
    "/purge": (request) => purge(request, rules),
    "/push": environment.VAPID_PRIVATE_KEY
      ? (await import("./push")).pushRelay(environment, rules)
      : async () => ({ status: 404, message: "VAPID_PRIVATE_KEY is not set" }),
  };
  return {
    metrics,
    status,
    isDeclaredName: site.isDeclaredName,
    signed: (path, request) => signed[path](request),
    observer: metrics.observer,
  };
}
