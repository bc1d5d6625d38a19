import { randomBytes, randomInt } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { App } from "./signatures";

/** The app's keys by the names of their variables, as they are stored. */
const variables = z.object({
  PUSHER_APP_ID: z.string().min(1),
  PUSHER_KEY: z.string().min(1),
  PUSHER_SECRET: z.string().min(16),
});

/** The file beside the reference API's database that stores the app's keys. */
export const appFileOf = (databaseUrl: string): string =>
  join(
    databaseUrl.startsWith("file:") ? dirname(databaseUrl.slice("file:".length)) : ".data",
    "realtime.json",
  );

/**
 * The app's keys: generated once and reused at every start, so that open pages can reconnect. The file holds the
 * variables with which other programs publish here; only its owner may read it.
 */
export function appOfFile(file: string): App {
  const stored = storedApp(contentOf(file));
  if (stored) return stored;
  return {
    appId: String(randomInt(100_000, 1_000_000)),
    key: randomBytes(10).toString("hex"),
    secret: randomBytes(32).toString("hex"),
  };
}

/** The keys in stored text; undefined if they can't be read. */
export function storedApp(text: string): App | undefined {
  try {
    const { PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET } = variables.parse(JSON.parse(text));
    return { appId: PUSHER_APP_ID, key: PUSHER_KEY, secret: PUSHER_SECRET };
  } catch {
    return undefined;
  }
}

export const variablesOf = ({ appId, key, secret }: App) => ({
  PUSHER_APP_ID: appId,
  PUSHER_KEY: key,
  PUSHER_SECRET: secret,
});

/** Throws if the folder is not writable. */
export function writeAppFile(file: string, publishing: Record<string, string>) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(publishing, null, 2)}\n`, { mode: 0o600 });
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
