import { visitorHeaders } from "@contract/client-address";
import { failure, failureWord } from "@contract/envelope";
import type { TenantId } from "@contract/tenant-ids";
import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
} from "cockatiel";
import type { Log } from "~/log.server";
import { failureWordOf, MallApiError, MallApiUnavailable } from "./mall-api-error";
import { outageBreaker } from "./outage-breaker.server";
import { pagingIn } from "./reading/lists.server";
import { type Answer, createTransport } from "./transport.server";

export type Limits = {
  connectMs: number;
  /** For a call as a whole: every attempt, the waiting between them, the body. */
  answerMs: number;
  /** The same for a call with files. */
  uploadMs: number;
  bodyBytes: number;
  connections: number;
  /** So many failures in a row open a tenant's breaker … */
  breakerThreshold: number;
  /** … and after so long one call is let through as a probe. */
  breakerOpenMs: number;
};

export const defaultLimits: Limits = {
  connectMs: 1_000,
  answerMs: 3_000,
  uploadMs: 15_000,
  bodyBytes: 5 * 1024 * 1024,
  connections: 32,
  breakerThreshold: 5,
  breakerOpenMs: 5_000,
};

/** A visitor's browser. `id` and `isKnown` (it has proved that its user owns the account) are for counting attempts. */
export type VisitorBrowser = { id?: string; isKnown?: boolean; userAgent?: string };

export type Call = {
  tenantId: TenantId;
  url: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  token?: string | undefined;
  /** FormData and URLSearchParams are sent as they are; anything else as JSON. */
  body?: unknown;
  idempotencyKey?: string | undefined;
  clientAddress?: string | undefined;
  browser?: VisitorBrowser | undefined;
  signal?: AbortSignal | undefined;
  /**
   * The address of the visitor whose input the call carries; undefined if it carries none, or the client is unknown.
   */
  provokedBy?: string | undefined;
};

/** The parsed envelope of an answer that is no failure. */
export type Envelope = { json: Record<string, unknown>; headers: Record<string, string>; byteLength: number };

export type UpstreamHealth = {
  tenantId: TenantId;
  /** Timestamp in milliseconds, or null. */
  answeredAt: number | null;
  failedAt: number | null;
  isBreakerOpen: boolean;
};

export type Upstream = ReturnType<typeof createUpstream>;

/**
 * The client side of the mall API: connections, time and size limits, one retry of a GET, a breaker per tenant and URL,
 * and the envelope. Tenants are few and fixed, so nothing here grows.
 */
export function createUpstream(options: {
  limits: Limits;
  now: () => number;
  random: () => number;
  log: Log;
}) {
  const { limits, now, random, log } = options;
  const transport = createTransport(limits);
  const breakers = new Map<string, ReturnType<typeof newBreaker>>();
  const health = new Map<TenantId, { answeredAt: number | null; failedAt: number | null }>();

  const withRetry = retry(handleWhen(isRetryable), {
    maxAttempts: 1,
    backoff: new DelegateBackoff(() => 50 + Math.floor(random() * 150)),
  });

  function newBreaker(tenantId: TenantId, origin: string) {
    const outage = outageBreaker(limits.breakerThreshold);
    const breaker = circuitBreaker(handleWhen(isUpstreamFault), {
      halfOpenAfter: limits.breakerOpenMs,
      breaker: outage.breaker,
    });
    breaker.onBreak(() =>
      log.error({ tenantId, origin }, "Mall API breaker opened: its last calls all failed"),
    );
    breaker.onReset(() => log.info({ tenantId, origin }, "Mall API answers again"));
    return Object.assign(breaker, { note: outage.note });
  }

  function breakerOf(tenantId: TenantId, url: string) {
    const { origin } = new URL(url);
    const key = `${tenantId} ${origin}`;
    const breaker = breakers.get(key) ?? newBreaker(tenantId, origin);
    breakers.set(key, breaker);
    return breaker;
  }

  function note(tenantId: TenantId, what: "answeredAt" | "failedAt") {
    health.set(tenantId, { answeredAt: null, failedAt: null, ...health.get(tenantId), [what]: now() });
  }

  /** One attempt. Throws what counts against the upstream; a 4xx is an answer like any other here. */
  async function attempt(call: Call, signal: AbortSignal): Promise<Envelope | MallApiError> {
    const answer = await transport.exchange({
      url: call.url,
      method: call.method,
      headers: headersOf(call),
      body: bodyOf(call.body),
      signal,
      bodyLimit: limits.bodyBytes,
    });
    const opened = openEnvelope(answer);
    if (isUpstreamFault(opened)) throw opened;
    return opened;
  }

  /**
   * Sends a call and opens the envelope. Throws MallApiError when the answer is a failure, MallApiUnavailable when
   * there is no usable answer.
   */
  async function ask(call: Call): Promise<Envelope> {
    const breaker = breakerOf(call.tenantId, call.url);
    const ms = call.body instanceof FormData ? limits.uploadMs : limits.answerMs;
    // The probe that checks whether the upstream has recovered is not aborted with its visitor.
    const isProbe = breaker.state !== CircuitState.Closed;
    const deadline = startDeadline(ms, isProbe ? { ...call, signal: undefined } : call);
    try {
      const opened = await breaker.execute(() =>
        (call.method === "GET"
          ? withRetry.execute(() => attempt(call, deadline.signal), deadline.signal)
          : attempt(call, deadline.signal)
        ).catch((error: unknown) => {
          if (isUpstreamFault(error)) breaker.note(call.provokedBy);
          throw error;
        }),
      );
      note(call.tenantId, "answeredAt");
      if (opened instanceof MallApiError) throw opened;
      return opened;
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        throw new MallApiUnavailable(
          "breaker_open",
          `${call.method} ${call.url} not sent: the last calls all failed`,
        );
      }
      if (isUpstreamFault(error)) note(call.tenantId, "failedAt");
      throw error;
    } finally {
      deadline.clear();
    }
  }

  return {
    ask,
    health: (): UpstreamHealth[] =>
      [...health].map(([tenantId, times]) => ({
        tenantId,
        ...times,
        isBreakerOpen: [...breakers].some(
          ([key, breaker]) => key.startsWith(`${tenantId} `) && breaker.state === CircuitState.Open,
        ),
      })),
    close: () => transport.close(),
  };
}

