import { lineOf } from "@contract/client-address";
import { type EventLoopReader, eventLoopReader } from "./event-loop-reading";

export type OverloadLimits = {
  /** Mean delay of the event loop by the process's own work, in milliseconds. */
  delayMs: number;
  /** Responses of one mall being rendered at once, or waiting for it, while the event loop has no idle time. */
  underWay: number;
  /** Those of all malls together. */
  ofAll: number;
  /** The maximum number of these for one line, an IPv4 address or the /64 of an IPv6 one, during an overload. */
  perAddress: number;
};

const usual: OverloadLimits = { delayMs: 250, underWay: 24, ofAll: 192, perAddress: 4 };
/** At this multiple of the limits, new requests of every address are rejected, at a mall for that mall alone. */
const everybody = 2;
const windowMs = 250;

export type Overload = ReturnType<typeof watchOverload>;

/**
 * Watches the delay of the event loop and the number of responses being rendered. Over the limits, it refuses new
 * requests of lines that have several under way; over twice the limits, all new requests. So the requests that it
 * admitted finish in time, instead of all of them too late. Responses are counted by mall: a flood of one refuses nothing
 * of another, which has its turn (app/process/mall-turns.server.ts).
 */
export function watchOverload(limits: OverloadLimits = usual, reader: EventLoopReader = eventLoopReader()) {
  const byLine = new Map<string, number>();
  const byMall = new Map<string, number>();
  let underWay = 0;
  let delay = 0;
  let isBusy = false;
  let readAt = performance.now();

  const timer = setInterval(() => {
    const reading = reader.read();
    readAt = performance.now();
    // One long task is not an overload: it must last for two windows.
    delay = (delay + reading.delayMs) / 2;
    isBusy = reading.isBusy;
  }, windowMs);
  timer.unref();

  /** Many responses rendered at once leave the event loop no time for the reading either. */
  const hasIdleTime = () => !isBusy && performance.now() - readAt < 2 * windowMs;

  const isOver = (times: number, ofMall: number) =>
    delay > limits.delayMs * times ||
    ((ofMall >= limits.underWay * times || (ofMall > 0 && underWay >= limits.ofAll)) && !hasIdleTime());

  /** Admits a request of an address: returns the function to call when it is done, or null if the request is refused. */
  function admit(address: string, mall: string): (() => void) | null {
    const line = lineOf(address);
    const own = byLine.get(line) ?? 0;
    const ofMall = byMall.get(mall) ?? 0;
    // A single request is never refused: the machine may be busy with other processes.
    if (underWay > 0 && (isOver(everybody, ofMall) || (own >= limits.perAddress && isOver(1, ofMall))))
      return null;
    underWay++;
    byLine.set(line, own + 1);
    byMall.set(mall, ofMall + 1);
    // Requests that arrived together are handled in one turn of the event loop, each to its end if nothing waits: they
    // count until the turn is over, or an endless row of them would look like one request at a time.
    return () =>
      setImmediate(() => {
        underWay--;
        countDown(byLine, line);
        countDown(byMall, mall);
      });
  }

  function stop() {
    clearInterval(timer);
    reader.stop();
  }

  return { admit, stop, delayMs: () => Math.max(0, delay) };
}

function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
