import { Redis } from "ioredis";
import { environment } from "./environment.server";
import { log } from "./log.server";

let client: Redis | null | undefined;

/** The Redis that instances share, if REDIS_URL is set. Commands fail at once while it is unavailable. */
export function redis(): Redis | null {
  if (client !== undefined) return client;
  const url = environment().REDIS_URL;
  client = url ? new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false }) : null;
  client?.on("error", (error) => log.warn({ err: error }, "Redis does not answer"));
  return client;
}
