import { type EventLoopUtilization, monitorEventLoopDelay, performance } from "node:perf_hooks";

/** How busy the process was since the reading before. */
export type EventLoopReading = {
  /** Mean delay of the event loop by the process's own work, in milliseconds. */
  delayMs: number;
  /** Whether it had no idle time. */
  isBusy: boolean;
};

export type EventLoopReader = { read: () => EventLoopReading; stop: () => void };

const resolutionMs = 10;

export function eventLoopReader(): EventLoopReader {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let seen = { count: 0, total: 0 };
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let used = { at: performance.now(), cpu: process.cpuUsage() };

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

  return {
    read() {
      // Differences, because a reset would lose the delay that is just being measured.
      const { count } = histogram;
      const total = count > 0 ? (histogram.mean * count) / 1e6 : 0;
      const measured = count > seen.count ? (total - seen.total) / (count - seen.count) - resolutionMs : 0;
      seen = { count, total };
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return { delayMs: measured * ownShare(), isBusy: utilization > 0.95 };
    },
    stop: () => histogram.disable(),
  };
}
