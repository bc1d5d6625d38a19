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

  function logged({ request, response, origin, url, startedAt, cached }: Exchange) {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const { method } = request;
    const { host, clientAddress: client } = origin;
    log.info({ method, host, path: url, status: response.statusCode, ms, cache: cached, client }, "request");
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

const unnamed: Subject = { mall: "other", route: "other" };

/** 499: the client disconnected before the response began. */
const statusOf = ({ headersSent, statusCode }: ServerResponse): number => (headersSent ? statusCode : 499);