/** A signal that aborts with the caller's or after `ms`; `clear` releases both. */
function startDeadline(ms: number, call: Call) {
  const controller = new AbortController();
  const timer = setTimeout(
    () =>
      controller.abort(
        new MallApiUnavailable("timeout", `${call.method} ${call.url}: no complete answer in ${ms} ms`),
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

function headersOf(call: Call): Record<string, string> {
  return {
    accept: "application/json",
    ...contentTypeOf(call.body),
    ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
    ...(call.idempotencyKey ? { "idempotency-key": call.idempotencyKey } : {}),
    ...(call.clientAddress ? { [visitorHeaders.address]: call.clientAddress } : {}),
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

function openEnvelope(answer: Answer): Envelope | MallApiError {
  const { url, status, headers } = answer;
  if (status === 204) return { json: { status: "success", data: null }, headers, byteLength: 0 };
  const json = parsedJson(answer);
  if (status >= 400 || json?.status === "error" || json?.success === false) return failureOf(answer, json);
  if (status >= 300) throw new MallApiUnavailable("malformed", `${url} redirects elsewhere (${status})`);
  if (!json) throw new MallApiUnavailable("malformed", `${url} answered ${status} without JSON of any use`);
  return { json: { ...json, data: dataOf(json) }, headers, byteLength: answer.bytes.byteLength };
}

/** An answer's `data`, or all of it where it has no such field. */
function dataOf(json: Record<string, unknown>): unknown {
  if ("data" in json) return json.data;
  const { status, message, success, ...rest } = json;
  return Object.keys(rest).length > 0 || Object.keys(json).length === 0 ? rest : undefined;
}

/** Strips a byte order mark. */
const utf8 = new TextDecoder();

/** The answer as an object; a bare list is wrapped in one, with what the headers say of its pages. */
function parsedJson(answer: Answer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(utf8.decode(answer.bytes));
    if (Array.isArray(value)) return { ...pagingIn(answer.headers), data: value };
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function failureOf(answer: Answer, json: Record<string, unknown> | null): MallApiError {
  const body =
    json &&
    failure.safeParse({
      ...json,
      status: "error",
      httpStatus: failureWordIn(json, answer.status),
      errors: fieldErrors(json.errors),
    }).data;
  return new MallApiError({
    status: answer.status,
    statusText: answer.statusText,
    response: { url: answer.url, status: answer.status, headers: answer.headers },
    body: body ?? null,
  });
}

/** `NotFound`, also where an API writes "Not Found", "not_found" or 404; the code of a failure as RFC 6749 has it. */
function failureWordIn({ httpStatus, error }: Record<string, unknown>, status: number): string {
  if (typeof error === "string" && /^(?:invalid|unsupported)_\w+$|^unauthorized_client$/.test(error))
    return error;
  if (typeof httpStatus === "string" && httpStatus) {
    const letters = httpStatus.replaceAll(/[^a-z]/gi, "").toLowerCase();
    return failureWord.options.find((word) => word.toLowerCase() === letters) ?? httpStatus;
  }
  return failureWordOf(typeof httpStatus === "number" ? httpStatus : status);
}

/** Each field's messages as a list, also where an API writes one text. */
const fieldErrors = (errors: unknown): unknown =>
  isRecord(errors)
    ? Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [texts].flat()]))
    : undefined;

function isUpstreamFault(error: unknown): boolean {
  if (error instanceof MallApiUnavailable) return error.kind !== "aborted" && error.kind !== "breaker_open";
  return error instanceof MallApiError && error.response !== null && error.response.status >= 500;
}

const isRetryable = (error: unknown): boolean =>
  isUpstreamFault(error) && !(error instanceof MallApiUnavailable && error.kind === "too_large");
