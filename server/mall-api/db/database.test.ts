import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newsletterSubscription, outbox } from "./account-schema";
import { type Database, openDatabase } from "./database";
import { withoutParameters } from "./failed-query";

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

test("a failed query is logged without its parameters", async () => {
  await database.$client.execute("DROP TABLE newsletter_subscription");
  const failed = await database
    .select()
    .from(newsletterSubscription)
    .limit(1)
    .offset(4_711)
    .catch((error: unknown) => error);
  expect(inspect(failed)).toContain("4711");
  for (const error of [failed, new Error("Outer", { cause: failed })]) {
    const logged = inspect(withoutParameters(error));
    expect(logged).not.toContain("4711");
    expect(logged).toContain("no such table: newsletter_subscription");
  }
});
