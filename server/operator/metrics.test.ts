import { expect, it } from "vitest";
import { createCombinedMetrics, createMetrics } from "./metrics";
import type { OperatorStatus } from "./status";

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}-${at}`);

let evictions = 0;
const status = (malls: string[]): OperatorStatus => ({
  readAt: "2026-11-25T08:00:00Z",
  version: "build",
  node: "v20",
  startedAt: "2026-11-25T07:00:00Z",
  state: "ready",
  workers: 1,
  malls: malls.map((mall) => ({
    mall,
    hosts: null,
    api: "answers",
    answeredAt: null,
    failedAt: null,
    failure: null,
    recent: { calls: 1, failed: 0, gaveUp: 0, ms: 20 },
  })),
  redis: "none",
  realtime: { server: "built in", connections: 0 },
  eventLoopDelaySeconds: 0,
  memory: { resident: 3, heap: 2, heapLimit: 4 },
  fileDescriptors: null,
  caches: [{ cache: "pages", bytes: 5, limit: 9, entries: 2, evictions }],
});

/** The metrics of a process that every route of each mall was asked for. */
function busy(malls: string[], routes: string[]) {
  let asked = 0;
  const metrics = createMetrics(() => {
    asked++;
    return status(malls);
  });
  for (const mall of malls) {
    for (const route of routes) {
      metrics.observer.rendered({ mall, route }, 0.02);
      for (const cache of ["hit", "hit", "miss"] as const)
        metrics.observer.answered({ mall, route }, 200, cache);
    }
    metrics.noteMallApiCall({ mall, outcome: "ok", seconds: 0.02 });
  }
  return { metrics, statusReads: () => asked };
}

const lines = (text: string, name = "") =>
  text.split("\n").filter((line) => line.startsWith(name) && !line.startsWith("#"));

it("grow with the malls and with the routes, not with both", async () => {
  const [few, many] = await Promise.all(
    [10, 100].map(
      async (malls) => lines(await busy(names("mall", malls), names("route", 50)).metrics.text()).length,
    ),
  );
  // For each mall: its API's state and times, its requests by part of the cache.
  expect(((many ?? 0) - (few ?? 0)) / 90).toBeLessThan(20);
});

it("count each request by its mall and by its route", async () => {
  const { metrics } = busy(names("mall", 3), names("route", 4));
  const text = await metrics.text();
  expect(text).toContain('promenade_requests_total{mall="mall-1",status="200",cache="hit"} 8');
  expect(text).toContain('promenade_route_requests_total{route="route-2",status="200",cache="hit"} 6');
  expect(text).toContain('promenade_route_requests_total{route="route-2",status="200",cache="miss"} 3');
  expect(text).toContain('promenade_render_seconds_count{route="route-2"} 3');
});

it("read the status once for each scrape", async () => {
  const { metrics, statusReads } = busy(names("mall", 3), names("route", 4));
  await metrics.text();
  expect(statusReads()).toBe(1);
  await metrics.collected();
  expect(statusReads()).toBe(2);
});

it("say what each cache holds and has evicted, also of several workers and of what they share", async () => {
  evictions = 3;
  const { metrics } = busy(["mall"], ["route"]);
  const combined = createCombinedMetrics(() => [
    { cache: "shared", bytes: 7, limit: 8, entries: 1, evictions: 4 },
  ]);
  const text = await combined.text(
    new Map([
      [1, await metrics.collected()],
      [2, await metrics.collected()],
    ]),
  );
  expect(lines(text, "promenade_cache_").sort()).toEqual([
    'promenade_cache_bytes{cache="pages"} 10',
    'promenade_cache_bytes{cache="shared"} 7',
    'promenade_cache_entries{cache="pages"} 4',
    'promenade_cache_entries{cache="shared"} 1',
    'promenade_cache_evictions_total{cache="pages"} 6',
    'promenade_cache_evictions_total{cache="shared"} 4',
    'promenade_cache_limit_bytes{cache="pages"} 18',
    'promenade_cache_limit_bytes{cache="shared"} 8',
  ]);
});
