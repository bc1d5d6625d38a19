import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { requestIdIn } from "@contract/request-id";
import { createHeaders, createRequest, sendResponse } from "@remix-run/node-fetch-server";
import type { Logger } from "pino";
import { discardRest, isDiscarded, maxDiscarded } from "./discarded-body";
import type { Observer, Subject } from "./observer";
import type { Overload } from "./overload";
import type { PageCache } from "./page-cache";
import { type Answer, compressed, encodingOf, type PageKey } from "./page-entry";
import { plain, refuse, setAll } from "./plain-response";
import { takeProbe, unnamedOrigin } from "./probe";
import { type Origin, originOf, type ProxyTrust } from "./proxy-trust";
import { isReadAlike } from "./request-target";
import { securedList, securityHeaders } from "./security-headers";
import { staticFiles } from "./static-files";

/** A cache key that says which route it is for. */
type RoutedKey = PageKey & Pick<Subject, "route">;

type CacheKeyOf = (request: {
  protocol: string;
  host: string;
  port: number | undefined;
  url: string;
  headers: IncomingHttpHeaders;
}) => RoutedKey | null;

export type SiteListenerOptions = {
  /** The built app: responds to a request with a page, a redirect or an error. */
  handle: (request: Request) => Promise<Response>;
  /** The response to a request for a host where no mall answers; null for all others. */
  hostResponse: (host: string, request: () => Request) => Response | null;
  /** A request's cache key; null for one that is never cached. */
  cacheKeyOf: CacheKeyOf;
  /** The cache key of a page that members share; null for a page of one's own. */
  memberKeyOf: (request: Parameters<CacheKeyOf>[0]) => Promise<RoutedKey | null>;
  /** Marks the response to such a key that one's own page is to be rendered instead. */
  unsharedHeader: string;
  /** Renders the response to cache, from its key alone. */
  fill: (key: RoutedKey, clientAddress: string, requestId?: string) => Promise<Response>;
  /** The response while the process is overloaded. */
  overloadResponse: (request: Request) => Response;
  overload: Pick<Overload, "admit">;
  pageCache: PageCache;
  /** The maximum size of a request body for a path, in bytes. */
  bodyLimit: (pathname: string) => number;
  /** Passes the client's address to the app. */
  clientAddressHeader: string;
  /** Tells the app that a body was dropped because it was too long. */
  rejectedBodyHeader: string;
  /** The request that the app handles instead of one whose body was dropped. */
  rejectedBodyRequest: (request: Request) => Request;
  /** The folder of static files. */
  files: string;
  /** The folder with assets of other builds. */
  sharedAssets: string;
  trust: ProxyTrust;
  /** Whether trusted proxies write X-Forwarded-Host. */
  isHostForwarded: boolean;
  log: Logger;
  isDraining: () => boolean;
  subjectOf: (host: string, url: string) => Subject;
  observer?: Observer | undefined;
};

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|rss\+xml)|image\/svg)/;

