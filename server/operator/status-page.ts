import type { OperatorStatus } from "./status";

type MallStatus = OperatorStatus["malls"][number];

/** As in the log's line. */
const scarceFiles = 0.9;
/** From here on an event loop is late enough to be noticed, in seconds: the alert rules say the same. */
const lateSeconds = 0.1;
/** The part of the heap's limit from which JavaScript spends its time on collecting garbage. */
const fullHeap = 0.9;

/** The status as a page: first what is wrong, then each mall, those that fail first, then the process. */
export function statusPage(status: OperatorStatus): string {
  const { readAt, version, node, startedAt, state, workers, malls, redis, realtime, memory, caches } = status;
  const openFiles = status.fileDescriptors;
  const problems = problemsOf(status);
  const failingFirst = [...malls.filter(isFailing), ...malls.filter((mall) => !isFailing(mall))];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Promenade: ${state}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;color:#222}table{border-collapse:collapse;margin-bottom:2rem}
caption{text-align:left;font-weight:600;padding:.25rem 0}th,td{text-align:left;vertical-align:top;padding:.25rem 1.5rem .25rem 0;border-bottom:1px solid #ccc}</style>
<h1>Promenade: ${state}</h1>
${problems.length > 0 ? `<ul>${problems.map((problem) => `<li>${escaped(problem)}</li>`).join("")}</ul>` : "<p>No problem is known.</p>"}
<p>Read at ${escaped(readAt)}</p>
${table(
  "Process",
  [
    "Memory",
    "Heap",
    "Event loop delay",
    "Open files",
    "Workers",
    "Redis",
    "Realtime",
    "Browsers",
    "Started",
    "Version",
    "Node",
  ],
  [
    [
      megabytes(memory.resident),
      `${megabytes(memory.heap)} of ${megabytes(memory.heapLimit)}`,
      milliseconds(status.eventLoopDelaySeconds * 1000),
      openFiles ? `${openFiles.open} of ${openFiles.limit}` : "unknown",
      workers,
      redis,
      realtime.server,
      realtime.connections ?? "unknown",
      startedAt,
      version,
      node,
    ],
  ],
)}
${table(
  "Mall APIs",
  ["Mall", "API", "Last answer", "Last failure", "Reason", "Calls of the last two minutes", "Hosts"],
  failingFirst.map((mall) => [
    mall.mall,
    mall.api,
    mall.answeredAt ?? "none",
    mall.failedAt ?? "none",
    mall.failure ?? "",
    recentText(mall.recent),
    mall.hosts?.join(", ") ?? "none declared",
  ]),
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

const isFailing = ({ api }: MallStatus): boolean => api !== "answers" && api !== "unknown";

/** What needs an operator, in sentences. */
function problemsOf({
  state,
  malls,
  redis,
  eventLoopDelaySeconds,
  memory,
  fileDescriptors,
}: OperatorStatus): string[] {
  const problems = malls
    .filter(isFailing)
    .map(({ mall, api, failedAt, failure }) => `The API of ${mall}: ${api}; ${failure}, ${failedAt}`);
  if (state === "not ready") problems.unshift("No mall API has answered since the start");
  if (redis === "does not answer") problems.push("Redis does not answer");
  if (eventLoopDelaySeconds > lateSeconds)
    problems.push(`The event loop is late by ${milliseconds(eventLoopDelaySeconds * 1000)}`);
  if (memory.heap > fullHeap * memory.heapLimit) problems.push("The heap is nearly full");
  if (fileDescriptors && fileDescriptors.open > scarceFiles * fileDescriptors.limit)
    problems.push("File descriptors run out: new connections are closed without an answer");
  return problems;
}

function recentText({ calls, failed, gaveUp, ms }: MallStatus["recent"]): string {
  if (calls + gaveUp === 0) return "none";
  return [
    `${calls} of ${calls > 0 ? milliseconds(ms / calls) : "unknown time"} each`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(gaveUp > 0 ? [`${gaveUp} too slow for a page`] : []),
  ].join(", ");
}

function table(caption: string, names: string[], rows: (string | number)[][]): string {
  const head = names.map((name) => `<th scope="col">${name}</th>`).join("");
  const body = rows.map(
    ([first = "", ...rest]) =>
      `<tr><th scope="row">${escaped(first)}</th>${rest.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`,
  );
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

const escaped = (text: string | number): string =>
  String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;
