import type { Failure, FailureWord } from "@contract/envelope";

/** The failed response; null where the call was rejected before it was sent. */
export type FailedResponse = { url: string; status: number; headers: Record<string, string> };

const statusByWord: Record<FailureWord, number> = {
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  ValidationFailed: 422,
  Conflict: 409,
  TooManyRequests: 429,
  Internal: 500,
};

/**
 * The mall API rejected or failed a call: HTTP 4xx or 5xx, or `status: "error"` in any answer. `status` is always an
 * error status: an error in a 2xx answer has the one that its word stands for.
 */
export class MallApiError extends Error {
  override readonly name = "MallApiError";
  readonly status: number;
  readonly statusText: string;
  /** `Unauthorized`, `NotFound` …; an upstream's own word is passed on. */
  readonly httpStatus: FailureWord | (string & {});
  readonly response: FailedResponse | null;
  /** The parsed failure, null for anything else (an HTML error page, for example). */
  readonly body: Failure | null;
  /** The name of the read of the contract that failed, once it is known. */
  read: string | null = null;
  /** In how many seconds the mall API wants to be called again; undefined where it doesn't say. */
  readonly retryAfter: number | undefined;

  constructor(
    failed: { status: number; statusText: string; response: FailedResponse | null; body: Failure | null },
    options?: ErrorOptions,
  ) {
    const httpStatus = failed.body?.httpStatus ?? failureWordOf(failed.status);
    const status = failed.status >= 400 ? failed.status : (statusOfWord(httpStatus) ?? 500);
    super(failed.body?.message || failed.statusText || `The mall API answered ${status}`, options);
    this.status = status;
    this.statusText = failed.statusText;
    this.httpStatus = httpStatus;
    this.response = failed.response;
    this.body = failed.body;
    this.retryAfter = secondsIn(failed.response?.headers["retry-after"]);
  }

  /** The same with the messages of other fields. */
  withErrors(errors: Failure["errors"]): MallApiError {
    const { status, statusText, response, body } = this;
    return new MallApiError({ status, statusText, response, body: body && { ...body, errors } });
  }
}

/** `Retry-After` as seconds; its other form is a date. */
function secondsIn(retryAfter: string | undefined): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

/**
 * Why there is no answer of the mall API:
 * - `refused`: no connection, or it was lost before an answer began
 * - `timeout`: not answered completely within the time limit
 * - `aborted`: the client disconnected
 * - `malformed`: half an answer, no JSON, or not what the contract says
 * - `too_large`: longer than the body limit
 * - `breaker_open`: not called, because the tenant's last calls all failed
 * - `page_timeout`: the page stopped waiting; the call may still be answered
 */
export type UnavailableKind =
  | "refused"
  | "timeout"
  | "aborted"
  | "malformed"
  | "too_large"
  | "breaker_open"
  | "page_timeout";

/** The mall API gave no usable answer. */
export class MallApiUnavailable extends Error {
  override readonly name = "MallApiUnavailable";
  readonly kind: UnavailableKind;
  /** The name of the read of the contract that failed, once it is known. */
  read: string | null = null;

  constructor(kind: UnavailableKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The member's token is not (or no longer) valid: the session ends and the visitor logs in. */
export const isUnauthorized = (error: unknown): error is MallApiError =>
  error instanceof MallApiError && error.httpStatus === "Unauthorized";

/** The API refuses the credentials of a log-in, in whichever words; it says itself that an address is not verified. */
export const isWrongLogin = (error: unknown): error is MallApiError =>
  error instanceof MallApiError &&
  (error.httpStatus === "invalid_grant" ||
    (isRefusedLogin.has(error.status) && !error.httpStatus.includes("_"))) &&
  !Object.values(error.body?.errors ?? {}).some((words) => words.includes("not_verified"));

const isRefusedLogin = new Set([400, 401, 403, 422]);

export const isNotFound = (error: unknown): error is MallApiError =>
  error instanceof MallApiError && error.status === 404;

/** The upstream says that it has no such path, or nothing there. */
export const isAbsent = (error: unknown): error is MallApiError =>
  error instanceof MallApiError && absentStatuses.has(error.status);

export const absentStatuses: ReadonlySet<number> = new Set([404, 405, 410, 501]);

/** The upstream is failing (as opposed to rejecting this one request), so a stale answer is better than none. */
export function isOutage(error: unknown): boolean {
  if (error instanceof MallApiUnavailable) return error.kind !== "aborted";
  return error instanceof MallApiError && (error.status >= 500 || error.status === 429);
}

/** The page stopped waiting for the call. */
export const isPageTimeout = (error: unknown): error is MallApiUnavailable =>
  error instanceof MallApiUnavailable && error.kind === "page_timeout";

/** A call that is rejected before it is sent, because the mall API could only reject it. */
export function rejectedBeforeSending(status: 400 | 404, message: string): MallApiError {
  const httpStatus = status === 404 ? "NotFound" : "ValidationFailed";
  return new MallApiError({
    status,
    statusText: message,
    response: null,
    body: { status: "error", httpStatus, message },
  });
}

export function failureWordOf(status: number): FailureWord {
  if (status === 400) return "ValidationFailed";
  const words = Object.keys(statusByWord).filter(isFailureWord);
  return words.find((word) => statusByWord[word] === status) ?? "Internal";
}

const isFailureWord = (word: string): word is FailureWord => word in statusByWord;

const statusOfWord = (word: string): number | undefined => {
  if (isFailureWord(word)) return statusByWord[word];
  return /^[45]\d\d$/.test(word)
    ? Number(word)
    : otherStatuses[word.replaceAll(/[^a-z]/gi, "").toLowerCase()];
};

/** HTTP's own words, which other APIs write into answers whose status is 200. */
const otherStatuses: Record<string, number> = {
  badrequest: 400,
  methodnotallowed: 405,
  gone: 410,
  unprocessableentity: 422,
  internalservererror: 500,
  serviceunavailable: 503,
};
