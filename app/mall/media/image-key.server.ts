import { hkdfSync, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { storageMessage } from "@contract/storage-problem.server";
import type { Environment } from "~/process/environment.server";
import { log } from "~/process/log.server";

/**
 * The keys that picture URLs are signed with; the first one signs, all are accepted. Pages and feeds are cached
 * elsewhere and outlive the process, so a key must outlive it too, and be the same on all instances:
 * - `IMAGE_KEY`, if set;
 * - otherwise derived from `PUSHER_SECRET`, which several instances share for their realtime events, and which a process
 *   with the built-in server stores in a file;
 * - otherwise a random key stored beside the resized pictures.
 */
export function imageKeys(
  environment: Pick<Environment, "IMAGE_KEY" | "PUSHER_SECRET" | "IMAGE_CACHE_DIR">,
): readonly [string | Buffer, ...(string | Buffer)[]] {
  const { IMAGE_KEY = [], PUSHER_SECRET, IMAGE_CACHE_DIR } = environment;
  const [first, ...earlier] = IMAGE_KEY;
  if (first) return [first, ...earlier];
  if (PUSHER_SECRET) return [Buffer.from(hkdfSync("sha256", PUSHER_SECRET, "", "image signatures", 32))];
  return [keyFromFile(IMAGE_CACHE_DIR)];
}

function keyFromFile(directory: string): string {
  const path = join(directory, "key");
  const stored = keyIn(path);
  if (stored) return stored;
  const own = `${path}.${process.pid}`;
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(own, randomBytes(32).toString("base64url"), { mode: 0o600 });
    // Of several processes that start together, the first one's key wins: a link replaces no file.
    linkSync(own, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) return temporaryKey(error);
  } finally {
    unlinkIfThere(own);
  }
  return keyIn(path) ?? temporaryKey(new Error(`${path} is empty`));
}

function unlinkIfThere(path: string) {
  try {
    unlinkSync(path);
  } catch {
    // It was never written.
  }
}

function keyIn(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim() || null;
  } catch {
    return null;
  }
}

function temporaryKey(error: unknown): string {
  log.warn(
    { reason: error instanceof Error ? storageMessage(error) : String(error) },
    "The key that pictures are signed with can't be stored: pages cached elsewhere lose their pictures when this process ends. Set IMAGE_KEY",
  );
  return randomBytes(32).toString("base64url");
}
