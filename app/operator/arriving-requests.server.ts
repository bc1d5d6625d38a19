import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { requestIdIn } from "@contract/request-id";
import { routeNameOf } from "~/navigation/route-name.server";
import { clientAddressHeader } from "~/process/client-address.server";
import { enterRequest, type Subject } from "~/process/request-context.server";
import { answeringHost, tenantOfHost } from "~/tenant/tenant.server";

/** The mall and the route of a request, in words that are limited in number. */
export function subjectOf(host: string, url: string): Subject {
  const mall = answeringHost(host) === null ? "other" : tenantOfHost(host).tenantId;
  return { mall, route: routeNameOf(url) };
}

// Every Node server publishes its requests here, also remix-serve, which has no hook around the loaders.
subscribe("http.server.request.start", (message) => {
  const { request } = message as { request: IncomingMessage };
  // Our own server writes these headers only after this.
  enterRequest({
    subject: () => subjectOf(request.headers.host ?? "", request.url ?? "/"),
    requestId: () => requestIdIn(request.headers),
    visitor: () => request.headers[clientAddressHeader]?.toString(),
  });
});
