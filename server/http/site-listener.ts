import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Site } from "../../app/site-entry.server";
import { appAnswers } from "./app-answers";
import { appRequests } from "./app-requests";
import type { Exchange, Handler } from "./exchange";
import {
  answerFileOrPage,
  answerForm,
  answerFromCache,
  answerOtherHost,
  answerProbe,
  closeWhileDraining,
  countOnClose,
  discardUnread,
  refuseInvalid,
  refuseOversizedBody,
} from "./handlers";
import type { Observer } from "./observer";
import type { Overload } from "./overload";
import type { PageCache } from "./page-cache";
import { refuse } from "./plain-response";
import { takeProbe, unnamedOrigin } from "./probe";
import { originOf, type ProxyTrust } from "./proxy-trust";
import { createRequestRecords } from "./request-records";
import { isReadAlike } from "./request-target";
import { staticFiles } from "./static-files";

export type SiteListenerOptions = {
  site: Pick<Site, "requests" | "pages">;
  overload: Pick<Overload, "admit">;
  pageCache: PageCache;
  /** The folder of the build's files for browsers. */
  files: string;
  /** The folder with assets of other builds. */
  sharedAssets: string;
  trust: ProxyTrust;
  /** Whether trusted proxies write X-Forwarded-Host. */
  isHostForwarded: boolean;
  log: Logger;
  isDraining: () => boolean;
  observer?: Observer | undefined;
};

/** Handles each request by the first of its handlers that answers it. */
export function siteListener(options: SiteListenerOptions) {
  const { site, log, observer, isDraining, trust, isHostForwarded } = options;
  const records = createRequestRecords({ log, observer, subjectOf: site.requests.subjectOf });
  const requests = appRequests(site.requests);
  const answers = appAnswers({ ...options, requests, records });
  const handlers: Handler[] = [
    refuseInvalid(records),
    discardUnread,
    answerOtherHost(site.requests, requests, records),
    refuseOversizedBody(site.requests, answers, records),
    closeWhileDraining(isDraining),
    answerFromCache(site.pages, answers, records),
    countOnClose(records),
    answerProbe(isDraining),
    answerForm(answers),
    answerFileOrPage(staticFiles(options.files, options.sharedAssets), answers),
  ];

  return (request: IncomingMessage, response: ServerResponse) => {
    const exchange = arrived(request, response);
    if (!exchange) return;
    // Whatever a request makes a handler throw, Node would end the process by it.
    try {
      handlers.some((handle) => handle(exchange));
    } catch (error) {
      records.failed(error, exchange);
      if (response.headersSent) response.destroy();
      else refuse(response, exchange.origin, 500, "Something went wrong");
    }
  };

  /** Null for one that no parser, or each in another way, can read: it is refused. */
  function arrived(request: IncomingMessage, response: ServerResponse): Exchange | null {
    const startedAt = performance.now();
    const isProbe = takeProbe(request);
    const origin = originOf(request, trust, isHostForwarded) ?? (isProbe ? unnamedOrigin : null);
    const url = request.url ?? "/";
    const exchange: Exchange | null = origin && {
      request,
      response,
      origin,
      url,
      isProbe,
      isRead: request.method === "GET" || request.method === "HEAD",
      bytes: Number(request.headers["content-length"] ?? 0),
      startedAt,
      key: null,
      cached: "pass",
    };
    if (exchange && isReadAlike(url)) return exchange;
    if (exchange) records.answeredOnClose(exchange);
    else records.unnamedOnClose(response);
    refuse(response, origin, 400, "Bad request");
    return null;
  }
}
