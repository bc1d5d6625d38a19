import { visitorHeaders } from "@contract/client-address";
import { mallApiSecretHeader } from "@contract/mall-api-secret.server";
import { previewHeader } from "@contract/preview.server";
import { requestIdHeader } from "@contract/request-id";
import type { TenantId } from "@contract/tenant-ids";
import { DelegateBackoff, handleWhen, retry } from "cockatiel";
import type { Header } from "~/process/header-lines";
import type { Log } from "~/process/log.server";
import { currentRequestId, visitorOfRequest } from "../../process/request-context.server";
import type { ApiProfile } from "../profiles/profile";
import { createBreakers } from "./breakers.server";
import { clientConcurrencyLimit } from "./client-concurrency-limit.server";
import { type Envelope, openEnvelope, slashRedirect } from "./envelope.server";
import {
  isAbsent,
  isPageTimeout,
  MallApiError,
  MallApiUnavailable,
  type UnavailableKind,
} from "./mall-api-error";
import { createTransport } from "./transport.server";
import { observed } from "./upstream-calls.server";
import { createUpstreamHealth } from "./upstream-health.server";

export type Limits = {
  connectMs: number;
  /** For a call as a whole: every attempt, the waiting between them, the body. */
  answerMs: number;
  /** The same for a call with files. */
  uploadMs: number;
  /** What a page waits for all of its reads together. */
  pageMs: number;
  bodyBytes: number;
  /** Per tenant; the calls that one line's visitors provoke get half of them. */
  connections: number;
  /** So many failures in a row open a breaker. */
  breakerThreshold: number;
  /** Between background probes of a failing upstream, and the limit for one. */
  probeEveryMs: number;
  probeMs: number;
};

export const defaultLimits: Limits = {
  connectMs: 1_000,
  answerMs: 3_000,
  uploadMs: 15_000,
  pageMs: 2_700,
  bodyBytes: 5 * 1024 * 1024,
  connections: 32,
  breakerThreshold: 5,
  probeEveryMs: 1_500,
  probeMs: 2_000,
};

/** A visitor's browser. `id` and `isKnown` (it has proved that its user owns the account) are for counting attempts. */
export type VisitorBrowser = { id?: string; isKnown?: boolean; userAgent?: string };

/** What is particular to the server that a call goes to. */
export type Server = {
  /** Whether it is the mall API: only that gets tokens, permissions and what is known of the visitor. */
  isMallApi: boolean;
  headers: readonly Header[];
  /** See `MALL_API_SECRET`. */
  secret?: string | undefined;
  profile: ApiProfile;
};

export type Call = {
  tenantId: TenantId;
  url: string;
  /** Unset: a mall API without anything particular. */
  server?: Server | undefined;
  /** The group of its path: calls of one group fail together. Undefined for what every page needs. */
  group?: string | undefined;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  token?: string | undefined;
  /** FormData and URLSearchParams are sent as they are; anything else as JSON. */
  body?: unknown;
  idempotencyKey?: string | undefined;
  clientAddress?: string | undefined;
  browser?: VisitorBrowser | undefined;
  traceHeaders?: Record<string, string>;
  /** A permission to read unpublished content. */
  preview?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The time that the request has left for this call, in milliseconds. */
  withinMs?: number | undefined;
  /** Whether the call carries a visitor's input. */
  isProvoked: boolean;
};

/**
 * The client side of the mall API: connections, time and size limits, one retry of a GET, breakers, and the envelope.
 * Tenants are few and fixed, so nothing here grows.
 */
export function createUpstream(options: {
  limits: Limits;
  now: () => number;
  random: () => number;
  log: Log;
}) {
  const { limits, now, random, log } = options;
  const transport = createTransport(limits);
  const inShare = clientConcurrencyLimit(Math.ceil(limits.connections / 2));
  const health = createUpstreamHealth(now);
  const breakers = createBreakers<Server>({
    limits,
    log,
    async probe(tenantId, read, signal) {
      const call: Call = { tenantId, method: "GET", ...read, isProvoked: false };
      const started = now();
      await attempt(call, signal);
      health.answered(tenantId, now() - started);
    },
  });

  const withRetry = retry(handleWhen(isRetryable), {
    maxAttempts: 1,
    backoff: new DelegateBackoff(() => 50 + Math.floor(random() * 150)),
  });

  /** One attempt. Throws what counts against the upstream; a 4xx is an answer like any other here. */
  async function attempt(call: Call, signal: AbortSignal): Promise<Envelope | MallApiError> {
    const exchange = (url: string) =>
      transport.exchange({
        url,
        pool: call.tenantId,
        method: call.method,
        headers: headersOf(call),
        body: bodyOf(call.body),
        signal,
        bodyLimit: limits.bodyBytes,
      });
    const first = await exchange(call.url);
    const moved = call.method === "GET" ? slashRedirect(first) : null;
    const opened = openEnvelope(moved ? await exchange(moved) : first, call.server?.profile.envelope);
    if (isUpstreamFault(opened)) throw opened;
    return opened;
  }

  /**
   * Sends a call and opens the envelope. Throws MallApiError when the answer is a failure, MallApiUnavailable when
   * there is no usable answer.
   */
  async function send(call: Call): Promise<Envelope> {
    const breaker = breakers.of(call);
    const about = `${call.method} ${call.url}`;
    if (breaker.isOpen())
      throw new MallApiUnavailable("breaker_open", `${about} not sent: the last calls all failed`);
    if (call.withinMs === 0) {
      health.gaveUp(call);
      throw new MallApiUnavailable("page_timeout", `${about} not sent: the page stopped waiting`);
    }
    if (call.method === "GET" && !call.token && !call.isProvoked) breaker.noteRead();
    const deadline = startDeadline(limitOf(call.body, limits), call);
    const started = now();
    try {
      const visitor = call.isProvoked ? (call.clientAddress ?? visitorOfRequest()) : undefined;
      const opened = await inShare(visitor, deadline.signal, () =>
        call.method === "GET"
          ? withRetry.execute(() => attempt(call, deadline.signal), deadline.signal)
          : attempt(call, deadline.signal),
      );
      breaker.succeeded();
      health.answered(call.tenantId, now() - started);
      if (opened instanceof MallApiError) throw opened;
      return opened;
    } catch (error) {
      if (isUpstreamFault(error)) {
        breaker.failed(error);
        health.failed(call, error, now() - started);
      } else if (isPageTimeout(error)) health.gaveUp(call);
      throw error;
    } finally {
      deadline.clear();
    }
  }

  return {
    ask: (call: Call) => observed(call, send),
    /** Notes that a page has stopped waiting for a call that goes on. */
    gaveUp: health.gaveUp,
    health: () => health.all().map((known) => ({ ...known, isBreakerOpen: breakers.isOpen(known.tenantId) })),
    close() {
      breakers.stop();
      return transport.close();
    },
  };
}

