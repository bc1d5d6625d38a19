import { isIP } from "node:net";
import { loggedMessage } from "@contract/log-serializers.server";
import { storageMessage } from "@contract/storage-problem.server";
import { appFileOf, appOfFile, storedApp, variablesOf, writeAppFile } from "./app-file";
import { createBroker } from "./broker";
import { defaultLimits } from "./limits";
import { originCheck } from "./page-origins";
import { type RealtimeServer, startRealtimeServer } from "./realtime-server";
import type { RealtimeEnvironment } from "./realtime-variables";
import { agreed, createRedisStream, type SharedStream } from "./redis-stream";
import type { App } from "./signatures";

type Log = {
  info: (message: string) => void;
  warn: (message: string) => void;
  error: (about: object, message: string) => void;
};

const unknownKey =
  "A browser came with the key of another realtime server: instances need a common REDIS_URL, or common PUSHER_* variables";

const otherKeys =
  "Other instances have other realtime keys, and refuse connections of this one's pages: restart this one, or set PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET for all";

/**
 * Starts the built-in Pusher-protocol server in this process; null if the variables name another server. It fills in
 * the missing variables, so that the site and the reference API, which start after it, publish and sign with them.
 * @param connected the stream to other processes, from the one to other instances if there is one
 */
export async function startOwnRealtime(
  variables: NodeJS.ProcessEnv,
  environment: RealtimeEnvironment,
  log: Log,
  connected = (outside: SharedStream | null) => outside,
): Promise<RealtimeServer | null> {
  if (variables.PUSHER_HOST || variables.PUSHER_CLUSTER) return null;
  const { REALTIME_HOST: host, REALTIME_PORT: port, REALTIME_CONNECTIONS: connections } = environment;
  const { REDIS_URL: redis } = environment;
  const file = appFileOf(environment.DATABASE_URL);
  const given = appOf(variables);
  const own = given ?? appOfFile(file);
  const app = given || !redis ? own : await appOfRedis(redis, own, log);
  const stream = redis
    ? await createRedisStream(redis, log, () => given ?? sharedAgain(redis, app, log))
    : null;
  const server = await startRealtimeServer(app, {
    port,
    host,
    limits: { connections },
    stream: connected(stream),
    onUnknownKey: () => log.warn(unknownKey),
    isFromSite: originCheck(variables),
    log: (error) => log.error({ err: error }, "A request of the realtime HTTP API failed"),
  });
  // Browsers that connect earlier would miss events.
  await stream?.isReading;
  const publishing = {
    ...variablesOf(app),
    PUSHER_HOST: reachable(host),
    PUSHER_PORT: String(server.port),
    PUSHER_USE_TLS: "false",
    PUSHER_ENDS_SESSIONS: "true",
  };
  if (!given) {
    try {
      writeAppFile(file, publishing);
    } catch (error) {
      log.warn(
        `The keys for realtime events could not be saved in ${file}: ${storageMessage(error as Error)}`,
      );
    }
  }
  Object.assign(variables, publishing, { PUSHER_PUBLIC_URL: variables.PUSHER_PUBLIC_URL || "same-origin" });
  return server;
}

/**
 * Serves the protocol to the browsers of one worker, with its share of the limits. Events are published at the primary
 * process, from which the worker has the keys too.
 */
export function startWorkerRealtime(
  variables: NodeJS.ProcessEnv,
  { REALTIME_CONNECTIONS }: Pick<RealtimeEnvironment, "REALTIME_CONNECTIONS">,
  { stream, workers }: { stream: SharedStream; workers: number },
  log: Log,
): Pick<RealtimeServer, "broker" | "stop"> {
  const app = appOf(variables);
  if (!app) throw new Error("The primary process has passed on no realtime keys");
  const broker = createBroker(app, {
    limits: {
      connections: Math.ceil(REALTIME_CONNECTIONS / workers),
      anonymousPerAddress: Math.ceil(defaultLimits.anonymousPerAddress / workers),
    },
    stream,
    onUnknownKey: () => log.warn(unknownKey),
  });
  return { broker, stop: broker.drain };
}

/** The keys that all instances have: those that the first of them stored in Redis. */
async function appOfRedis(url: string, own: App, log: Log): Promise<App> {
  try {
    return storedApp(await agreed(url, JSON.stringify(variablesOf(own)))) ?? own;
  } catch (error) {
    log.warn(
      `Redis does not answer: realtime starts with this machine's own keys, which other instances may not know. ${loggedMessage(error as Error)}`,
    );
    return own;
  }
}

/** Stores the keys again in a Redis that has lost them. */
async function sharedAgain(url: string, app: App, log: Log) {
  const stored = await agreed(url, JSON.stringify(variablesOf(app))).catch(() => "");
  const { key = app.key } = storedApp(stored) ?? {};
  if (key !== app.key) log.warn(otherKeys);
}

/** The keys from the variables; null if none are set. Throws if only some are. */
function appOf({
  PUSHER_APP_ID: appId,
  PUSHER_KEY: key,
  PUSHER_SECRET: secret,
}: NodeJS.ProcessEnv): App | null {
  if (appId && key && secret) return { appId, key, secret };
  if (appId || key || secret)
    throw new Error("PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET must be set together, or not at all");
  return null;
}

/** How a program on this machine reaches a server that listens on an address. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return isIP(host) === 6 ? `[${host}]` : host;
}
