import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "./account-schema";
import { type Database, openDatabase } from "./database";

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
