import { AsyncLocalStorage } from "node:async_hooks";
import type { PageMember, ReactionsQuery } from "./page-member";

/** Which page of which mall a request is for, in words that are limited in number. */
export type Subject = { mall: string; route: string };

/** The calls of the mall API that a response needed, and their time in milliseconds. */
type Calls = { count: number; ms: number };

type RequestContext = {
  isDegraded: boolean;
  hasOutage?: boolean;
  /** Set when the form that the request sent was refused: the document that answers it says so in its title. */
  refusedForm?: boolean;
  /** In how many seconds something changes that the page says. */
  changesIn?: number;
  calls: Calls;
  subject: () => Subject | undefined;
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
  /** What of the mall's content the response shows; for one that is cached. */
  content?: Set<ReadonlySet<string>>;
};

const current = new AsyncLocalStorage<RequestContext>();

/** The context of a request that arrives, until it is answered. */
export function enterRequest({
  subject,
  requestId,
  visitor,
}: Pick<RequestContext, "subject" | "requestId" | "visitor">) {
  current.enterWith({ isDegraded: false, calls: { count: 0, ms: 0 }, subject, requestId, visitor });
}

/** Notes that this response lacks something, or holds something stale, because a call failed. */
export function noteDegradation() {
  const request = current.getStore();
  if (request) request.isDegraded = true;
}

/** Notes that what a page says will change in so many seconds. */
export function noteChangeIn(seconds: number) {
  const request = current.getStore();
  if (request) request.changesIn = Math.min(seconds, request.changesIn ?? seconds);
}

/** How many seconds the page stays true, as far as is known. */
export const secondsUntilChange = (): number => current.getStore()?.changesIn ?? Number.POSITIVE_INFINITY;

/** Notes that a page asked for its member's token: members can't share it. */
export function noteNeededToken() {
  const request = current.getStore();
  if (request) request.neededToken = true;
}

/** Notes that a loader failed because the mall API does. */
export function noteOutage() {
  const request = current.getStore();
  if (request) request.hasOutage = true;
}

/** Notes what of the mall's content a response shows. */
export function noteContent(tags: ReadonlySet<string>) {
  current.getStore()?.content?.add(tags);
}

/** Notes what a page that members share is to know of its member's reactions. */
export function noteReactionsQuery(query: ReactionsQuery) {
  const request = current.getStore();
  if (request) request.reactionsQueries = [...(request.reactionsQueries ?? []), query];
}

/** Notes that the form that this request sent was refused. */
export function noteRefusedForm() {
  const request = current.getStore();
  if (request) request.refusedForm = true;
}

/** Whether that was noted. Unknown counts as degraded: such a response is not cached. */
export const isDegraded = (): boolean => current.getStore()?.isDegraded ?? true;

type Client = Pick<RequestContext, "pageMember" | "content"> & {
  requestId?: string | undefined;
  visitor?: string | undefined;
  subject?: Subject | undefined;
};

/** Runs `work` in a request context of its own, for a client's request, whose calls include those of `work`. */
export const inOwnRequest = <Result>(
  work: () => Result,
  { requestId, visitor, subject, pageMember, content }: Client = {},
): Result => {
  const calls = current.getStore()?.calls ?? { count: 0, ms: 0 };
  return current.run(
    {
      isDegraded: false,
      calls,
      subject: () => subject,
      requestId: () => requestId,
      visitor: () => visitor,
      pageMember,
      ...(content && { content }),
    },
    work,
  );
};

/** Counts a call of the mall API for the request that waits for it. */
export function noteCall(ms: number) {
  const calls = current.getStore()?.calls;
  if (!calls) return;
  calls.count++;
  calls.ms += ms;
}

/** What each log line of a request says of it; nothing in the background. */
export function requestFields(): Record<string, unknown> {
  const request = current.getStore();
  if (!request) return {};
  const { count, ms } = request.calls;
  const subject = request.subject();
  return {
    id: request.requestId(),
    mall: subject?.mall,
    route: subject?.route,
    ...(count > 0 && { calls: count, callMs: Math.round(ms) }),
  };
}

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
