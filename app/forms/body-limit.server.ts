import { textLimit } from "@contract/form-data.server";
import { languages } from "@contract/languages";
import { documentPath, isDataPath } from "~/framework/addresses";
import { languageOfPath } from "~/locale/language-choice";
import { matchRoute } from "~/locale/match-route";
import type { RouteEntry } from "~/locale/route-entry";
import { type RouteName, routeTable } from "~/locale/route-table";

const megabyte = 1024 * 1024;
/** Resource routes that take photos have the limit of the screen of receipts. */
const sentAs: Record<string, RouteName> = {
  "/receipt-upload": "dashboard-receipts",
  ...Object.fromEntries(languages.map((language) => [`/${language}/where-am-i`, "dashboard-receipts"])),
};

/** The header with which the server tells the app that it dropped a request's body because it was too large. */
export const rejectedBodyHeader = "x-body-refused";

/**
 * The request that renders the error screen for a dropped body. It is a GET of a URL that is not found: an error thrown
 * by an action would be rendered without header and footer, because the root's loader doesn't run then.
 */
export function rejectedBodyRequest(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set(rejectedBodyHeader, "413");
  const { origin, pathname } = new URL(request.url);
  if (isDataPath(pathname)) return new Request(request, { headers });
  const language = languageOfPath(pathname);
  return new Request(`${origin}${language ? `/${language}` : ""}/413`, { headers });
}

/** Throws the error response for such a request. */
export function rejectBody(request: Request) {
  if (request.headers.has(rejectedBodyHeader))
    throw new Response(null, { status: 413, statusText: "Content Too Large" });
}

/** The maximum body size of a path in bytes: more than text only if a form takes files. */
export function bodyLimit(pathname: string): number {
  const path = documentPath(pathname);
  const name = sentAs[path] ?? matchRoute(path)?.name;
  const entry: RouteEntry | undefined = name && routeTable[name];
  return entry?.bodyMegabytes ? entry.bodyMegabytes * megabyte : textLimit;
}
