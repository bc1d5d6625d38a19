import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { storageMessage } from "@contract/storage-problem.server";
import type { Logger } from "pino";
import { startOwnRealtime } from "../realtime-server/own-realtime";
import type { RealtimeServer } from "../realtime-server/realtime-server";
import type { SharedStream } from "../realtime-server/redis-stream";
import { storedCookieSecret } from "./cookie-secret";
import type { ServerEnvironment } from "./environment";
import { type MallApiProcess, startMallApiProcess } from "./mall-api-process";
import { shareAssets } from "./share-assets";

const ownAssets = fileURLToPath(new URL("../client/assets", import.meta.url));

/** Null where another server does it. */
export type Companions = {
  realtime: RealtimeServer | null;
  mallApi: MallApiProcess | null;
  /** What signs the URLs of pictures, in words. */
  imageKey: string;
};

/**
 * Starts what a site has once, however many processes answer its requests, and fills in the variables by which these
 * find it.
 * @param giveUp called with the reason when the reference API has ended too often in a row
 * @param connected see `startOwnRealtime`
 */
export async function startCompanions(
  environment: ServerEnvironment,
  log: Logger,
  giveUp: (error: Error) => void,
  connected?: (outside: SharedStream | null) => SharedStream | null,
): Promise<Companions> {
  await shareAssets(ownAssets, environment.ASSETS_DIR, log);

  // Pages cached elsewhere, or by another instance, contain signed picture URLs that this process must accept. Determined
  // from the configuration, before the process fills in defaults.
  const imageKey = process.env.IMAGE_KEY
    ? "IMAGE_KEY"
    : process.env.PUSHER_SECRET
      ? "a key derived from PUSHER_SECRET"
      : "a key of this process: several instances, or a container without a lasting .data, need IMAGE_KEY";

  const realtimeLog = {
    info: (message: string) => log.info(message),
    warn: (message: string) => log.warn(message),
    error: (about: object, message: string) => log.error(about, message),
  };
  const realtime = await startOwnRealtime(process.env, environment, realtimeLog, connected);
  const { OPERATOR_HOST, OPERATOR_PORT, EDITOR_SECRET } = environment;
  if (OPERATOR_PORT && EDITOR_SECRET) process.env.PURGE_URL ||= `http://${OPERATOR_HOST}:${OPERATOR_PORT}`;
  // For the reference API and the processes that call it, which inherit these variables.
  if (!environment.MALL_API_URL) process.env.MALL_API_SECRET ||= randomBytes(32).toString("base64url");
  const mallApi = environment.MALL_API_URL
    ? null
    : await startMallApiProcess(environment.DATABASE_URL, (message) => log.error(message), giveUp);
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
  return { realtime, mallApi, imageKey };
}
