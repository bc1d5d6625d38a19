import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { ServerEnvironment } from "../environment";
import type { Subject } from "../http/observer";
import { isFromProxy } from "../http/proxy-trust";

/** A call of the mall API. */
export type TracedCall = { mall: string; method: string; url: string };

/** `headers` are those to send with the call. */
export type CallTrace = { headers: Record<string, string>; end: (outcome: string) => void };

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export type Tracing = {
  /** The same listener, with a span for each request. */
  traced: (listener: Listener) => Listener;
  startCall: (call: TracedCall) => CallTrace;
  /** Sends what has not been sent yet. */
  stop: () => Promise<void>;
};

const stopMs = 2_000;

/**
 * Traces requests and their calls for the collector that the environment names. Imported only where there is one: other
 * processes do not load these packages.
 */
export function startTracing(
  { OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG: ratio, TRUST_PROXY: trust }: ServerEnvironment,
  { version, subjectOf }: { version: string; subjectOf: (host: string, url: string) => Subject },
): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": OTEL_SERVICE_NAME,
      "service.version": version,
    }),
    // A proxy that traces decides for all of its requests.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer("promenade");
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  const reader = {
    get: (headers: IncomingMessage["headers"], name: string) => headers[name],
    keys: (headers: IncomingMessage["headers"]) => Object.keys(headers),
  };
  const writer = {
    set(headers: Record<string, string>, name: string, value: string) {
      headers[name] = value;
    },
  };

  return {
    traced: (listener) => (request, response) => {
      const { method = "GET" } = request;
      // A visitor's would have everything traced, or nothing.
      const parent = isFromProxy(request, trust)
        ? propagator.extract(ROOT_CONTEXT, request.headers, reader)
        : ROOT_CONTEXT;
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
      response.once("close", () => {
        // The listener has set the host that the visitor asked for.
        const { mall, route } = subjectOf(request.headers.host ?? "", request.url ?? "/");
        const status = response.headersSent ? response.statusCode : 499;
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          "http.request.method": method,
          "http.response.status_code": status,
          "http.route": route,
          "promenade.mall": mall,
          "promenade.request_id": String(request.headers["x-request-id"] ?? ""),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      return current.run(trace.setSpan(parent, span), () => listener(request, response));
    },
    startCall({ mall, method, url }) {
      const { host, pathname } = new URL(url);
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(
        `${method} ${pathname.replace(/^.*?\/v1\/([^/]*).*$/, "$1")}`,
        {
          kind: SpanKind.CLIENT,
          attributes: {
            "http.request.method": method,
            "server.address": host,
            "url.path": pathname,
            "promenade.mall": mall,
          },
        },
        parent,
      );
      const headers: Record<string, string> = {};
      propagator.inject(trace.setSpan(parent, span), headers, writer);
      return {
        headers,
        end(outcome) {
          span.setAttribute("promenade.outcome", outcome);
          if (outcome !== "ok" && outcome !== "rejected") span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    stop: () =>
      Promise.race([
        provider.shutdown().catch(() => {}),
        new Promise<void>((resolve) => setTimeout(resolve, stopMs).unref()),
      ]),
  };
}
