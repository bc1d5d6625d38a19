import { textLimit } from "@contract/form-data.server";
import { languageOfPath } from "~/locale/language-choice";
import { matchRoute } from "~/locale/match-route";
import type { RouteEntry } from "~/locale/route-entry";
import { type RouteName, routeTable } from "~/locale/route-table";
import { documentPath, isDataPath } from "~/navigation/framework-internals";

const megabyte = 1024 * 1024;
/** What scripts send with a file goes to an address of its own; as much may be sent there as on the screen. */
const sentAs: Record<string, RouteName> = { "/receipt-upload": "dashboard-receipts" };

/** The header by which the server in front of the app says that a request's body was longer than its limit and left out. */
export const rejectedBodyHeader = "x-body-refused";

/**
 * A request whose body was left out, as the app answers it with a screen. A document is asked for at an address that no
 * page has: what an action throws is drawn without the mall's frame, because the frame's loader is not run then.
 */
export function rejectedBodyRequest(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set(rejectedBodyHeader, "413");
  const { origin, pathname } = new URL(request.url);
  if (isDataPath(pathname)) return new Request(request, { headers });
  const language = languageOfPath(pathname);
  return new Request(`${origin}${language ? `/${language}` : ""}/413`, { headers });
}

/** Throws the answer for such a request. */
export function rejectBody(request: Request) {
  if (request.headers.has(rejectedBodyHeader))
    throw new Response(null, { status: 413, statusText: "Content Too Large" });
}

/** How many bytes a request to a path may carry: more than text only where a form takes files. */
export function bodyLimit(pathname: string): number {
  const path = documentPath(pathname);
  const name = sentAs[path] ?? matchRoute(path)?.name;
  const entry: RouteEntry | undefined = name && routeTable[name];
  return entry?.bodyMegabytes ? entry.bodyMegabytes * megabyte : textLimit;
}
