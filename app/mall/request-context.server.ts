import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { requestIdIn } from "@contract/request-id";

type RequestContext = {
  isDegraded: boolean;
  requestId: () => string | undefined;
  /** When the page stops waiting for its reads, by `performance.now()`. */
  readsUntil?: number | undefined;
};

const current = new AsyncLocalStorage<RequestContext>();

// Every Node server publishes its requests here, also remix-serve, which has no hook around the loaders.
subscribe("http.server.request.start", (message) => {
  const { request } = message as { request: IncomingMessage };
  // Our own server writes the id only after this.
  current.enterWith({ isDegraded: false, requestId: () => requestIdIn(request.headers) });
});

/** Notes that this response lacks something, or holds something stale, because a call failed. */
export function noteDegradation() {
  const request = current.getStore();
  if (request) request.isDegraded = true;
}

/** Whether that was noted. Unknown counts as degraded: such a response is not cached. */
export const isDegraded = (): boolean => current.getStore()?.isDegraded ?? true;

/** Runs `work` in a request context of its own. */
export const inOwnRequest = <Result>(work: () => Result, requestId?: string): Result =>
  current.run({ isDegraded: false, requestId: () => requestId }, work);

/** The id of the request that is being answered; undefined in the background. */
export const currentRequestId = (): string | undefined => current.getStore()?.requestId();

/**
 * How many of the `ms` that a request's reads may take together, from the first one on, are left. Nobody waits for the
 * reads outside a request.
 */
export function readTimeLeft(ms: number): number {
  const request = current.getStore();
  if (!request) return Number.POSITIVE_INFINITY;
  request.readsUntil ??= performance.now() + ms;
  return Math.max(0, request.readsUntil - performance.now());
}

/** After a write, which has a time limit of its own, the reads of the page that shows its result have theirs. */
export function restartReadTime() {
  const request = current.getStore();
  if (request) request.readsUntil = undefined;
}
