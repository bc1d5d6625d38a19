import { type IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { clientAddressOf, type ProxyTrust } from "./proxy-trust";

type Upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => void;
type Realtime = (request: IncomingMessage, stream: Duplex, head: Buffer, address: string) => void;

/**
 * Passes WebSockets under `/app/` to the realtime broker. An upgrade to another protocol (`h2c`, by some proxies) is
 * ignored, as HTTP allows, and the request is answered like any other.
 */
export function upgradeListener(answer: RequestListener, realtime: Realtime, trust: ProxyTrust): Upgrade {
  return (request, stream, head) => {
    const isWebSocket = request.headers.upgrade?.toLowerCase() === "websocket";
    if (isWebSocket && request.url?.startsWith("/app/"))
      return realtime(request, stream, head, clientAddressOf(request, trust));
    stream.on("error", () => stream.destroy());
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isWebSocket || !isRead)
      return stream.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    // An HTTP server's streams are sockets.
    response.assignSocket(stream as Socket);
    response.once("finish", () => stream.end());
    answer(request, response);
  };
}