/** Handles a request: origin, limits, health, static files, page cache, app. */
export function siteListener(options: SiteListenerOptions) {
  const {
    handle,
    hostResponse,
    cacheKeyOf,
    memberKeyOf,
    unsharedHeader,
    fill,
    overloadResponse,
    overload,
    pageCache,
    bodyLimit,
    clientAddressHeader,
    rejectedBodyHeader,
    rejectedBodyRequest,
    trust,
    isHostForwarded,
    log,
    isDraining,
    subjectOf,
    observer,
  } = options;
  const files = staticFiles(options.files, options.sharedAssets);

  return (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const isProbe = takeProbe(request);
    const origin = originOf(request, trust, isHostForwarded) ?? (isProbe ? unnamedOrigin : null);
    const url = request.url ?? "/";
    let cached: "hit" | "miss" | "pass" | "file" = "pass";
    let key: RoutedKey | null = null;
    if (!origin || !isReadAlike(url)) return reject(400, "Bad request");
    if (!methods.has(request.method ?? "")) return reject(405, "Method not allowed");
    // The length of a chunked body is limited while it is read. No other encoding is supported.
    const encoding = request.headers["transfer-encoding"];
    if (encoding && !/^chunked$/i.test(encoding)) return reject(501, "The transfer encoding is unknown");
    const bytes = Number(request.headers["content-length"] ?? 0);
    if (bytes > 0 || encoding) response.once("finish", () => discardRest(request));
    const isRead = request.method === "GET" || request.method === "HEAD";
    const { protocol, host, clientAddress } = origin;
    const read = { protocol, host, port: request.socket.localPort, url, headers: request.headers };
    const misdirected = isProbe ? null : hostResponse(host, bodiless);
    if (misdirected) return misdirect(misdirected);
    if (bytes > 0 && bytes > bodyLimit(url.split("?")[0] ?? url)) return rejectBody(bytes);
    if (isDraining()) response.setHeader("Connection", "close");

    key = isRead ? cacheKeyOf(read) : null;
    if (key) {
      const known = key;
      const render = () => admitted(() => fill(known, clientAddress));
      const answer = pageCache.ready({ key, headers: request.headers, render });
      if (answer) {
        cached = "hit";
        send(response, answer, origin, request.method === "HEAD");
        observer?.answered(key, response.statusCode, cached);
        if (log.isLevelEnabled("debug")) logResponse(200);
        return;
      }
    }
    countOnClose();
    if (url === "/livez" || url === "/healthz") return plain(response, origin, 200, "ok");
    if (url === "/readyz" && isDraining()) return plain(response, origin, 503, "draining");
    if (!isRead) return answerByApp(null);
    cached = "file";
    setAll(response, securityHeaders({ isSecure: origin.protocol === "https" }));
    files(request, response, {
      // Maybe of this instance alone, and for a moment: nobody stores that.
      asset: () => plain(response, origin, 404, "Not Found"),
      other() {
        cached = "pass";
        return answerByApp(key);
      },
    });

    async function answerByApp(cacheKey: RoutedKey | null, expected?: number) {
      const id = passOn();
      try {
        const answer =
          (await answerByCache(cacheKey ?? (isRead && !expected ? await memberKeyOf(read) : null), id)) ??
          (await admitted(() =>
            handle(
              expected ? rejectedBodyRequest(bodiless()) : requestOf(request, response, origin as Origin),
            ),
          ));
        if (expected && (!(answer instanceof Response) || answer.status !== expected))
          return refuse(response, origin, expected, "The request is too large");
        setAll(response, {
          ...securityHeaders({ isSecure: origin?.protocol === "https" }),
          "x-request-id": id,
        });
        if (answer instanceof Response) await sendUncached(request, response, answer);
        else send(response, answer, origin as Origin, request.method === "HEAD");
        logResponse(response.statusCode);
      } catch (error) {
        log.error({ err: error, path: url }, "A request failed");
        if (!response.headersSent) refuse(response, origin, 500, "Something went wrong");
        else response.destroy();
      }
    }

    async function answerByCache(cacheKey: RoutedKey | null, id: string): Promise<Answer | Response | null> {
      if (!cacheKey) return null;
      const render = () => admitted(() => fill(cacheKey, clientAddress, id));
      const lookup = { key: cacheKey, headers: request.headers, render };
      const ready = pageCache.ready(lookup);
      cached = ready ? "hit" : "miss";
      const answer = ready ?? (await pageCache.page(lookup));
      if (!(answer instanceof Response) || !answer.headers.has(unsharedHeader)) return answer;
      cached = "pass";
      return null;
    }

    function bodiless(): Request {
      passOn();
      return bodilessRequestOf(request, origin as Origin);
    }

    /** Tells the app, in headers that a client can't choose, what is known of the request; returns its id. */
    function passOn(): string {
      const { host, clientAddress } = origin as Origin;
      const id = requestIdIn(request.headers) ?? randomUUID();
      // The framework compares the host with a form's origin. The request's log lines have its id.
      Object.assign(request.headers, { host, [clientAddressHeader]: clientAddress, "x-request-id": id });
      delete request.headers[rejectedBodyHeader];
      return id;
    }

    function countOnClose() {
      if (observer)
        response.once("close", () =>
          observer.answered(subject(), response.headersSent ? response.statusCode : 499, cached),
        );
    }

    function reject(status: number, text: string) {
      countOnClose();
      refuse(response, origin, status, text);
    }

    async function misdirect(answer: Response) {
      countOnClose();
      response.setHeader("Connection", "close");
      setAll(response, securityHeaders({ isSecure: origin?.protocol === "https" }));
      await sendUncached(request, response, answer);
      logResponse(answer.status);
    }

    /** Renders, unless the process is overloaded. A balancer's readiness check is never refused. */
    async function admitted(work: () => Promise<Response>): Promise<Response> {
      if (url === "/readyz") return work();
      const end = overload.admit(origin?.clientAddress ?? "");
      if (!end) {
        observer?.refused(subject());
        return overloadResponse(bodiless());
      }
      const begun = performance.now();
      return work().finally(() => {
        end();
        observer?.rendered(subject(), (performance.now() - begun) / 1000);
      });
    }

    function subject(): Subject {
      return key ?? (origin ? subjectOf(origin.host, url) : { mall: "other", route: "other" });
    }

    /**
     * The app shows an oversized form like any failed form; where no form is expected, the response is a line of text.
     */
    async function rejectBody(length: number) {
      countOnClose();
      response.setHeader("Connection", "close");
      if (length > maxDiscarded || !(await isDiscarded(request)))
        return refuse(response, origin, 413, "The request is too large");
      delete request.headers["content-length"];
      delete request.headers["content-type"];
      await answerByApp(null, 413);
    }

    function logResponse(status: number) {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const { method } = request;
      const { host, clientAddress: client } = origin as Origin;
      log.info({ method, host, path: url, status, ms, cache: cached, client }, "request");
    }
  };
}

function requestOf(request: IncomingMessage, response: ServerResponse, origin: Origin): Request {
  const whole = createRequest(request, response, { protocol: `${origin.protocol}:`, host: origin.host });
  // A HEAD response has the headers of the page, and may be cached for GET requests.
  return whole.method === "HEAD" ? new Request(whole, { method: "GET" }) : whole;
}

/** The same request, once its body has been discarded. */
function bodilessRequestOf(request: IncomingMessage, origin: Origin): Request {
  return new Request(`${origin.protocol}://${origin.host}${request.url}`, {
    method: request.method ?? "POST",
    headers: createHeaders(request),
  });
}

function send(response: ServerResponse, answer: Answer, origin: Origin, isHead: boolean) {
  const { status, headers, age, body } = answer;
  const list = securedList(headers, origin.protocol === "https");
  response.writeHead(status, age === null ? [...list] : [...list, "age", age]);
  response.end(isHead ? undefined : (body ?? undefined));
}

async function sendUncached(request: IncomingMessage, response: ServerResponse, answer: Response) {
  const encoding = encodingOf(request.headers["accept-encoding"]);
  const isSmallText =
    compressible.test(answer.headers.get("Content-Type") ?? "") && !answer.headers.has("Content-Encoding");
  if (!isSmallText || encoding === "identity" || !answer.body) return sendResponse(response, answer);
  const body = await compressed(Buffer.from(await answer.arrayBuffer()), encoding, 4);
  response.setHeaders(answer.headers);
  response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(answer.status, answer.statusText);
  response.end(body);
}
