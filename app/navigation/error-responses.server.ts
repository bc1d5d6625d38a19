import { randomUUID } from "node:crypto";
import { data, type ServerBuild } from "@remix-run/node";
import { type Handler, withHandlers } from "~/framework/build.server";
import { isOutage, MallApiError } from "~/mall/client/mall-api-error";
import { log } from "~/process/log.server";

/** The data of a thrown error, for its screen. */
export type ErrorData = {
  /** The mall API's own message for a rejected request; null for everything else. */
  message: string | null;
  /** The request's id in the log, or what it begins with. */
  requestId: string;
};

/**
 * The build with loaders and actions that throw responses instead of errors: Remix would respond 500 to all of them,
 * without data. What the mall API rejects keeps its status and message; its outage is a 503; anything else is logged,
 * and the page shows the request's id.
 */
export const withErrorResponses = (build: ServerBuild): ServerBuild => withHandlers(build, answering);

const answering =
  (handler: Handler): Handler =>
  async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      throw args.request.signal.aborted ? error : responseOf(error, args.request);
    }
  };

function responseOf(error: unknown, request: Request): unknown {
  if (!(error instanceof Error)) return error;
  const id = request.headers.get("x-request-id") ?? randomUUID();
  // A visitor who writes to the mall copies eight digits, not thirty-six.
  const requestId = /^[\da-f]{8}(?=-)/.exec(id)?.[0] ?? id;
  const about = { err: error, id, path: new URL(request.url).pathname };
  // A read that is refused because the site reads too much is not the visitor's doing.
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isOutage(error) && (isRead || !(error instanceof MallApiError && error.status === 429))) {
    log.error(about, "A page could not be rendered: the mall API fails");
    return data({ message: null, requestId } satisfies ErrorData, outage);
  }
  const isRefused = error instanceof MallApiError && error.status < 500;
  if (isRefused) log.warn(about, "The mall API rejected a page's request");
  else log.error(about, "A page could not be rendered");
  const message = isRefused ? error.body?.message || null : null;
  return data({ message, requestId } satisfies ErrorData, {
    status: isRefused ? error.status : 500,
    statusText: isRefused ? error.httpStatus : "Internal Server Error",
  });
}

const outage = { status: 503, statusText: "Service Unavailable", headers: { "Retry-After": "5" } };
