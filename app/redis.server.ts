import { Redis } from "ioredis";
import { environment } from "./environment.server";
import { log } from "./log.server";

let client: Redis | null | undefined;

/** What the instances share, where REDIS_URL says that there is one. A command fails at once while it does not answer. */
export function redis(): Redis | null {
  if (client !== undefined) return client;
  const url = environment().REDIS_URL;
  client = url ? new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false }) : null;
  client?.on("error", (error) => log.warn({ err: error }, "Redis does not answer"));
  return client;
}
