import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A secret that nobody guesses, safe in addresses. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** What is kept of a random secret. One fast hash is enough: there is nothing to guess. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Six digits, for a mail. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
