import { z } from "zod";
import { variableDocs } from "./variable-docs.server";

export const redisUrl = z
  .url({
    protocol: /^rediss?$/,
    message: "an address such as redis://redis:6379",
  })
  .optional()
  .register(variableDocs, {
    group: "Processes and storage",
    what: "a Redis over which instances share rate limits, [realtime events](realtime.md) and content changes",
    default: "none: each process counts by itself",
  });
