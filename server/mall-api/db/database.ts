import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import * as schema from "./schema";

export type Database = LibSQLDatabase<typeof schema> & { $client: Client };

/**
 * Opens the database (a `file:` path or the address of a libSQL server) and runs pending migrations. A file
 * uses write-ahead logging (WAL), so that reads continue during a write.
 */
export async function openDatabase(url: string, authToken?: string): Promise<Database> {
  const isFile = url.startsWith("file:");
  if (isFile) mkdirSync(dirname(url.slice("file:".length)), { recursive: true });
  // `timeout` is how long a connection waits for another process's lock. Foreign keys and full syncs are on
  // by default.
  const client = createClient({ url, timeout: 5_000, ...(authToken && { authToken }) });
  if (isFile) await client.execute("PRAGMA journal_mode = WAL");
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)) });
  return database;
}
