import type { ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Exchange } from "./exchange";
import type { Observer, Subject } from "./observer";

type Options = {
  log: Logger;
  subjectOf: (host: string, url: string) => Subject;
  observer?: Observer | undefined;
};

export type RequestRecords = ReturnType<typeof createRequestRecords>;

/** Counts and logs requests. */
export function createRequestRecords({ log, subjectOf, observer }: Options) {
  const subject = ({ key, origin, url }: Exchange): Subject => key ?? subjectOf(origin.host, url);

  function logged(exchange: Exchange) {
    const { request, response, origin, url, startedAt, cached, isProbe } = exchange;
    const reason = exchange.isOverload ? "overload" : reasons[response.statusCode];
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const { method } = request;
    const { host, clientAddress: client } = origin;
    const { statusCode: status } = response;
    // A balancer asks again and again: only a failure is news.
    const level = isProbe && status < 400 ? "debug" : "info";
    log[level]({ method, host, path: url, status, reason, ms, cache: cached, client }, "request");
  }

  return {
    answered(exchange: Exchange) {
      observer?.answered(subject(exchange), exchange.response.statusCode, exchange.cached);
    },
    answeredOnClose(exchange: Exchange) {
      if (!observer) return;
      const { response } = exchange;
      response.once("close", () => observer.answered(subject(exchange), statusOf(response), exchange.cached));
    },
    /** For a request whose host is no host. */
    unnamedOnClose(response: ServerResponse) {
      response.once("close", () => observer?.answered(unnamed, statusOf(response), "pass"));
    },
    refused(exchange: Exchange) {
      exchange.isOverload = true;
      observer?.refused(subject(exchange));
    },
    rendered(exchange: Exchange, ms: number) {
      observer?.rendered(subject(exchange), ms / 1000);
    },
    log: logged,
    /** At any other level it would cost a cached page more than its answer. */
    logHit(exchange: Exchange) {
      if (log.isLevelEnabled("debug")) logged(exchange);
    },
    failed(error: unknown, { url }: Exchange) {
      log.error({ err: error, path: url }, "A request failed");
    },
  };
}

/** Why a request was refused, where its status says it. */
const reasons: Record<number, string> = {
  405: "method",
  413: "too large",
  421: "undeclared host",
  429: "limit",
  501: "transfer encoding",
};

const unnamed: Subject = { mall: "other", route: "other" };

/** 499: the client disconnected before the response began. */
const statusOf = ({ headersSent, statusCode }: ServerResponse): number => (headersSent ? statusCode : 499);
