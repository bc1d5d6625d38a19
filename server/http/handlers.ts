import type { Site } from "../../app/site-entry.server";
import type { AppAnswers } from "./app-answers";
import type { AppRequests } from "./app-requests";
import { discardRest, isDiscarded, maxDiscarded } from "./discarded-body";
import { type Exchange, type Handler, isSecure, readOf } from "./exchange";
import { plain, refuse, setAll } from "./plain-response";
import type { RequestRecords } from "./request-records";
import { securityHeaders } from "./security-headers";
import { sendCached, sendUncached } from "./send-answer";
import type { staticFiles } from "./static-files";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export const refuseInvalid =
  (records: RequestRecords): Handler =>
  (exchange) => {
    const { request, response, origin } = exchange;
    // The length of a chunked body is limited while it is read. No other encoding is supported.
    const encoding = request.headers["transfer-encoding"];
    const isKnown = methods.has(request.method ?? "");
    if (isKnown && (!encoding || /^chunked$/i.test(encoding))) return false;
    records.answeredOnClose(exchange);
    if (isKnown) refuse(response, origin, 501, "The transfer encoding is unknown");
    else refuse(response, origin, 405, "Method not allowed");
    records.log(exchange);
    return true;
  };

/** The client may read the response only after it has sent its whole body. */
export const discardUnread: Handler = ({ request, response, bytes }) => {
  if (bytes > 0 || request.headers["transfer-encoding"]) response.once("finish", () => discardRest(request));
  return false;
};

/** Answers a request for a host where no mall answers. Balancers request by address rather than by name. */
export const answerOtherHost =
  ({ hostResponse }: Site["requests"], requests: AppRequests, records: RequestRecords): Handler =>
  (exchange) => {
    const answer = exchange.isProbe
      ? null
      : hostResponse(exchange.origin.host, () => requests.bodiless(exchange));
    if (!answer) return false;
    records.answeredOnClose(exchange);
    exchange.response.setHeader("Connection", "close");
    sendUncached(exchange, answer).then(
      () => records.log(exchange),
      (error: unknown) => records.failed(error, exchange),
    );
    return true;
  };

export const refuseOversizedBody =
  ({ bodyLimit }: Site["requests"], answers: AppAnswers, records: RequestRecords): Handler =>
  (exchange) => {
    const { url, bytes } = exchange;
    const isOversized = bytes > 0 && bytes > bodyLimit(url.split("?")[0] ?? url);
    if (!isOversized) return false;
    records.answeredOnClose(exchange);
    exchange.response.setHeader("Connection", "close");
    dropBody(exchange, answers, records).catch((error: unknown) => records.failed(error, exchange));
    return true;
  };

/** The response is a page only for a body that can be received, because the client reads nothing before. */
async function dropBody(exchange: Exchange, answers: AppAnswers, records: RequestRecords) {
  const { request, response, origin, bytes } = exchange;
  if (bytes > maxDiscarded || !(await isDiscarded(request))) {
    refuse(response, origin, 413, "The request is too large");
    return records.log(exchange);
  }
  delete request.headers["content-length"];
  delete request.headers["content-type"];
  await answers.oversizedForm(exchange);
}

export const closeWhileDraining =
  (isDraining: () => boolean): Handler =>
  ({ response }) => {
    if (isDraining()) response.setHeader("Connection", "close");
    return false;
  };

/** Answers with a page that is cached for everybody: most requests end here. */
export const answerFromCache =
  ({ keyOf }: Site["pages"], answers: AppAnswers, records: RequestRecords): Handler =>
  (exchange) => {
    const key = exchange.isRead ? keyOf(readOf(exchange)) : null;
    exchange.key = key;
    const answer = key && answers.ready(exchange, key);
    if (!answer) return false;
    exchange.cached = "hit";
    sendCached(exchange, answer);
    records.answered(exchange);
    records.logHit(exchange);
    return true;
  };

/** Counts all others when they end. */
export const countOnClose =
  (records: RequestRecords): Handler =>
  (exchange) => {
    records.answeredOnClose(exchange);
    return false;
  };

/** Says whether the process is alive, and that one which is stopping is not ready; the app says whether it is ready. */
export const answerProbe =
  (isDraining: () => boolean): Handler =>
  ({ url, response, origin }) => {
    const isAlive = url === "/livez" || url === "/healthz";
    if (!isAlive && !(url === "/readyz" && isDraining())) return false;
    if (isAlive) plain(response, origin, 200, "ok");
    else plain(response, origin, 503, "draining");
    return true;
  };

export const answerForm =
  (answers: AppAnswers): Handler =>
  (exchange) => {
    if (exchange.isRead) return false;
    void answers.page(exchange);
    return true;
  };

/** Answers with a file, or a page where there is none. */
export const answerFileOrPage =
  (files: ReturnType<typeof staticFiles>, answers: AppAnswers): Handler =>
  (exchange) => {
    const { request, response, origin } = exchange;
    exchange.cached = "file";
    setAll(response, securityHeaders({ isSecure: isSecure(exchange) }));
    files(request, response, {
      // Maybe of this instance alone, and for a moment: nobody stores that.
      asset: () => plain(response, origin, 404, "Not Found"),
      other() {
        exchange.cached = "pass";
        return answers.page(exchange);
      },
    });
    return true;
  };
