import { chmodSync, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isLocked, storageProblem } from "@contract/storage-problem.server";
import { createClient } from "@libsql/client";
import { openDatabase } from "./db/database";
import { violatedInvariants } from "./domain/loyalty/ledger-laws";

/** Copies the database to a new file, as it is at one moment. */
export async function backup(databaseUrl: string, file?: string): Promise<string> {
  const source = existing(fileOf(databaseUrl));
  if (!file) throw new Error("backup needs the name of a new file");
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const client = createClient({ url: `file:${source}`, timeout: 5_000 });
  await named(`${source} can't be copied to ${file}`, () =>
    client.execute({ sql: "VACUUM INTO ?", args: [resolve(file)] }).finally(() => client.close()),
  );
  chmodSync(file, 0o600);
  return `${file} is written. ${await verify(databaseUrl, file)}`;
}

/** Says that the books of the database, or of a copy, balance; otherwise throws what is wrong. */
export async function verify(databaseUrl: string, file = fileOf(databaseUrl)): Promise<string> {
  const migrated = await verifiedCopy(existing(file));
  rmSync(dirname(migrated), { recursive: true });
  return "Its books balance";
}

/** Replaces the database by a copy, with today's tables, if its books balance. The former one stays beside it. */
export async function restore(databaseUrl: string, file?: string): Promise<string> {
  const target = fileOf(databaseUrl);
  if (!file) throw new Error("restore needs the name of a copy");
  const migrated = await verifiedCopy(existing(file), dirname(target));
  const former = `${target}.replaced-${Date.now()}`;
  try {
    if (existsSync(target)) {
      await assertUnused(target);
      renameSync(target, former);
    }
    renameSync(migrated, target);
  } finally {
    rmSync(dirname(migrated), { recursive: true });
  }
  return `${target} is restored${existsSync(former) ? `; the former one is ${former}` : ""}`;
}

const verifiedCopy = (file: string, place = dirname(resolve(file))): Promise<string> =>
  named(`${file} can't be verified in ${place}`, () => migratedCopy(file, place));

/** Throws what is wrong with the storage with the words that name it. */
async function named<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const problem = storageProblem(error);
    throw problem ? new Error(`${what}: ${problem}`, { cause: error }) : error;
  }
}

/** A verified copy in a folder of its own; the folder is removed if the copy fails. */
async function migratedCopy(file: string, place: string): Promise<string> {
  const folder = mkdtempSync(join(place, ".verify-"));
  const copy = join(folder, "mall-api.db");
  try {
    await copyOf(file, copy);
    const database = await openDatabase(`file:${copy}`);
    const violated = await violatedInvariants(database.$client);
    // All in one file again.
    const whole = join(folder, "whole.db");
    await database.$client.execute({ sql: "VACUUM INTO ?", args: [whole] });
    chmodSync(whole, 0o600);
    database.$client.close();
    const broken = violated.filter(([, rows]) => rows.length > 0);
    if (broken.length > 0)
      throw new Error(
        `${file} does not balance:\n${broken.map(([law, rows]) => `  not so: ${law} (${rows.length} exceptions)`).join("\n")}`,
      );
    return whole;
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** A database in use has part of its content in a file beside it. */
async function copyOf(file: string, copy: string) {
  if (!existsSync(`${file}-wal`)) return copyFileSync(file, copy);
  const client = createClient({ url: `file:${file}`, timeout: 5_000 });
  await client.execute({ sql: "VACUUM INTO ?", args: [copy] }).finally(() => client.close());
}

/** SQLite leaves write-ahead logging only when nobody else has opened the file. */
async function assertUnused(file: string) {
  const client = createClient({ url: `file:${file}`, timeout: 200 });
  try {
    await client.execute("PRAGMA journal_mode = DELETE");
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new Error(`${file} is in use: stop the mall API, then restore`);
  } finally {
    client.close();
  }
}

function fileOf(databaseUrl: string): string {
  if (databaseUrl.startsWith("file:")) return databaseUrl.slice("file:".length);
  throw new Error("DATABASE_URL is a server: back it up by its own means");
}

function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  return file;
}
