import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The secret for signing cookies if none is configured: generated once and stored beside the reference API's database,
 * readable by its owner only. Throws if the folder is not writable.
 */
export function storedCookieSecret(databaseUrl: string): string {
  const folder = databaseUrl.startsWith("file:") ? dirname(databaseUrl.slice("file:".length)) : ".data";
  const file = join(folder, "cookie-secret");
  try {
    const stored = readFileSync(file, "utf8").trim();
    if (stored.length >= 32) return stored;
  } catch {
    // Not generated yet.
  }
  const secret = randomBytes(32).toString("base64url");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
