import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "./account-schema";
import { type Database, openDatabase } from "./database";
import { seeding } from "./schema";

const folder = mkdtempSync(join(tmpdir(), "promenade-db-"));
let database: Database;
beforeAll(async () => {
  writeFileSync(join(folder, "mall-api.db"), "", { mode: 0o644 });
  database = await openDatabase(`file:${folder}/mall-api.db`);
});
afterAll(() => {
  database.$client.close();
  rmSync(folder, { recursive: true, force: true });
});

test("only its owner reads the database's files, also those of one that was there before", async () => {
  await database.select().from(outbox);
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes.length).toBeGreaterThan(1);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

test("all that open a fresh database at once get it migrated", async () => {
  const url = `file:${folder}/fresh.db`;
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase(url)));
  for (const each of opened) {
    expect(await each.select().from(outbox)).toEqual([]);
    each.$client.close();
  }
});

/** When the migrations of version 0.1.0 were made: the last, and the one before. */
const lastOfOldVersion = 1795426125080;
const lastButOne = 1795425339888;

/** A file as version 0.1.0 left it, whose last migration is of this time. */
async function databaseOfOldVersion(name: string, migratedAt: number) {
  const client = createClient({ url: `file:${folder}/${name}.db` });
  await client.executeMultiple(readFileSync(new URL("./migrations/0000_base.sql", import.meta.url), "utf8"));
  await client.execute(
    "CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text, created_at numeric)",
  );
  for (const at of [1795238590918, migratedAt])
    await client.execute({
      sql: "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('', ?)",
      args: [at],
    });
  await client.execute("INSERT INTO seeding (tenant, fingerprint) VALUES ('beta', 'kept')");
  client.close();
  return `file:${folder}/${name}.db`;
}

test("a database that has all migrations of version 0.1.0 is carried over with its data, which is reported once", async () => {
  const url = await databaseOfOldVersion("carried", lastOfOldVersion);
  const migrated: number[] = [];
  const carried = await openDatabase(url, undefined, (migrations) => migrated.push(migrations));
  expect(migrated).toEqual([
    readdirSync(new URL("./migrations", import.meta.url)).filter((name) => /^\d+_.*\.sql$/.test(name))
      .length - 1,
  ]);
  (await openDatabase(url, undefined, (migrations) => migrated.push(migrations))).$client.close();
  (
    await openDatabase(`file:${folder}/new.db`, undefined, (migrations) => migrated.push(migrations))
  ).$client.close();
  expect(migrated).toHaveLength(1);
  expect(await carried.select().from(seeding)).toEqual([{ tenant: "beta", fingerprint: "kept" }]);
  carried.$client.close();
});

test("a database that lacks some of them is refused in one line, and stays as it is", async () => {
  const url = await databaseOfOldVersion("older", lastButOne);
  await expect(openDatabase(url)).rejects.toThrow(/^the database lacks .*version 0\.1\.0.*$/);
  const client = createClient({ url });
  const { rows } = await client.execute("SELECT fingerprint FROM seeding");
  expect(rows).toMatchObject([{ fingerprint: "kept" }]);
  client.close();
});
