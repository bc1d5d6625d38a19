import { createServer } from "node:http";
import { fileURLToPath, pathToFileURL } from "node:url";
import { logSerializers } from "@contract/log-serializers.server";
import { storageMessage } from "@contract/storage-problem.server";
import { installGlobals } from "@remix-run/node";
import type { ServerBuild } from "@remix-run/server-runtime";
import { pino } from "pino";
import { storedCookieSecret } from "./cookie-secret";
import { readServerEnvironment } from "./environment";
import { watchOverload } from "./http/overload";
import { createPageCache } from "./http/page-cache";
import { siteListener } from "./http/site-listener";
import { upgradeListener } from "./http/upgrade";
import { startMallApiProcess } from "./mall-api-process";
import { startOperator } from "./operator/start-operator";
import { startOwnRealtime } from "./realtime/own-realtime";
import type { SiteEntry } from "./site-entry";
import { writeBanner } from "./write-banner";

/** For the requests that are running when the listener closes. */
const finishMs = 8_000;

const build = fileURLToPath(new URL("../", import.meta.url));
const environment = settingsOrExit();
let requestFields: SiteEntry["requestFields"] = () => ({});
const log = pino({
  level: environment.LOG_LEVEL,
  base: null,
  serializers: logSerializers,
  mixin: () => requestFields(),
});

// Pages cached elsewhere, or by another instance, contain signed picture URLs that this process must accept. Determined
// from the configuration, before the process fills in defaults.
const imageKey = process.env.IMAGE_KEY
  ? "IMAGE_KEY"
  : process.env.PUSHER_SECRET
    ? "a key derived from PUSHER_SECRET"
    : "a key of this process: several instances, or a container without a lasting .data, need IMAGE_KEY";

const realtime = await startOwnRealtime(process.env, environment, {
  info: (message) => log.info(message),
  warn: (message) => log.warn(message),
  error: (about, message) => log.error(about, message),
}).catch(exit);
const { OPERATOR_HOST, OPERATOR_PORT, EDITOR_SECRET } = environment;
if (OPERATOR_PORT && EDITOR_SECRET) process.env.PURGE_URL ||= `http://${OPERATOR_HOST}:${OPERATOR_PORT}`;
const mallApi = environment.MALL_API_URL
  ? null
  : await startMallApiProcess(environment.DATABASE_URL, (message) => log.error(message), exit).catch(exit);
if (mallApi) {
  process.env.MALL_API_URL = `${mallApi.url}/{tenant}`;
  process.env.DEMO_MEMBER = "demo@promenade.test promenade-demo";
}

try {
  process.env.COOKIE_SECRET ||= storedCookieSecret(environment.DATABASE_URL);
} catch (error) {
  log.warn(
    `Browsers are not recognised after a restart, because their secret could not be stored: ${storageMessage(error as Error)}. COOKIE_SECRET is stored nowhere`,
  );
}

installGlobals({ nativeFetch: true });
const app: ServerBuild & { entry: { module: SiteEntry } } = await import(
  pathToFileURL(`${build}server/index.js`).href
).catch(exit);
const site = app.entry.module;
try {
  site.environment();
} catch (error) {
  exit(error as Error);
}
requestFields = site.requestFields;
const appHandler = site.branchHandler(site.withErrorResponses(app), "production");

const pageCache = createPageCache({
  megabytes: environment.PAGE_CACHE_MEGABYTES,
  degradedHeader: site.degradedHeader,
  sharedHeader: site.sharedHeader,
  showsContent: site.showsContent,
});
site.onContentChange(pageCache.expire);

function answer(request: Request): Promise<Response> {
  const asked = site.deepPathRequest(request) ?? request;
  return site.payloadResponse(asked, appHandler) ?? appHandler(asked);
}

let isDraining = false;
const overload = watchOverload();
const operator = await startOperator(environment, {
  site,
  pageCache,
  realtime,
  overload,
  version: app.assets.version,
  isDraining: () => isDraining,
  log,
}).catch(exit);
const listener = siteListener({
  handle: async (request) =>
    site.crossOriginFormResponse(request) ?? (await site.routeDiscovery(request)) ?? answer(request),
  hostResponse: site.hostResponse,
  cacheKeyOf: site.cacheKeyOf,
  memberKeyOf: site.memberKeyOf,
  unsharedHeader: site.unsharedHeader,
  fill: async (key, clientAddress, id) =>
    (await site.refusedFill(key, clientAddress)) ??
    site.renderForKey(key, { requestId: id, visitor: clientAddress, subject: key }, answer),
  overloadResponse: site.overloadResponse,
  overload,
  bodyLimit: site.bodyLimit,
  clientAddressHeader: site.clientAddressHeader,
  rejectedBodyHeader: site.rejectedBodyHeader,
  rejectedBodyRequest: site.rejectedBodyRequest,
  pageCache,
  files: `${build}client`,
  trust: environment.TRUST_PROXY,
  isHostForwarded: environment.TRUST_FORWARDED_HOST,
  log,
  isDraining: () => isDraining,
  subjectOf: site.subjectOf,
  observer: operator?.observer,
});
const tracing = environment.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import("./operator/tracing")).startTracing(environment, {
      version: app.assets.version,
      subjectOf: site.subjectOf,
    })
  : null;
if (tracing) site.traceMallApiCalls(tracing.startCall);
const server = createServer(
  { maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
  tracing?.traced(listener) ?? listener,
);
if (realtime)
  server.on("upgrade", upgradeListener(listener, realtime.broker.upgrade, environment.TRUST_PROXY));
server.on("error", (error: NodeJS.ErrnoException) => {
  exit(
    error.code === "EADDRINUSE"
      ? new Error(`Port ${environment.PORT} is in use: stop what listens there, or set PORT to another`)
      : error,
  );
});
server.listen(environment.PORT, environment.HOST, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : environment.PORT;
  writeBanner(log, {
    address: `http://localhost:${port}`,
    malls: site.tenantAddresses(port),
    mallApi,
    realtimePort: realtime?.port ?? null,
    operatorPort: operator?.port ?? null,
    imageKey,
    environment,
  });
  void site.watchUpstream();
  process.send?.({ port, mallApi: mallApi?.url, realtimePort: realtime?.port, operatorPort: operator?.port });
});

process.on("SIGTERM", stop);
process.on("SIGINT", stop);

/** Graceful shutdown: reports "not ready", closes the listener, finishes running requests, exits. */
function stop() {
  if (isDraining) return;
  isDraining = true;
  setTimeout(async () => {
    await eventLoopIsQuick();
    const isClosed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const isRealtimeOver = realtime
      ?.stop()
      .catch((error: Error) => log.error({ err: error }, "Realtime did not stop cleanly"));
    void Promise.all([isClosed, isRealtimeOver]).then(async () => {
      await tracing?.stop();
      mallApi?.stop();
      process.exit(0);
    });
    setTimeout(() => process.exit(1), finishMs).unref();
  }, environment.DRAIN_SECONDS * 1000);
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

function settingsOrExit() {
  try {
    return readServerEnvironment(process.env);
  } catch (error) {
    return exit(error as Error);
  }
}

function exit(error: Error): never {
  console.error(error.message);
  process.exit(1);
}
