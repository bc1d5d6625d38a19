import { z } from "zod";

/** The Redis that instances share. */
export const redisUrl = z.url({
  protocol: /^rediss?$/,
  message: "an address such as redis://redis:6379",
});
