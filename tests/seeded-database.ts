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
import { hashOf } from "../scripts/build-sources.js";

const cache = ".cache/tests";
const lifetime = 7_200_000;

/** Made from the files that seed it, in this hour: demo content is relative to the day and the demo member's history to the time. */
const name = `${hashOf(["contract", "server/mall-api", "package-lock.json"]).slice(0, 16)}-${new Date().toISOString().slice(0, 13)}`;

/** Puts a database with demo content into a folder; gives its URL. Filling one takes seconds, so that is done once, and copied. */
export async function copySeededDatabase(folder: string): Promise<string> {
  const path = `${folder}/mall-api.db`;
  copyFileSync(await seededDatabase(), path);
  return `file:${path}`;
}

/** The file that is copied; whoever finds none makes it. */
export async function seededDatabase(): Promise<string> {
  const file = `${cache}/${name}/mall-api.db`;
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  removeOldOnes();
  const folder = mkdtempSync(`${cache}/new-`);
  const url = `file:${folder}/mall-api.db`;
  const child = fork("server/mall-api/main.ts", {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, DATABASE_URL: url, MALL_API_PORT: "0" },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`Seeding a database ended with code ${code}`)));
  });
  child.kill("SIGTERM");
  await ended;
  // All of it into one file.
  const client = createClient({ url });
  await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  client.close();
  try {
    renameSync(folder, `${cache}/${name}`);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(file)) throw error;
    rmSync(folder, { recursive: true });
  }
  return file;
}

function removeOldOnes() {
  for (const folder of readdirSync(cache)) {
    const path = `${cache}/${folder}`;
    if (Date.now() - statSync(path).mtimeMs > lifetime) rmSync(path, { recursive: true, force: true });
  }
}
