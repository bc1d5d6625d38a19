import { randomInt } from "node:crypto";

/** A random address, so that each test has rate limits of its own. */
export const anyAddress = (): string => `10.${[256, 256, 256].map((bytes) => randomInt(bytes)).join(".")}`;