/** How long a call with such a body may take. */
export const limitOf = (body: unknown, { uploadMs, answerMs }: Limits): number =>
  body instanceof FormData ? uploadMs : answerMs;

/** A signal that aborts with the caller's, after `ms`, or when the page stops waiting; `clear` releases them. */
function startDeadline(limitMs: number, call: Call) {
  const controller = new AbortController();
  const ms = Math.min(limitMs, call.withinMs ?? limitMs);
  // Most of the limit is time enough for an upstream that works; less is not its fault.
  const kind = ms < limitMs / 2 ? "page_timeout" : "timeout";
  const timer = setTimeout(
    () =>
      controller.abort(
        new MallApiUnavailable(
          kind,
          `${call.method} ${call.url}: no complete answer in ${Math.round(ms)} ms`,
        ),
      ),
    ms,
  );
  const onAbort = () => controller.abort(call.signal?.reason);
  if (call.signal?.aborted) onAbort();
  call.signal?.addEventListener("abort", onAbort, { once: true });
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      call.signal?.removeEventListener("abort", onAbort);
    },
  };
}

const plainServer: Server = { isMallApi: true, headers: [], profile: {} };
const bearer: Header = { name: "authorization", value: "Bearer {token}" };

function headersOf(call: Call): Record<string, string> {
  const requestId = currentRequestId();
  const { isMallApi, headers, secret, profile } = call.server ?? plainServer;
  return {
    accept: "application/json",
    ...Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
    ...contentTypeOf(call.body),
    ...(requestId ? { [requestIdHeader]: requestId } : {}),
    ...(secret ? { [mallApiSecretHeader]: secret } : {}),
    ...(isMallApi && callerHeadersOf(call, profile.token ?? bearer)),
    ...call.traceHeaders,
  };
}

/** What a call says of its member or visitor. */
function callerHeadersOf(call: Call, token: Header): Record<string, string> {
  const given = call.token;
  return {
    ...(given ? { [token.name.toLowerCase()]: token.value.replace("{token}", () => given) } : {}),
    ...(call.idempotencyKey ? { "idempotency-key": call.idempotencyKey } : {}),
    ...(call.clientAddress ? { [visitorHeaders.address]: call.clientAddress } : {}),
    ...(call.preview ? { [previewHeader]: call.preview } : {}),
    ...(call.browser?.id ? { [visitorHeaders.browser]: call.browser.id } : {}),
    ...(call.browser?.isKnown ? { [visitorHeaders.known]: "1" } : {}),
    ...(call.browser?.userAgent ? { [visitorHeaders.userAgent]: call.browser.userAgent } : {}),
  };
}

function contentTypeOf(body: unknown): Record<string, string> {
  // Only the encoder of form data knows its boundary.
  if (body instanceof FormData) return {};
  const isForm = body instanceof URLSearchParams;
  return { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json" };
}

function bodyOf(body: unknown): string | FormData | undefined {
  if (body === undefined || body instanceof FormData) return body;
  return body instanceof URLSearchParams ? body.toString() : JSON.stringify(body);
}

function isUpstreamFault(error: unknown): boolean {
  if (error instanceof MallApiUnavailable) return !notItsFault.has(error.kind);
  return (
    error instanceof MallApiError &&
    error.response !== null &&
    error.response.status >= 500 &&
    !isAbsent(error)
  );
}

const notItsFault = new Set<UnavailableKind>(["aborted", "breaker_open", "page_timeout"]);

const isRetryable = (error: unknown): boolean =>
  isUpstreamFault(error) && !(error instanceof MallApiUnavailable && error.kind === "too_large");
