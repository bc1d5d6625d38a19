import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isLocked, storageProblem } from "@contract/storage-problem.server";
import type { Client } from "@libsql/client";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { drizzle } from "drizzle-orm/libsql/sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import * as schema from "./schema";

const maxAttempts = 50;
const pauseMs = 200;
/** The driver waits for another process's lock by blocking the process: writes rather wait in `inWriteTransaction`. */
const driverWaitMs = 20;

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

export type Database = LibSQLDatabase<typeof schema> & { $client: Client };

/** The database lacks migrations that are no longer here one by one. */
export class DatabaseTooOld extends Error {
  constructor() {
    super(
      "the database lacks the last migration of version 0.1.0. Start the last commit of 0.1.0 on it once, then this version: docs/operations.md#upgrade",
    );
  }
}

/**
 * Opens the database (a `file:` path or the address of a libSQL server) and runs pending migrations. A file
 * uses write-ahead logging (WAL), so that reads continue during a write. Throws `DatabaseTooOld`.
 * @param onMigrated called with how many migrations a database that had some lacked
 */
export async function openDatabase(
  url: string,
  authToken?: string,
  onMigrated: (migrations: number) => void = () => {},
): Promise<Database> {
  const isFile = url.startsWith("file:");
  if (isFile) makePrivate(url.slice("file:".length));
  // What talks to servers takes longer to load than all else.
  const { createClient } = await (isFile ? import("@libsql/client/sqlite3") : import("@libsql/client"));
  // Foreign keys and full syncs are on by default.
  const client = createClient({ url, timeout: driverWaitMs, ...(authToken && { authToken }) });
  const database = drizzle(client, { schema });
  await withRetries(async () => {
    if (isFile) await client.execute("PRAGMA journal_mode = WAL");
    await assertNotTooOld(client);
    const before = await latestMigration(client);
    await migrate(database, { migrationsFolder });
    const ran = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > before);
    if (ran.length > 0 && before > 0) onMigrated(ran.length);
  });
  return database;
}

/**
 * The base migration stands for the fifteen of version 0.1.0 and has the time of the last of them, so that drizzle takes
 * a database that has them all for one that has the base.
 */
async function assertNotTooOld(client: Client) {
  const [base] = readMigrationFiles({ migrationsFolder });
  const latest = await latestMigration(client);
  if (base && latest > 0 && latest < base.folderMillis) throw new DatabaseTooOld();
}

/** When the latest migration that the database has was made; 0 without any. */
async function latestMigration(client: Client): Promise<number> {
  const { rows: journals } = await client.execute(
    "SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'",
  );
  if (journals.length === 0) return 0;
  const { rows } = await client.execute("SELECT max(created_at) AS at FROM __drizzle_migrations");
  return Number(rows[0]?.at ?? 0);
}

/** Another process that starts on the same database may be migrating it: then there is nothing left to do. */
async function withRetries(migrateOnce: () => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce();
    } catch (error) {
      const isLasting = storageProblem(error) !== null && !isLocked(error);
      if (attempt === maxAttempts || isLasting || error instanceof DatabaseTooOld) throw error;
      await wait(pauseMs);
    }
  }
}

/** Creates the file if necessary, readable by its owner only; SQLite gives the files beside it the same permissions. */
function makePrivate(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, "a", 0o600));
  const isOwn = (part: string) => existsSync(part) && statSync(part).uid === process.getuid?.();
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (isOwn(part)) chmodSync(part, 0o600);
}
