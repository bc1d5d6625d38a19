import { withoutCredentials } from "@contract/shown-setting.server";
import type { Logger } from "pino";
import type { ServerEnvironment } from "./environment";

type Started = {
  port: number;
  malls: string[];
  mallApi: { url: string } | null;
  /** Null where another server serves realtime events. */
  realtimePort: number | null;
  operatorPort: number | null;
  imageKey: string;
  environment: ServerEnvironment;
};

/**
 * Says what runs: in lines to read in a terminal and where somebody tries the demo content by `npm start`, otherwise as
 * one line of the log.
 */
export function writeBanner(log: Logger, started: Started) {
  const address = `http://localhost:${started.port}`;
  const { malls, ...facts } = factsOf(started);
  const isTried = started.mallApi !== null && process.env.npm_lifecycle_event === "start";
  if (!process.stdout.isTTY && !isTried)
    return log.info({ address, malls: malls.join("  "), ...facts }, "Promenade listens");
  const line = (name: string, value: unknown) => `  ${name.padEnd(9)} ${value}`;
  const addresses = malls.map((mall, at) => line(at === 0 ? "malls" : "", mall));
  const lines = Object.entries(facts).map(([name, value]) => line(name, value));
  console.log([`Promenade listens at ${address}`, ...addresses, ...lines].join("\n"));
}

function factsOf({ malls, mallApi, realtimePort, operatorPort, imageKey, environment }: Started) {
  const { REDIS_URL } = environment;
  return {
    malls,
    "mall API": mallApi
      ? `reference implementation with demo content at ${mallApi.url}, data in ${withoutCredentials(environment.DATABASE_URL)}`
      : environment.MALL_API_URL,
    realtime: realtimeSummary(realtimePort, environment),
    pictures: `URLs signed with ${imageKey}`,
    workers: environment.WORKERS,
    Redis: REDIS_URL ? `at ${new URL(REDIS_URL).host}` : "none: this instance counts attempts by itself",
    operator: operatorPort
      ? `metrics and status at http://${environment.OPERATOR_HOST}:${operatorPort}`
      : "no port",
  };
}

function realtimeSummary(
  port: number | null,
  { REALTIME_HOST, REDIS_URL }: Pick<ServerEnvironment, "REALTIME_HOST" | "REDIS_URL">,
): string {
  const { PUSHER_HOST, PUSHER_CLUSTER } = process.env;
  if (port === null) return PUSHER_HOST ? `server at ${PUSHER_HOST}` : `Pusher, cluster ${PUSHER_CLUSTER}`;
  const note = REDIS_URL ? "" : "; several instances need REDIS_URL";
  return `own server of the Channels protocol under /app/, for publishers at http://${REALTIME_HOST}:${port}${note}`;
}
