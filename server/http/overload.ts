import { type EventLoopUtilization, monitorEventLoopDelay, performance } from "node:perf_hooks";

export type OverloadLimits = {
  /** Mean delay of the event loop by the process's own work, in milliseconds. */
  delayMs: number;
  /** Responses being rendered at once while the event loop has no idle time. */
  underWay: number;
  /** The maximum number of these for one address during an overload. */
  perAddress: number;
};

const usual: OverloadLimits = { delayMs: 250, underWay: 24, perAddress: 4 };
/** At this multiple of the limits, new requests of every address are rejected. */
const everybody = 2;
const windowMs = 250;
const resolutionMs = 10;

export type Overload = ReturnType<typeof watchOverload>;

/**
 * Watches the delay of the event loop and the number of responses being rendered. Over the limits, it refuses new
 * requests of addresses that have several under way; over twice the limits, all new requests. So the requests that it
 * admitted finish in time, instead of all of them too late.
 */
export function watchOverload(limits: OverloadLimits = usual) {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  const byAddress = new Map<string, number>();
  let underWay = 0;
  let delay = 0;
  let seen = { count: 0, total: 0 };
  let isBusy = false;
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let used = { at: performance.now(), cpu: process.cpuUsage() };

  const timer = setInterval(() => {
    // Differences, because a reset would lose the delay that is just being measured.
    const { count } = histogram;
    const total = count > 0 ? (histogram.mean * count) / 1e6 : 0;
    const measured = count > seen.count ? (total - seen.total) / (count - seen.count) - resolutionMs : 0;
    seen = { count, total };
    // One long task is not an overload: it must last for two windows.
    delay = (delay + measured * ownShare()) / 2;
    const now = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(now, before).utilization > 0.95;
    before = now;
  }, windowMs);
  timer.unref();

  /**
   * The part of the time since the last call in which the process had a processor: in the rest it waited for other
   * processes.
   */
  function ownShare(): number {
    const { user, system } = process.cpuUsage(used.cpu);
    const at = performance.now();
    const share = (user + system) / 1000 / Math.max(1, at - used.at);
    used = { at, cpu: process.cpuUsage() };
    return Math.min(1, share);
  }

  const isOver = (times: number) =>
    delay > limits.delayMs * times || (isBusy && underWay >= limits.underWay * times);

  /** Admits a request of an address: returns the function to call when it is done, or null if the request is refused. */
  function admit(address: string): (() => void) | null {
    const own = byAddress.get(address) ?? 0;
    // A single request is never refused: the machine may be busy with other processes.
    if (underWay > 0 && (isOver(everybody) || (own >= limits.perAddress && isOver(1)))) return null;
    underWay++;
    byAddress.set(address, own + 1);
    return () => {
      underWay--;
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    };
  }

  function stop() {
    clearInterval(timer);
    histogram.disable();
  }

  return { admit, stop };
}
