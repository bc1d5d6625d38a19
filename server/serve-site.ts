import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath, pathToFileURL } from "node:url";
import { listening } from "@contract/listening.server";
import type { Logger } from "pino";
import type { Site } from "../app/site-entry.server";
import type { RealtimeServer } from "../realtime-server/realtime-server";
import type { ServerEnvironment } from "./environment";
import { watchOverload } from "./http/overload";
import { createPageCache } from "./http/page-cache";
import { siteListener } from "./http/site-listener";
import { closeSlowReaders } from "./http/slow-readers";
import { untrustedProxyNote } from "./http/untrusted-proxy";
import { upgradeListener } from "./http/upgrade";
import { createOperator } from "./operator/operator";
import { cachePurges } from "./operator/purge-caches";
import type { WorkerLink } from "./workers/worker-link";

/** For the requests that are running when the listener closes. */
export const finishMs = 8_000;

const build = fileURLToPath(new URL("../", import.meta.url));

type Options = {
  environment: ServerEnvironment;
  log: Logger;
  onSite: (site: Site) => void;
  /** Null where another server serves realtime events. */
  realtime: Pick<RealtimeServer, "broker" | "stop"> | null;
  /** The connection to the process that has started several of these. */
  link?: WorkerLink;
};

/**
 * Answers requests in this process until a signal ends it. Throws if a setting is invalid or the port is in use.
 * @returns once it listens; `stopped` resolves with the exit code
 */
export async function serveSite({ environment, log, onSite, realtime, link }: Options) {
  const app: { entry: { module: { site: Site } } } = await import(
    pathToFileURL(`${build}server/index.js`).href
  );
  const { site } = app.entry.module;
  const { version } = await site.start();
  onSite(site);

  const pageCache = createPageCache({
    ...site.pages,
    cacheTagOf: environment.CACHE_PURGE_URLS.length > 0 ? site.pages.cacheTagOf : undefined,
    sharing: link?.sharing ?? null,
  });
  site.content.onChange(pageCache.expire);
  if (environment.CACHE_PURGE_URLS.length > 0)
    site.content.onChange(
      cachePurges({ addresses: environment.CACHE_PURGE_URLS, patternOf: site.content.cacheTagPattern, log }),
    );

  let isDraining = false;
  const overload = watchOverload();
  const operator = await createOperator(environment, {
    site,
    pageCache,
    realtime,
    overload,
    version,
    isDraining: () => isDraining,
    log,
  });
  link?.serve(site.content, operator);
  const listener = siteListener({
    site,
    overload,
    pageCache,
    files: `${build}client`,
    sharedAssets: environment.ASSETS_DIR,
    trust: environment.TRUST_PROXY,
    isHostForwarded: environment.TRUST_FORWARDED_HOST,
    log,
    isDraining: () => isDraining,
    observer: operator?.observer,
  });
  const tracing = environment.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import("./operator/tracing")).startTracing(environment, {
        version,
        subjectOf: site.requests.subjectOf,
      })
    : null;
  if (tracing) site.mallApi.trace(tracing.startCall);
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      // The listener says which requests may be without: a balancer's.
      requireHostHeader: false,
    },
    tracing?.traced(listener) ?? listener,
  );
  closeSlowReaders(server);
  // Before the listener, which drops the header.
  server.prependListener("request", untrustedProxyNote(environment.TRUST_PROXY, log));
  if (realtime)
    server.on(
      "upgrade",
      upgradeListener(listener, realtime.broker.upgrade, {
        trust: environment.TRUST_PROXY,
        isHostForwarded: environment.TRUST_FORWARDED_HOST,
        isFromSite: site.realtime.isFromSite,
      }),
    );
  const upstream = site.mallApi.watch();
  // The others serve the pages that they have.
  if (link?.isReplacement) await upstream;
  const { PORT, HOST } = environment;
  await listening(server, { port: PORT, host: HOST, settings: { port: "PORT", host: "HOST" } });
  const { port } = server.address() as AddressInfo;
  return { port, malls: site.addresses(port), operator, stopped: stopped() };

  /** Graceful shutdown: reports "not ready", closes the listener, finishes running requests. */
  async function stopped(): Promise<number> {
    await new Promise<void>((resolve) => {
      for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, resolve);
    });
    isDraining = true;
    await new Promise((resolve) => setTimeout(resolve, environment.DRAIN_SECONDS * 1000));
    await eventLoopIsQuick();
    const isClosed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const isRealtimeOver = realtime
      ?.stop()
      .catch((error: Error) => log.error({ err: error }, "Realtime did not stop cleanly"));
    const isFinished = Promise.all([isClosed, isRealtimeOver]).then(async () => {
      await tracing?.stop();
      return 0;
    });
    return Promise.race([isFinished, new Promise<number>((resolve) => setTimeout(resolve, finishMs, 1))]);
  }
}

/**
 * Connections that the system has accepted, but the process has not, would be reset with the listener. In a quick turn of
 * the event loop there are none.
 */
async function eventLoopIsQuick() {
  for (let turn = 0; turn < 200; turn++) {
    const begun = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - begun < 2) return;
  }
}
