import { useOfAll } from "@contract/bounded-cache.server";
import type { FileDescriptors } from "@contract/file-descriptors.server";
import type { Site } from "../../app/site-entry.server";

type MallStatus = ReturnType<Site["status"]>["malls"][number];
export type CacheStatus = ReturnType<Site["status"]>["caches"][number];

/** What an operator sees of a process at this moment. */
export type OperatorStatus = {
  /** ISO timestamp. */
  readAt: string;
  version: string;
  node: string;
  /** ISO timestamp. */
  startedAt: string;
  state: "ready" | "not ready" | "draining";
  /** How many processes answer requests. */
  workers: number;
  malls: MallStatus[];
  redis: "none" | "answers" | "does not answer";
  /** `connections` only for the built-in server. */
  realtime: { server: string; connections: number | null };
  eventLoopDelaySeconds: number;
  /** Bytes: what the system has given the process, and of that what JavaScript's objects take and may take. */
  memory: { resident: number; heap: number; heapLimit: number };
  /** Null where the system does not say; of several workers the one that has most of its own open. */
  fileDescriptors: FileDescriptors | null;
  caches: CacheStatus[];
};

/** The status of a site from those of its workers, of which there is at least one. */
export function combined(statuses: [OperatorStatus, ...OperatorStatus[]]): OperatorStatus {
  const [first] = statuses;
  const is = (state: OperatorStatus["state"]) => statuses.some((status) => status.state === state);
  const connections = statuses.flatMap(({ realtime }) => realtime.connections ?? []);
  const total = (of: (status: OperatorStatus) => number) => sum(statuses.map(of));
  return {
    ...first,
    state: is("draining") ? "draining" : is("not ready") ? "not ready" : "ready",
    workers: statuses.length,
    // Each lists all malls in the same order.
    malls: first.malls.map((mall, at) =>
      combinedMall(
        mall,
        statuses.flatMap(({ malls }) => malls[at] ?? []),
      ),
    ),
    redis: statuses.find(({ redis }) => redis === "does not answer")?.redis ?? first.redis,
    realtime: { ...first.realtime, connections: connections.length > 0 ? sum(connections) : null },
    eventLoopDelaySeconds: Math.max(...statuses.map((each) => each.eventLoopDelaySeconds)),
    memory: {
      resident: total(({ memory }) => memory.resident),
      heap: total(({ memory }) => memory.heap),
      heapLimit: total(({ memory }) => memory.heapLimit),
    },
    fileDescriptors: statuses
      .map((each) => each.fileDescriptors)
      .reduce((most, each) => (usedPart(each) > usedPart(most) ? each : most)),
    caches: first.caches.map(({ cache }) => {
      const all = statuses.flatMap(({ caches }) => caches.filter((each) => each.cache === cache));
      return { cache, limit: sum(all.map(({ limit }) => limit)), ...useOfAll(all) };
    }),
  };
}

const usedPart = (known: FileDescriptors | null): number => (known ? known.open / known.limit : 0);

const severities = ["breaker open", "fails", "slow", "answers"] as const;

/** What the workers together know of a mall. */
function combinedMall(mall: MallStatus, known: MallStatus[]): MallStatus {
  const latest = (time: "answeredAt" | "failedAt") =>
    known.reduce((best, each) => ((each[time] ?? "") > (best[time] ?? "") ? each : best), mall);
  const total = (what: keyof MallStatus["recent"]) => sum(known.map(({ recent }) => recent[what]));
  const { failedAt, failure } = latest("failedAt");
  return {
    ...mall,
    api: severities.find((api) => known.some((each) => each.api === api)) ?? "unknown",
    answeredAt: latest("answeredAt").answeredAt,
    failedAt,
    failure,
    recent: { calls: total("calls"), failed: total("failed"), gaveUp: total("gaveUp"), ms: total("ms") },
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
