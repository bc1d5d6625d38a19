import { lineOf } from "@contract/client-address";
import { type EventLoopReader, eventLoopReader } from "./event-loop-reading";

export type OverloadLimits = {
  /** Mean delay of the event loop by the process's own work, in milliseconds. */
  delayMs: number;
  /** Responses being rendered at once while the event loop has no idle time. */
  underWay: number;
  /** The maximum number of these for one line, an IPv4 address or the /64 of an IPv6 one, during an overload. */
  perAddress: number;
};

const usual: OverloadLimits = { delayMs: 250, underWay: 24, perAddress: 4 };
/** At this multiple of the limits, new requests of every address are rejected. */
const everybody = 2;
const windowMs = 250;

export type Overload = ReturnType<typeof watchOverload>;

/**
 * Watches the delay of the event loop and the number of responses being rendered. Over the limits, it refuses new
 * requests of lines that have several under way; over twice the limits, all new requests. So the requests that it
 * admitted finish in time, instead of all of them too late.
 */
export function watchOverload(limits: OverloadLimits = usual, reader: EventLoopReader = eventLoopReader()) {
  const byLine = new Map<string, number>();
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

  const isOver = (times: number) =>
    delay > limits.delayMs * times || (underWay >= limits.underWay * times && !hasIdleTime());

  /** Admits a request of an address: returns the function to call when it is done, or null if the request is refused. */
  function admit(address: string): (() => void) | null {
    const line = lineOf(address);
    const own = byLine.get(line) ?? 0;
    // A single request is never refused: the machine may be busy with other processes.
    if (underWay > 0 && (isOver(everybody) || (own >= limits.perAddress && isOver(1)))) return null;
    underWay++;
    byLine.set(line, own + 1);
    // Requests that arrived together are handled in one turn of the event loop, each to its end if nothing waits: they
    // count until the turn is over, or an endless row of them would look like one request at a time.
    return () => setImmediate(end, line);
  }

  function end(line: string): void {
    underWay--;
    const left = (byLine.get(line) ?? 1) - 1;
    if (left > 0) byLine.set(line, left);
    else byLine.delete(line);
  }

  function stop() {
    clearInterval(timer);
    reader.stop();
  }

  return { admit, stop, delayMs: () => Math.max(0, delay) };
}
