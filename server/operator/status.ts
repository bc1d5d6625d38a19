import { type CacheUse, useOfAll } from "@contract/bounded-cache.server";

/** Bytes, as is the limit. */
export type CacheStatus = CacheUse & { cache: string; limit: number };

/** What an operator sees of a process at this moment. */
export type OperatorStatus = {
  version: string;
  node: string;
  /** ISO timestamp. */
  startedAt: string;
  state: "ready" | "not ready" | "draining";
  /** How many processes answer requests. */
  workers: number;
  malls: { mall: string; api: string; answeredAt: string | null; failedAt: string | null }[];
  redis: "none" | "answers" | "does not answer";
  /** `connections` only for the built-in server. */
  realtime: { server: string; connections: number | null };
  eventLoopDelaySeconds: number;
  caches: CacheStatus[];
};

/** The status of a site from those of its workers, of which there is at least one. */
export function combined(statuses: [OperatorStatus, ...OperatorStatus[]]): OperatorStatus {
  const [first] = statuses;
  const is = (state: OperatorStatus["state"]) => statuses.some((status) => status.state === state);
  const connections = statuses.flatMap(({ realtime }) => realtime.connections ?? []);
  return {
    ...first,
    state: is("draining") ? "draining" : is("not ready") ? "not ready" : "ready",
    workers: statuses.length,
    malls: first.malls.map(({ mall }) => {
      const known = statuses.flatMap(({ malls }) => malls.filter((each) => each.mall === mall));
      const latest = (time: "answeredAt" | "failedAt") =>
        known
          .map((each) => each[time] ?? "")
          .sort()
          .at(-1) || null;
      return {
        mall,
        api: severities.find((api) => known.some((each) => each.api === api)) ?? "unknown",
        answeredAt: latest("answeredAt"),
        failedAt: latest("failedAt"),
      };
    }),
    redis: statuses.find(({ redis }) => redis === "does not answer")?.redis ?? first.redis,
    realtime: {
      ...first.realtime,
      connections: connections.length > 0 ? connections.reduce((sum, each) => sum + each) : null,
    },
    eventLoopDelaySeconds: Math.max(...statuses.map((each) => each.eventLoopDelaySeconds)),
    caches: first.caches.map(({ cache }) => {
      const all = statuses.flatMap(({ caches }) => caches.filter((each) => each.cache === cache));
      return { cache, limit: all.reduce((bytes, { limit }) => bytes + limit, 0), ...useOfAll(all) };
    }),
  };
}

const severities = ["breaker open", "fails", "answers"];

/** The status as a page: a table for each part. */
export function statusPage(status: OperatorStatus): string {
  const { version, node, startedAt, state, workers, malls, redis, realtime, eventLoopDelaySeconds, caches } =
    status;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Promenade: ${state}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;color:#222}table{border-collapse:collapse;margin-bottom:2rem}
caption{text-align:left;font-weight:600;padding:.25rem 0}th,td{text-align:left;padding:.25rem 1.5rem .25rem 0;border-bottom:1px solid #ccc}</style>
<h1>Promenade: ${state}</h1>
${table(
  "Process",
  ["", ""],
  [
    ["Version", version],
    ["Node", node],
    ["Started", startedAt],
    ["Workers", workers],
    ["Event loop delay", `${Math.round(eventLoopDelaySeconds * 1000)} ms`],
    ["Redis", redis],
    ["Realtime", realtime.server],
    ["Connected browsers", realtime.connections ?? "unknown"],
  ],
)}
${table(
  "Mall APIs",
  ["Mall", "API", "Last answer", "Last failure"],
  malls.map(({ mall, api, answeredAt, failedAt }) => [mall, api, answeredAt ?? "none", failedAt ?? "none"]),
)}
${table(
  "Caches",
  ["Cache", "In use", "Limit", "Entries", "Evicted"],
  caches.map(({ cache, bytes, limit, entries, evictions }) => [
    cache,
    megabytes(bytes),
    megabytes(limit),
    entries,
    evictions,
  ]),
)}
</html>`;
}

function table(caption: string, names: string[], rows: (string | number)[][]): string {
  const head = names.some(Boolean)
    ? `<thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>`
    : "";
  const body = rows.map(
    ([first = "", ...rest]) =>
      `<tr><th scope="row">${escaped(first)}</th>${rest.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`,
  );
  return `<table><caption>${caption}</caption>${head}<tbody>${body.join("")}</tbody></table>`;
}

const escaped = (text: string | number): string =>
  String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
