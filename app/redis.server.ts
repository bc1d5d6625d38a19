import { Redis } from "ioredis";
import { environment } from "./environment.server";
import { log } from "./log.server";

/** Longer than Redis takes when it works. Nobody waits again until it answers. */
const answerMs = 400;

let client: Redis | null | undefined;

/** The Redis that instances share, if REDIS_URL is set. Commands fail at once while it is unavailable. */
export function redis(): Redis | null {
  if (client !== undefined) return client;
  const url = environment().REDIS_URL;
  client = url ? connected(url) : null;
  return client;
}

/** Whether the Redis that instances share answers; null without REDIS_URL. */
export function isRedisUp(): boolean | null {
  const client = redis();
  return client && client.status === "ready";
}

function connected(url: string): Redis {
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
  return redis;
}
