import { redisUrl } from "@contract/redis-url.server";
import { port } from "@contract/setting-types.server";
import { z } from "zod";

/** The environment variables of this server, whichever process it runs in. */
export const realtimeVariables = {
  REALTIME_HOST: z.string().default("127.0.0.1"),
  REALTIME_PORT: port(6001).default(0),
  REALTIME_CONNECTIONS: z.coerce
    .number({ message: "a whole number of connections such as 5000" })
    .int("a whole number of connections such as 5000")
    .min(1, "at least 1 connection")
    .default(5_000),
  REDIS_URL: redisUrl,
  /** Beside this file the keys are stored. */
  DATABASE_URL: z.string().default("file:.data/mall-api.db"),
};

export const realtimeEnvironment = z.object(realtimeVariables);
export type RealtimeEnvironment = z.output<typeof realtimeEnvironment>;
