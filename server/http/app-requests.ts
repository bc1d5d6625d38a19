import { randomUUID } from "node:crypto";
import { requestIdIn } from "@contract/request-id";
import { createHeaders, createRequest } from "@remix-run/node-fetch-server";
import type { Site } from "../../app/site-entry.server";
import type { Exchange } from "./exchange";

export type AppRequests = ReturnType<typeof appRequests>;

/** Makes the requests that the app handles of those that arrive. */
export function appRequests({
  clientAddressHeader,
  rejectedBodyHeader,
}: Pick<Site["requests"], "clientAddressHeader" | "rejectedBodyHeader">) {
  /** Tells the app, in headers that a client can't choose, what is known of the request; returns its id. */
  function identify({ request, origin: { host, clientAddress } }: Exchange): string {
    const id = requestIdIn(request.headers) ?? randomUUID();
    // The framework compares the host with a form's origin. The request's log lines have its id.
    Object.assign(request.headers, { host, [clientAddressHeader]: clientAddress, "x-request-id": id });
    delete request.headers[rejectedBodyHeader];
    return id;
  }

  return {
    identify,
    whole(exchange: Exchange): Request {
      identify(exchange);
      const { request, response, origin } = exchange;
      const whole = createRequest(request, response, { protocol: `${origin.protocol}:`, host: origin.host });
      // A HEAD response has the headers of the page, and may be cached for GET requests.
      return whole.method === "HEAD" ? new Request(whole, { method: "GET" }) : whole;
    },
    /** The same without its body. */
    bodiless(exchange: Exchange): Request {
      identify(exchange);
      const { request, origin, url } = exchange;
      return new Request(`${origin.protocol}://${origin.host}${url}`, {
        method: request.method ?? "POST",
        headers: createHeaders(request),
      });
    },
  };
}
