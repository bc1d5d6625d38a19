import { setImmediate as otherRequests } from "node:timers/promises";

/** Of one request's work in one piece; others wait for at most this and a step. */
const sliceMs = 10;

/**
 * Divides long work: the returned function, awaited before each of its steps, lets other requests have their turn once
 * the steps since the last one have taken a slice.
 */
export function timeSlices(): () => Promise<void> | undefined {
  let started = performance.now();
  return () => {
    if (performance.now() - started < sliceMs) return undefined;
    return otherRequests().then(() => {
      started = performance.now();
    });
  };
}
