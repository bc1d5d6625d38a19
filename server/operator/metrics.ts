import {
  type Aggregator,
  AggregatorRegistry,
  type CollectFunction,
  Counter,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from "prom-client";
import type { Observer } from "../http/observer";
import { measureCaches, measureProcess } from "./process-metrics";
import type { CacheStatus, OperatorStatus } from "./status";

/** A finished call of the mall API. */
export type MallApiCall = { mall: string; outcome: string; seconds: number };

const timeBuckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** A process's metrics as they are passed to another. */
export type Collected = MetricObjectWithValues<MetricValue<string>>[];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The process's metrics for Prometheus. Malls, routes, statuses and outcomes are limited in number, and so are the time
 * series; none is for a mall and a route, of which a thousand malls would have a hundred thousand.
 */
export function createMetrics(statusNow: () => OperatorStatus) {
  const registry = new Registry();
  const registers = [registry];
  /** What the current scrape has found. */
  let found: OperatorStatus | undefined;
  const status = () => {
    found ??= statusNow();
    return found;
  };
  const fresh = <Text>(scrape: () => Text): Text => {
    found = undefined;
    return scrape();
  };

  // Counted in plain numbers, because the library needs more time for one increment than a cached page may cost.
  const answers = new Map<string, Answered>();
  for (const [name, subject] of [
    ["promenade_requests_total", "mall"],
    ["promenade_route_requests_total", "route"],
  ] as const)
    new Counter({
      name,
      help: `Requests by ${subject}, status (499: the client disconnected) and part of the cache: hit, miss, pass, file`,
      labelNames: [subject, "status", "cache"],
      registers,
      collect() {
        this.reset();
        for (const [labels, count] of counted([...answers.values()], subject)) this.inc(labels, count);
      },
    });
  const refused = new Counter({
    name: "promenade_refused_total",
    help: "Requests that were answered with 503 because the process was overloaded",
    labelNames: ["mall"],
    registers,
  });
  const rendering = new Histogram({
    name: "promenade_render_seconds",
    help: "Time until a response that is not cached is ready, calls of the mall API included",
    labelNames: ["route"],
    buckets: timeBuckets,
    registers,
  });
  const calls = new Histogram({
    name: "promenade_mall_api_seconds",
    help: "Calls of the mall API by mall and outcome: ok, rejected (4xx), failed (5xx) or why there was no answer",
    labelNames: ["mall", "outcome"],
    buckets: timeBuckets,
    registers,
  });

  measureProcess(registry);
  /** `of` says how the values of several workers become one. */
  const gauge = (
    [name, help, of = "sum"]: [name: string, help: string, of?: Aggregator],
    collect: CollectFunction<Gauge>,
    ...labelNames: string[]
  ) => new Gauge({ name, help, labelNames, registers, collect, aggregator: of });
  gauge(
    ["promenade_event_loop_delay_seconds", "Mean delay of the event loop by the process's own work", "max"],
    function () {
      this.set(status().eventLoopDelaySeconds);
    },
  );
  gauge(
    ["promenade_info", "The running build", "first"],
    function () {
      this.set({ version: status().version }, 1);
    },
    "version",
  );
  gauge(["promenade_ready", "Whether /readyz answers 200", "min"], function () {
    this.set(Number(status().state === "ready"));
  });
  gauge(["promenade_workers", "Processes that answer requests"], function () {
    this.set(1);
  });
  gauge(
    [
      "promenade_mall_api_up",
      "Whether a mall's API answered the last call, and no page stopped waiting for it within a minute; without a sample until the first",
      "min",
    ],
    function () {
      for (const { mall, api } of status().malls)
        if (api !== "unknown") this.set({ mall }, Number(api === "answers"));
    },
    "mall",
  );
  gauge(
    [
      "promenade_breaker_open",
      "Whether the calls of a mall's API are stopped because the last ones all failed",
      "max",
    ],
    function () {
      for (const { mall, api } of status().malls) this.set({ mall }, Number(api === "breaker open"));
    },
    "mall",
  );
  gauge(
    ["promenade_redis_up", "Whether Redis answers; without a sample where there is none", "min"],
    function () {
      const { redis } = status();
      if (redis === "none") this.remove();
      else this.set(Number(redis === "answers"));
    },
  );
  gauge(
    ["promenade_realtime_connections", "Browsers connected to the built-in realtime server"],
    function () {
      this.set(status().realtime.connections ?? 0);
    },
  );
  measureCaches(registry, () => status().caches);

  const observer: Observer = {
    answered({ mall, route }, status, cache) {
      const key = `${mall} ${route} ${status} ${cache}`;
      const known = answers.get(key);
      if (known) known.count++;
      else answers.set(key, { mall, route, status, cache, count: 1 });
    },
    rendered: ({ route }, seconds) => rendering.observe({ route }, seconds),
    refused: ({ mall }) => refused.inc({ mall }),
  };
  return {
    observer,
    noteMallApiCall: ({ mall, outcome, seconds }: MallApiCall) => calls.observe({ mall, outcome }, seconds),
    contentType: registry.contentType,
    text: () => fresh(() => registry.metrics()),
    collected: () => fresh(() => registry.getMetricsAsJSON()),
  };
}

type Answered = { mall: string; route: string; status: number; cache: string; count: number };

/** The counts of all that have the same labels, of which `subject` is one. */
function counted(answers: readonly Answered[], subject: "mall" | "route") {
  const sums = new Map<string, [labels: Record<string, string | number>, count: number]>();
  for (const answered of answers) {
    const { status, cache, count } = answered;
    const key = `${answered[subject]} ${status} ${cache}`;
    const sum = sums.get(key);
    if (sum) sum[1] += count;
    else sums.set(key, [{ [subject]: answered[subject], status, cache }, count]);
  }
  return sums.values();
}

/** Adds up the metrics of a site's workers and of this process, which started them. */
export function createCombinedMetrics(caches: () => CacheStatus[]) {
  const own = new Registry();
  measureProcess(own);
  measureCaches(own, caches);
  const collected = new Map<number, Collected>();
  let ended: Collected = [];

  return {
    contentType: own.contentType,
    /** `current` has the metrics of each worker, by its number. */
    async text(current: ReadonlyMap<number, Collected>): Promise<string> {
      for (const [worker, metrics] of current) collected.set(worker, metrics);
      return AggregatorRegistry.aggregate([
        ...current.values(),
        ended,
        await own.getMetricsAsJSON(),
      ]).metrics();
    },
    /** A counter never decreases: what a worker had counted at the last reading remains after its end. */
    async ended(worker: number) {
      const counted = collected.get(worker)?.filter(({ type }) => isCounting.has(String(type))) ?? [];
      collected.delete(worker);
      ended = await AggregatorRegistry.aggregate([ended, counted]).getMetricsAsJSON();
    },
  };
}

const isCounting = new Set(["counter", "histogram"]);
