import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { PageMember, ReactionsQuery } from "./page-member";

/** Which page of which mall a request is for, in words that are limited in number. */
export type Subject = { mall: string; route: string };

/** The calls of the mall API that a response needed, and their time in milliseconds. */
type Calls = { count: number; ms: number };

/** What a response must know of its own rendering. */
export type Rendering = {
  /** Whether it lacks something, or holds something stale, because a call failed. */
  isDegraded: boolean;
  /** Whether a loader failed because the mall API does. */
  hasOutage: boolean;
  /** Whether the form that the request sent was refused: the document that answers it says so in its title. */
  hasRefusedForm: boolean;
  /** In how many seconds something changes that the page says, as far as is known. */
  changesIn: number;
  /** Whether it is a document that a browser goes to, rather than data for one. */
  isDocument: boolean;
  /** What of the mall's content it shows. */
  content: Set<ReadonlySet<string>>;
  /** The reads whose side parts it lacks, by name, with their failures. */
  missing: Map<string, unknown>;
  /** Whether it shows less of a list than there is, because the list is too long to be read. */
  isShortened: boolean;
  /** Whether a page that members share asked for its member's token, which it can't have. */
  neededToken: boolean;
  /** Whether such a page depends on whether the mall API has confirmed its member. */
  neededConfirmation: boolean;
  /** What such a page asked for of its member's reactions. */
  reactionsQueries: ReactionsQuery[];
  /** What is written differently each time although nothing has changed, such as a form's idempotency key. */
  varying: string[];
};

/** One thing that is reported of a rendering. */
type Fact =
  | { isDegraded: true }
  | { hasOutage: true }
  | { isShortened: true }
  | { isDocument: true }
  | { hasRefusedForm: true }
  | { neededToken: true }
  | { neededConfirmation: true }
  | { changesIn: number }
  | { content: ReadonlySet<string> }
  | { missing: string; failure: unknown }
  | { reactionsQuery: ReactionsQuery }
  | { varying: string };

type RequestContext = {
  rendering: Rendering;
  calls: Calls;
  subject: () => Subject | undefined;
  requestId: () => string | undefined;
  /** The address of the client. */
  visitor: () => string | undefined;
  /** When its first call began, by `performance.now()`. */
  callsSince?: number | undefined;
  /** Set while a page is rendered for all members like this one. */
  pageMember?: PageMember | undefined;
};

const current = new AsyncLocalStorage<RequestContext>();

/** The context of a request that arrives, until it is answered. */
export function enterRequest({
  subject,
  requestId,
  visitor,
}: Pick<RequestContext, "subject" | "requestId" | "visitor">) {
  current.enterWith({ rendering: newRendering(), calls: { count: 0, ms: 0 }, subject, requestId, visitor });
}

const newRendering = (): Rendering => ({
  isDegraded: false,
  hasOutage: false,
  hasRefusedForm: false,
  changesIn: Number.POSITIVE_INFINITY,
  isDocument: false,
  content: new Set(),
  missing: new Map(),
  isShortened: false,
  neededToken: false,
  neededConfirmation: false,
  reactionsQueries: [],
  varying: [],
});

/** Reports something of the rendering under way to the response that it is for; nothing in the background. */
export function report(fact: Fact) {
  const rendering = current.getStore()?.rendering;
  if (!rendering) return;
  if ("content" in fact) rendering.content.add(fact.content);
  else if ("missing" in fact) rendering.missing.set(fact.missing, fact.failure);
  else if ("changesIn" in fact) rendering.changesIn = Math.min(fact.changesIn, rendering.changesIn);
  else if ("reactionsQuery" in fact) rendering.reactionsQueries.push(fact.reactionsQuery);
  else if ("varying" in fact) rendering.varying.push(fact.varying);
  else Object.assign(rendering, fact);
}

/** An idempotency key for a form. Its page is not rendered again for another key. */
export function formKey(): string {
  const key = randomUUID();
  report({ varying: key });
  return key;
}

/** What was reported of the rendering under way. Unknown counts as degraded: such a response is not cached. */
export const rendering = (): Readonly<Rendering> =>
  current.getStore()?.rendering ?? { ...newRendering(), isDegraded: true };

type Client = Pick<RequestContext, "pageMember"> & {
  requestId?: string | undefined;
  visitor?: string | undefined;
  subject?: Subject | undefined;
};

/**
 * Runs `work` in a request context of its own, for a client's request, whose calls include those of `work`. It is given
 * what is reported of its rendering meanwhile.
 */
export function inOwnRequest<Result>(
  work: (rendering: Readonly<Rendering>) => Result,
  { requestId, visitor, subject, pageMember }: Client = {},
): Result {
  const context = {
    rendering: newRendering(),
    calls: current.getStore()?.calls ?? { count: 0, ms: 0 },
    subject: () => subject,
    requestId: () => requestId,
    visitor: () => visitor,
    pageMember,
  };
  return current.run(context, () => work(context.rendering));
}

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

/** The route of the request that is being answered; undefined in the background. */
export const currentRoute = (): string | undefined => current.getStore()?.subject()?.route;

/** The member of the page that is being rendered for all members like this one; null for all other pages. */
export const pageMember = (): PageMember | null => current.getStore()?.pageMember ?? null;

/** The id of the request that is being answered; undefined in the background. */
export const currentRequestId = (): string | undefined => current.getStore()?.requestId();

/** The address of the client that a page is rendered for; the page itself must not depend on it. */
export const visitorOfRequest = (): string | undefined => current.getStore()?.visitor();

/**
 * How many of the `ms` that a request's calls may take together, from the first one on, are left. Nobody waits for the
 * calls outside a request.
 */
export function timeLeft(ms: number): number {
  const request = current.getStore();
  if (!request) return Number.POSITIVE_INFINITY;
  request.callsSince ??= performance.now();
  return Math.max(0, request.callsSince + ms - performance.now());
}

/** Has the calls that follow begin anew, as if the time `spentMs` had passed since the first. */
export function restartTime(spentMs = 0) {
  const request = current.getStore();
  if (request) request.callsSince = performance.now() - spentMs;
}
