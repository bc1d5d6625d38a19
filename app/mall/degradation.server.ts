import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

const current = new AsyncLocalStorage<{ isDegraded: boolean }>();

// Every server on Node announces its requests here, also the framework's own, which has no place for code around the loaders.
subscribe("http.server.request.start", () => current.enterWith({ isDegraded: false }));

/** Notes that what this request is answered with lacks something, or holds something old, because a call failed. */
export function noteDegradation() {
  const request = current.getStore();
  if (request) request.isDegraded = true;
}

/** Whether that was noted. Where nobody can know, it is taken for so: such an answer is not cached. */
export const isDegraded = (): boolean => current.getStore()?.isDegraded ?? true;

/** Does something as in a request of its own. */
export const inOwnRequest = <Result>(work: () => Result): Result => current.run({ isDegraded: false }, work);
