import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { afterAll, expect, it } from "vitest";
import { member, withMallApi } from "./mall-api-world";
import { shopping } from "./shopping";

const api = withMallApi();
const shop = shopping(api);
const folder = mkdtempSync(join(tmpdir(), "promenade-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

function operator(database: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync("node", ["build/process/operator.js", ...words], {
    env: { ...process.env, DATABASE_URL: database },
    encoding: "utf8",
  });
  return { status, says: (stdout + stderr).trim() };
}

it("backs a database up while it is in use, and restores it where nobody uses it", async () => {
  const person = await member(api);
  await shop.grant(person, 400);
  const copy = join(folder, "copy.db");
  expect(operator(api.databaseUrl, "backup", copy)).toEqual({
    status: 0,
    says: `${copy} is written. Its books balance`,
  });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(operator(api.databaseUrl, "backup", copy)).toMatchObject({
    status: 1,
    says: expect.stringContaining("exists already"),
  });
  expect(operator(api.databaseUrl, "restore", copy)).toMatchObject({
    status: 1,
    says: expect.stringContaining("is in use"),
  });
  expect(operator(api.databaseUrl, "verify")).toEqual({ status: 0, says: "Its books balance" });

  const place = join(folder, "restored.db");
  copyFileSync(copy, place);
  expect(operator(`file:${place}`, "restore", copy).status).toBe(0);
  const restored = createClient({ url: `file:${place}` });
  const { rows } = await restored.execute("SELECT sum(points) AS points FROM ledger_entry");
  expect(Number(rows[0]?.points)).toBeGreaterThanOrEqual(400);
  restored.close();
  expect(readdirSync(folder).filter((name) => name.startsWith("restored.db.replaced-"))).toHaveLength(1);
  expect(readdirSync(folder).filter((name) => name.startsWith(".verify-"))).toEqual([]);
}, 120_000);

it("neither backs up nor restores books that don't balance", async () => {
  const copy = join(folder, "forged.db");
  expect(operator(api.databaseUrl, "backup", copy).status).toBe(0);
  const forged = createClient({ url: `file:${copy}` });
  await forged.execute(
    "UPDATE point_lot SET remaining = remaining + 1 WHERE entry_id = (SELECT min(entry_id) FROM point_lot)",
  );
  forged.close();
  const place = join(folder, "untouched.db");
  const refused = operator(`file:${place}`, "restore", copy);
  expect(refused.status).toBe(1);
  expect(refused.says).toContain("not so: what is left of the lots is the balance");
  expect(existsSync(place)).toBe(false);
  expect(operator(api.databaseUrl, "verify", copy).status).toBe(1);
}, 120_000);
