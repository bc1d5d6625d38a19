import type { Site } from "../../app/site-entry.server";
import type { AppRequests } from "./app-requests";
import { type CacheKey, type Exchange, readOf } from "./exchange";
import type { Overload } from "./overload";
import type { PageCache } from "./page-cache";
import type { Answer } from "./page-entry";
import { refuse } from "./plain-response";
import type { RequestRecords } from "./request-records";
import { sendCached, sendUncached } from "./send-answer";

type Options = {
  site: Pick<Site, "requests" | "pages">;
  requests: AppRequests;
  records: RequestRecords;
  pageCache: PageCache;
  overload: Pick<Overload, "admit">;
};

export type AppAnswers = ReturnType<typeof appAnswers>;

/** Answers with what the app renders, now or earlier. */
export function appAnswers({
  site: { requests: app, pages },
  requests,
  records,
  pageCache,
  overload,
}: Options) {
  /** Renders, unless the process is overloaded. A balancer's readiness check is never refused. */
  async function admitted(exchange: Exchange, render: () => Promise<Response>): Promise<Response> {
    if (exchange.url === "/readyz") return render();
    const { clientAddress, host } = exchange.origin;
    const end = overload.admit(clientAddress, host);
    if (!end) {
      records.refused(exchange);
      return app.overloadResponse(requests.bodiless(exchange));
    }
    const begun = performance.now();
    return render().finally(() => {
      end();
      records.rendered(exchange, performance.now() - begun);
    });
  }

  const lookup = (exchange: Exchange, key: CacheKey, id?: string) => ({
    key,
    headers: exchange.request.headers,
    render: () => admitted(exchange, () => pages.fill(key, exchange.origin.clientAddress, id)),
  });

  /** Null for a page that turns out to be one's own. */
  async function shared(exchange: Exchange, key: CacheKey, id: string): Promise<Answer | Response | null> {
    const wanted = lookup(exchange, key, id);
    const ready = pageCache.ready(wanted);
    exchange.cached = ready ? "hit" : "miss";
    const answer = ready ?? (await pageCache.page(wanted));
    if (!(answer instanceof Response) || !answer.headers.has(pages.unsharedHeader)) return answer;
    exchange.cached = "pass";
    return null;
  }

  /** @param find returns null to refuse the request's body */
  async function respond(exchange: Exchange, find: (id: string) => Promise<Answer | Response | null>) {
    const { response, origin } = exchange;
    const id = requests.identify(exchange);
    try {
      const answer = await find(id);
      response.setHeader("x-request-id", id);
      if (!answer) refuse(response, origin, 413, "The request is too large");
      else if (answer instanceof Response) await sendUncached(exchange, answer);
      else sendCached(exchange, answer);
      records.log(exchange);
    } catch (error) {
      records.failed(error, exchange);
      if (!response.headersSent) refuse(response, origin, 500, "Something went wrong");
      else response.destroy();
    }
  }

  return {
    /** The page of a key if it is cached. A stale one is rendered again in the background. */
    ready: (exchange: Exchange, key: CacheKey): Answer | null => pageCache.ready(lookup(exchange, key)),

    page: (exchange: Exchange) =>
      respond(exchange, async (id) => {
        const key = exchange.key ?? (exchange.isRead ? await pages.memberKeyOf(readOf(exchange)) : null);
        const answer = key && (await shared(exchange, key, id));
        return answer ?? admitted(exchange, () => app.handle(requests.whole(exchange)));
      }),

    /** The app shows an oversized form like any failed form. Where it expects no form, there is nothing to show. */
    oversizedForm: (exchange: Exchange) =>
      respond(exchange, async () => {
        const answer = await admitted(exchange, () =>
          app.handle(app.rejectedBodyRequest(requests.bodiless(exchange))),
        );
        return answer.status === 413 ? answer : null;
      }),
  };
}
