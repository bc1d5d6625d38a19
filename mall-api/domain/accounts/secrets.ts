import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** An unguessable secret, safe in URLs. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** The stored form of a random secret. One fast hash is enough, because a random secret can't be guessed. */
export const hashOf = (secret: string | Buffer): string =>
  createHash("sha256").update(secret).digest("base64url");

export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
