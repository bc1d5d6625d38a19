import { setImmediate as otherRequests } from "node:timers/promises";

/** Of one request's work in one piece; others wait for at most this and a step. */
const sliceMs = 10;

/** Awaited before each step of long work. */
export type OtherTurns = () => Promise<void> | undefined;

/**
 * Divides long work: the returned function, awaited before each of its steps, lets other requests have their turn once
 * the steps since the last one have taken a slice. All parts of one request's work have one, so that none begins a slice
 * of its own.
 */
export function timeSlices(): OtherTurns {
  let started = performance.now();
  return () => {
    if (performance.now() - started < sliceMs) return undefined;
    return otherRequests().then(() => {
      started = performance.now();
    });
  };
}
