import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The secret that the site signs cookies with where none is configured: made once and kept beside the reference API's
 * database, readable by its owner alone. Throws where the folder can't be written.
 */
export function keptCookieSecret(databaseUrl: string): string {
  const folder = databaseUrl.startsWith("file:") ? dirname(databaseUrl.slice("file:".length)) : ".data";
  const file = join(folder, "cookie-secret");
  try {
    const kept = readFileSync(file, "utf8").trim();
    if (kept.length >= 32) return kept;
  } catch {
    // There is none yet.
  }
  const secret = randomBytes(32).toString("base64url");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
