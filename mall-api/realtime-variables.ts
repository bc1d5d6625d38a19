import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

/**
 * The variables with which a program beside the site publishes realtime events: its own if set, otherwise
 * those of the running site, which stores them beside its database.
 */
export function withStoredRealtime(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (variables.PUSHER_APP_ID || variables.PUSHER_HOST || variables.PUSHER_CLUSTER) return variables;
  const database = variables.DATABASE_URL || "file:.data/mall-api.db";
  const folder = database.startsWith("file:") ? dirname(database.slice("file:".length)) : ".data";
  try {
    const stored = z.record(z.string().startsWith("PUSHER_"), z.string());
    return { ...variables, ...stored.parse(JSON.parse(readFileSync(join(folder, "realtime.json"), "utf8"))) };
  } catch {
    return variables;
  }
}
