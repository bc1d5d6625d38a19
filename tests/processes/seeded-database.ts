import { fork } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createClient } from "@libsql/client";
import { contentVersion } from "../../mall-api/demo/content-version.js";
import { buildIfStale } from "./fresh-build";

const cache = ".cache/tests";
const lifetime = 7_200_000;

/**
 * Named after the sources that seed it and the current hour: demo content depends on the date, the demo member's
 * history on the time.
 */
const name = `${contentVersion().slice(0, 16)}-${new Date().toISOString().slice(0, 13)}`;

/** Copies a database with demo content into a folder; returns its URL. Seeding takes seconds, so it is done once. */
export async function copySeededDatabase(folder: string): Promise<string> {
  const path = `${folder}/mall-api.db`;
  copyFileSync(await seededDatabase(), path);
  return `file:${path}`;
}

/** The database to copy, created if missing. */
export async function seededDatabase(): Promise<string> {
  const file = `${cache}/${name}/mall-api.db`;
  if (existsSync(file)) return file;
  buildIfStale();
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(`${cache}/new-`);
  removeOldOnes(statSync(folder).mtimeMs);
  const url = `file:${folder}/mall-api.db`;
  const child = fork("build/process/mall-api.js", {
    env: { ...process.env, DATABASE_URL: url, MALL_API_PORT: "0" },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`Seeding a database ended with code ${code}`)));
  });
  child.kill("SIGTERM");
  await ended;
  // Merges the write-ahead log into the one file.
  const client = createClient({ url });
  await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  client.close();
  try {
    renameSync(folder, `${cache}/${name}`);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(file)) throw error;
    rmSync(folder, { recursive: true });
  }
  return file;
}

/** The time is the file system's, which is not the process's where that runs at another date. */
function removeOldOnes(now: number) {
  for (const folder of readdirSync(cache)) {
    const path = `${cache}/${folder}`;
    // Another process may have renamed it.
    const { mtimeMs = now } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (now - mtimeMs > lifetime) rmSync(path, { recursive: true, force: true });
  }
}
