/** What an operator sees of a process at this moment. */
export type OperatorStatus = {
  version: string;
  node: string;
  /** ISO timestamp. */
  startedAt: string;
  state: "ready" | "not ready" | "draining";
  malls: { mall: string; api: string; answeredAt: string | null; failedAt: string | null }[];
  redis: "none" | "answers" | "does not answer";
  /** `connections` only for the built-in server. */
  realtime: { server: string; connections: number | null };
  eventLoopDelaySeconds: number;
  caches: { cache: string; bytes: number; limit: number }[];
};

/** The status as a page: a table for each part. */
export function statusPage(status: OperatorStatus): string {
  const { version, node, startedAt, state, malls, redis, realtime, eventLoopDelaySeconds, caches } = status;
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
  ["Cache", "In use", "Limit"],
  caches.map(({ cache, bytes, limit }) => [cache, megabytes(bytes), megabytes(limit)]),
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
