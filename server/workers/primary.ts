import cluster from "node:cluster";
import { memoryOf } from "@contract/memory.server";
import type { Logger } from "pino";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { startCompanions } from "../companions";
import type { ServerEnvironment } from "../environment";
import { startOperatorServer } from "../operator/operator-server";
import { finishMs } from "../serve-site";
import { writeBanner } from "../write-banner";
import { createRealtimeRelay } from "./realtime-relay";
import { createSharedPages } from "./shared-pages";
import { ignoringEnd, startWorker, type Worker } from "./worker";

/** The pause before a worker that has ended is replaced: longer with each that ends within a minute. */
const pausesMs = [250, 500, 1_000, 2_000, 4_000, 8_000];
const steadyMs = 60_000;
/** Beyond the time that a worker takes to stop. */
const graceMs = 1_000;

type Options = {
  environment: ServerEnvironment;
  log: Logger;
  exit: (error: Error) => never;
  operatorError: (error: unknown) => void;
};

/**
 * Starts the processes that answer requests, replaces those that end, and holds what they have in common: rendered
 * pages, content changes, realtime events, rate limits, the operator's port.
 */
export async function startPrimary({ environment, log, exit, operatorError }: Options) {
  const { WORKERS: count } = environment;
  // Loading it fails where TENANTS_DIR can't be read, which is then said in one line.
  const { tenantIds } = await import("@contract/tenant-folders.server");
  const { megabytes, cacheBytes } = memoryOf(environment.MEMORY_MEGABYTES, count, tenantIds.length);
  const relay = createRealtimeRelay();
  const { realtime, mallApi, imageKey } = await startCompanions(environment, log, exit, relay.through);
  // Workers take connections from the system themselves: one that was passed to a worker which ends before it takes it
  // would be lost.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Pages are passed as bytes instead of text.
  cluster.setupPrimary({
    serialization: "advanced",
    silent: true,
    execArgv: [...process.execArgv, `--max-old-space-size=${megabytes}`],
  });
  new RateLimiterClusterMaster();
  const pages = createSharedPages(cacheBytes("pages"));
  const workers = new Set<Worker>();
  const listening = () => [...workers].filter(({ isListening }) => isListening());
  let isDraining = false;
  let hasStarted = false;
  let endsInARow = 0;

  const operator =
    environment.OPERATOR_PORT === undefined
      ? null
      : (await import("./workers-operator")).createWorkersOperator({
          workers: listening,
          pages,
          pageBytes: cacheBytes("pages"),
          isDraining: () => isDraining,
        });

  process.on("SIGHUP", () => {
    for (const { kill } of workers) kill("SIGHUP");
  });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);

  // What is wrong with the settings, the first says for all.
  const start = await launch().start;
  if (!start) process.exit(1);
  hasStarted = true;
  for (let other = 1; other < count; other++) launch();
  await Promise.all([...workers].map((worker) => worker.start));
  const operatorPort = operator
    ? await startOperatorServer({
        ...operator,
        port: environment.OPERATOR_PORT ?? 0,
        host: environment.OPERATOR_HOST,
        names: environment.OPERATOR_NAMES,
        log: operatorError,
      })
    : null;
  writeBanner(log, {
    ...start,
    mallApi,
    realtimePort: realtime?.port ?? null,
    operatorPort,
    imageKey,
    environment,
  });
  process.send?.({ port: start.port, mallApi: mallApi?.url, realtimePort: realtime?.port, operatorPort });

  function launch(): Worker {
    const worker = startWorker({
      count,
      servesRealtime: realtime !== null,
      // Where no other answers, visitors see what is known of the outage.
      isReplacement: listening().length > 0 && endsInARow > 0,
      pages,
      relay,
      onContentChange(mall, tag) {
        pages.expire(mall);
        for (const other of workers)
          if (other !== worker) ignoringEnd(other.calls.contentChanged.asEvent(mall, tag));
      },
    });
    workers.add(worker);
    const begun = performance.now();
    void worker.ended.then(async (how) => {
      workers.delete(worker);
      await operator?.workerEnded(worker.id);
      if (hasStarted && !isDraining) replace(worker, how, performance.now() - begun);
    });
    return worker;
  }

  function replace({ id }: Worker, how: string, livedMs: number) {
    endsInARow = livedMs > steadyMs ? 1 : endsInARow + 1;
    const pause = pausesMs[Math.min(endsInARow, pausesMs.length) - 1] ?? steadyMs;
    log.error({ worker: id }, `A worker ended with ${how}; it is replaced in ${pause / 1000} s`);
    setTimeout(() => {
      if (!isDraining) launch();
    }, pause);
  }

  function stop() {
    if (isDraining) return;
    isDraining = true;
    const limit = environment.DRAIN_SECONDS * 1000 + finishMs + graceMs;
    setTimeout(() => process.exit(1), limit).unref();
    for (const { kill } of workers) kill("SIGTERM");
    void Promise.all([...workers].map(({ ended }) => ended)).then(async (ends) => {
      await realtime
        ?.stop()
        .catch((error: Error) => log.error({ err: error }, "Realtime did not stop cleanly"));
      mallApi?.stop();
      process.exit(ends.every((how) => how === cleanEnd) ? 0 : 1);
    });
  }
}

const cleanEnd = "code 0";
