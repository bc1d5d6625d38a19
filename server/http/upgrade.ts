import { type IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { originOf, type ProxyTrust } from "./proxy-trust";

type Upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => void;
type Realtime = (request: IncomingMessage, stream: Duplex, head: Buffer, address: string) => void;

type Options = {
  trust: ProxyTrust;
  /** Whether trusted proxies write X-Forwarded-Host. */
  isHostForwarded: boolean;
  /** Whether a page of an origin may open WebSockets at a host. */
  isFromSite: (origin: string, host: string) => boolean;
};

/**
 * Passes WebSockets under `/app/` to the realtime broker, but none of another site's page; programs send no Origin. An
 * upgrade to another protocol (`h2c`, by some proxies) is ignored, as HTTP allows, and the request is answered like any
 * other.
 */
export function upgradeListener(answer: RequestListener, realtime: Realtime, options: Options): Upgrade {
  const { trust, isHostForwarded, isFromSite } = options;
  return (request, stream, head) => {
    stream.on("error", () => stream.destroy());
    const { headers, method, url } = request;
    const isWebSocket = headers.upgrade?.toLowerCase() === "websocket";
    const refuse = (status: string) =>
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    if (isWebSocket && url?.startsWith("/app/")) {
      const own = originOf(request, trust, isHostForwarded);
      if (own && (headers.origin === undefined || isFromSite(headers.origin, own.host)))
        return realtime(request, stream, head, own.clientAddress);
      return refuse(own ? "403 Forbidden" : "400 Bad Request");
    }
    const isRead = method === "GET" || method === "HEAD";
    if (isWebSocket || !isRead) return refuse("404 Not Found");
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    // An HTTP server's streams are sockets.
    response.assignSocket(stream as Socket);
    response.once("finish", () => stream.end());
    answer(request, response);
  };
}
