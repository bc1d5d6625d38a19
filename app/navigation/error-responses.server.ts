import { randomUUID } from "node:crypto";
import { data, type ServerBuild } from "@remix-run/node";
import { log } from "~/log.server";
import { MallApiError } from "~/mall/mall-api-error";

/** The data of an error that a loader or an action threw, for its screen. */
export type ErrorData = {
  /** The mall API's own message for a request that it refused; null for everything else. */
  message: string | null;
  /** What the log calls the request. */
  requestId: string;
};

type Handler = (args: { request: Request }) => unknown;

/**
 * The build with loaders and actions that throw responses instead of errors: Remix would answer 500 to all of them, and
 * tell the page nothing. What the mall API refuses keeps its status and message; anything else is logged, and the page
 * names the request.
 */
export function withErrorResponses(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: answering(loader as Handler) }),
      ...(action && { action: answering(action as Handler) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

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
  const requestId = request.headers.get("x-request-id") ?? randomUUID();
  const isRefused = error instanceof MallApiError && error.status < 500;
  const about = { err: error, id: requestId, path: new URL(request.url).pathname };
  if (isRefused) log.warn(about, "The mall API refused a page");
  else log.error(about, "A page could not be made");
  const message = isRefused ? error.body?.message || null : null;
  return data({ message, requestId } satisfies ErrorData, {
    status: isRefused ? error.status : 500,
    statusText: isRefused ? error.httpStatus : "Internal Server Error",
  });
}
