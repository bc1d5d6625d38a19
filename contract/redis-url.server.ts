import { z } from "zod";

export const redisUrl = z
  .url({
    protocol: /^rediss?$/,
    message: "an address such as redis://redis:6379",
  })
  .optional();
