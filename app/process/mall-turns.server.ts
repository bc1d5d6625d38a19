/** By host, the one whose turn is next first. */
const waiting = new Map<string, (() => void)[]>();
let isTaken = false;

/**
 * Resolves for one caller in each turn of the event loop, those of malls in rotation. Pages take a turn before their data
 * is read and one before they are rendered: those that waited for the same call of the mall API, or that are requested in a
 * flood, would else keep health checks, cached pages and other malls' pages waiting for seconds.
 * @param host of the request
 */
export async function mallTurn(host: string): Promise<void> {
  if (isTaken)
    return new Promise((begin) => {
      waiting.set(host, [...(waiting.get(host) ?? []), begin]);
    });
  isTaken = true;
  setImmediate(next);
}

function next(): void {
  const [first] = waiting;
  isTaken = first !== undefined;
  if (!first) return;
  const [host, [begin, ...others]] = first;
  waiting.delete(host);
  if (others.length > 0) waiting.set(host, others);
  setImmediate(next);
  begin?.();
}
