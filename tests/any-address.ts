import { randomInt } from "node:crypto";

/** An address that no other test has: attempts are counted by it. */
export const anyAddress = (): string => `10.${[256, 256, 256].map((bytes) => randomInt(bytes)).join(".")}`;
