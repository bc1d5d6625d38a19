import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "./account-schema";
import { type Database, openDatabase } from "./database";
import { inWriteTransaction } from "./write-transaction";

const folder = mkdtempSync(join(tmpdir(), "promenade-lock-"));
const url = `file:${folder}/mall-api.db`;
let database: Database;
beforeAll(async () => {
  database = await openDatabase(url);
});
afterAll(() => {
  database.$client.close();
  rmSync(folder, { recursive: true });
});

test("a write waits for another process's lock while reads are answered", async () => {
  const other = createClient({ url });
  const lock = await other.transaction("write");
  const order: string[] = [];
  let runs = 0;
  const written = inWriteTransaction(database, async () => {
    runs++;
    order.push("write");
  });
  await wait(150);
  await database.select().from(outbox);
  order.push("read");
  await lock.commit();
  await written;
  other.close();
  expect(order).toEqual(["read", "write"]);
  expect(runs).toBe(1);
});

test("what fails by itself is not tried again", async () => {
  let runs = 0;
  const failing = inWriteTransaction(database, async () => {
    runs++;
    throw Object.assign(new Error("of the work's own"), { code: "SQLITE_BUSY" });
  });
  await expect(failing).rejects.toThrow("of the work's own");
  expect(runs).toBe(1);
});
