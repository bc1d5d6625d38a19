import type { Redis } from "ioredis";
import { environment } from "./environment.server";
import { log } from "./log.server";

/** Longer than Redis takes when it works. Nobody waits again until it answers. */
const answerMs = 400;

let client: Redis | undefined;
let connecting: Promise<Redis | null> | undefined;

/** The Redis that instances share, if REDIS_URL is set. Commands fail at once while it is unavailable. */
export function redis(): Promise<Redis | null> {
  const url = environment().REDIS_URL;
  connecting ??= url ? connected(url) : Promise.resolve(null);
  return connecting;
}

/** Whether the Redis that instances share answers; null without REDIS_URL. */
export const isRedisUp = (): boolean | null => (environment().REDIS_URL ? client?.status === "ready" : null);

async function connected(url: string): Promise<Redis> {
  const { default: Redis } = await import("ioredis");
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 1_000,
    commandTimeout: answerMs,
    // A connection on which nothing comes back is closed, so that the next command fails at once.
    socketTimeout: answerMs,
    autoResendUnfulfilledCommands: false,
  });
  let isDown = false;
  redis.on("error", (error) => {
    if (!isDown) log.warn({ err: error }, "Redis does not answer: this process counts by itself meanwhile");
    isDown = true;
  });
  redis.on("ready", () => {
    if (isDown) log.info("Redis answers again");
    isDown = false;
  });
  client = redis;
  return redis;
}
