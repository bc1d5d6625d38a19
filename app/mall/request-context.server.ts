import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { requestIdIn } from "@contract/request-id";
import { clientAddressHeader } from "./client-address.server";
import type { PageMember, ReactionsQuery } from "./page-member";

type RequestContext = {
  isDegraded: boolean;
  requestId: () => string | undefined;
  /** The address of the client. */
  visitor: () => string | undefined;
  /** When the page stops waiting for its reads, by `performance.now()`. */
  readsUntil?: number | undefined;
  /** Set while a page is rendered for all members like this one. */
  pageMember?: PageMember | undefined;
  /** Whether such a page asked for its member's token. */
  neededToken?: boolean;
  /** What such a page asked for of its member's reactions. */
  reactionsQueries?: ReactionsQuery[];
};

const current = new AsyncLocalStorage<RequestContext>();

// Every Node server publishes its requests here, also remix-serve, which has no hook around the loaders.
subscribe("http.server.request.start", (message) => {
  const { request } = message as { request: IncomingMessage };
  // Our own server writes these headers only after this.
  current.enterWith({
    isDegraded: false,
    requestId: () => requestIdIn(request.headers),
    visitor: () => request.headers[clientAddressHeader]?.toString(),
  });
});

/** Notes that this response lacks something, or holds something stale, because a call failed. */
export function noteDegradation() {
  const request = current.getStore();
  if (request) request.isDegraded = true;
}

/** Notes that a page asked for its member's token: members can't share it. */
export function noteNeededToken() {
  const request = current.getStore();
  if (request) request.neededToken = true;
}

/** Notes what a page that members share is to know of its member's reactions. */
export function noteReactionsQuery(query: ReactionsQuery) {
  const request = current.getStore();
  if (request) request.reactionsQueries = [...(request.reactionsQueries ?? []), query];
}

/** Whether that was noted. Unknown counts as degraded: such a response is not cached. */
export const isDegraded = (): boolean => current.getStore()?.isDegraded ?? true;

type Client = Pick<RequestContext, "pageMember"> & {
  requestId?: string | undefined;
  visitor?: string | undefined;
};

/** Runs `work` in a request context of its own, for a client's request. */
export const inOwnRequest = <Result>(
  work: () => Result,
  { requestId, visitor, pageMember }: Client = {},
): Result =>
  current.run({ isDegraded: false, requestId: () => requestId, visitor: () => visitor, pageMember }, work);

/** The member of the page that is being rendered for all members like this one; null for all other pages. */
export const pageMember = (): PageMember | null => current.getStore()?.pageMember ?? null;

/** The request that is being answered; undefined in the background. */
export const requestContext = (): RequestContext | undefined => current.getStore();

/** The id of the request that is being answered; undefined in the background. */
export const currentRequestId = (): string | undefined => current.getStore()?.requestId();

/** The address of the client that a page is rendered for; the page itself must not depend on it. */
export const visitorOfRequest = (): string | undefined => current.getStore()?.visitor();

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
