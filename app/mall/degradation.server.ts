import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

const current = new AsyncLocalStorage<{ isDegraded: boolean; visitor?: string | undefined }>();

// Every Node server publishes its requests here, also remix-serve, which has no hook around the loaders.
subscribe("http.server.request.start", () => current.enterWith({ isDegraded: false }));

/** Notes that this response lacks something, or holds something stale, because a call failed. */
export function noteDegradation() {
  const request = current.getStore();
  if (request) request.isDegraded = true;
}

/** Whether that was noted. Unknown counts as degraded: such a response is not cached. */
export const isDegraded = (): boolean => current.getStore()?.isDegraded ?? true;

/**
 * Runs `work` in a request context of its own.
 * @param visitor the address of the client
 */
export const inOwnRequest = <Result>(work: () => Result, visitor?: string): Result =>
  current.run({ isDegraded: false, visitor }, work);

/** The address of the client that a page is rendered for; the page itself must not depend on it. */
export const visitorOfRequest = (): string | undefined => current.getStore()?.visitor;
