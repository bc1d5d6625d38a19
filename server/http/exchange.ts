import type { IncomingMessage, ServerResponse } from "node:http";
import type { Site } from "../../app/site-entry.server";
import type { Origin } from "./proxy-trust";

export type CacheKey = NonNullable<ReturnType<Site["pages"]["keyOf"]>>;

/** A request and its response, on the way through the handlers. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  origin: Origin;
  /** Path and query. */
  url: string;
  isProbe: boolean;
  /** Whether it is a GET or HEAD request. */
  isRead: boolean;
  /** The size of its body that the request states, in bytes; 0 if it states none. */
  bytes: number;
  /** The time of its arrival, of the process's own clock. */
  startedAt: number;
  /** Where its response may be cached for everybody; null if it may not, and until that is known. */
  key: CacheKey | null;
  cached: "hit" | "miss" | "pass" | "file";
  /** Whether it was refused because the process has too much to do. */
  isOverload?: boolean;
};

/** Returns true if it answers the request, now or later; false leaves it to the next handler. */
export type Handler = (exchange: Exchange) => boolean;

export const isSecure = ({ origin }: Pick<Exchange, "origin">): boolean => origin.protocol === "https";

/** What a cache key may depend on. */
export const readOf = ({ request, origin: { protocol, host }, url }: Exchange) => ({
  protocol,
  host,
  port: request.socket.localPort,
  url,
  headers: request.headers,
});
