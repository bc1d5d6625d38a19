import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import * as schema from "./schema";

export type Database = LibSQLDatabase<typeof schema> & { $client: Client };

/**
 * Opens the database (`file:` path or a libSQL server's address) and brings it to the newest schema. A file is written
 * ahead (WAL), so that reads go on while a write is made.
 */
export async function openDatabase(url: string, authToken?: string): Promise<Database> {
  const isFile = url.startsWith("file:");
  if (isFile) mkdirSync(dirname(url.slice("file:".length)), { recursive: true });
  // Each of the client's connections waits so long for another process; foreign keys and full syncs are on by default.
  const client = createClient({ url, timeout: 5_000, ...(authToken && { authToken }) });
  if (isFile) await client.execute("PRAGMA journal_mode = WAL");
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)) });
  return database;
}
