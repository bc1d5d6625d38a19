import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "../db/database";

const folder = mkdtempSync(join(tmpdir(), "promenade-errors-"));
const databaseUrl = `file:${folder}/mall-api.db`;
beforeAll(async () => {
  const database = await openDatabase(databaseUrl);
  await database.$client.execute("DROP TABLE customer_reward");
  database.$client.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (file: string, words: string[], environment: Record<string, string>) =>
  spawnSync("node", [`build/process/${file}`, ...words], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
    timeout: 60_000,
  });

it("the operator's commands print a failed query without its parameters", () => {
  const { status, stdout, stderr } = run("operator.js", ["use", "beta", "S3CR3T-CODE"], {
    DATABASE_URL: databaseUrl,
  });
  expect(status).toBe(1);
  expect(stderr).toContain("Failed query: ");
  expect(stderr).toContain("no such table: customer_reward");
  expect(stdout + stderr).not.toContain("S3CR3T");
});

it("the operator's commands say how they are run where they are", () => {
  const usage = (event: string) =>
    run("operator.js", [], { DATABASE_URL: databaseUrl, npm_lifecycle_event: event });
  expect(usage("").stdout).toMatch(/^node build\/process\/operator\.js <command>\n/);
  expect(usage("operator").stdout).toMatch(/^npm run operator -- <command>\n/);
});

it("the reference API prints why it doesn't start, without credentials", () => {
  const { status, stderr } = run("mall-api.js", [], {
    DATABASE_URL: "libsql://operator:s3cr3t@127.0.0.1:9",
    DATABASE_AUTH_TOKEN: "s3cr3t",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("The mall API failed to start");
  expect(stderr).not.toContain("s3cr3t");
  // The process itself waits ten seconds for a database that does not answer.
}, 60_000);

it("the reference API says in one line what is wrong with its place", () => {
  const file = join(folder, "no-database");
  mkdirSync(file);
  const { status, stderr } = run("mall-api.js", [], { DATABASE_URL: `file:${file}` });
  expect(status).toBe(1);
  expect(stderr).toContain("The mall API failed to start");
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

it("the reference API says that its port is in use, and how it gets another", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = run("mall-api.js", [], {
    DATABASE_URL: `file:${join(folder, "busy.db")}`,
    MALL_API_PORT: String(port),
  });
  other.close();
  expect([status, stderr.trim()]).toEqual([
    1,
    `The mall API failed to start: Port ${port} is in use: stop what listens there, or set MALL_API_PORT to another`,
  ]);
});

it("the reference API says that a file is no database, and which, at once", () => {
  const file = join(folder, "notes.txt");
  writeFileSync(file, "a text\n".repeat(100));
  const { status, stderr } = run("mall-api.js", [], { DATABASE_URL: `file:${file}` });
  expect([status, stderr.trim()]).toEqual([
    1,
    `The mall API failed to start: file:${file} can't be used: it is no SQLite database. DATABASE_URL names another place`,
  ]);
});

it("a damaged database is named, whatever opens it", async () => {
  const file = join(folder, "damaged.db");
  const database = await openDatabase(`file:${file}`);
  await database.$client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  database.$client.close();
  // All but the header that says what the file is.
  writeFileSync(file, readFileSync(file).fill(0xff, 100));
  const environment = { DATABASE_URL: `file:${file}`, MALL_API_PORT: "0" };
  for (const [program, ...words] of [
    ["mall-api.js"],
    ["operator.js", "receipts"],
    ["operator.js", "verify"],
  ]) {
    const { status, stderr } = run(program ?? "", words, environment);
    expect(status, program).toBe(1);
    expect(stderr.trim(), [program, ...words].join(" ")).toMatch(
      /damaged\.db.*(?:it is damaged|no SQLite database).*$/,
    );
    expect(stderr.trim().split("\n")).toHaveLength(1);
  }
});

it("the reference API's log is lines of JSON, also of a failed request, which has its id", async () => {
  const place = `file:${folder}/logged.db`;
  const api = spawn("node", ["build/process/mall-api.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "info",
      DATABASE_URL: place,
      MALL_API_PORT: "0",
    },
  });
  let written = "";
  for (const stream of [api.stdout, api.stderr])
    stream.on("data", (chunk) => {
      written += chunk;
    });
  const lines = (): { msg: string; address?: string }[] =>
    written
      .trim()
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  try {
    await vi.waitFor(() => expect(lines()).not.toEqual([]), { timeout: 60_000, interval: 100 });
    const [start] = lines();
    expect(start).toMatchObject({ name: "mall-api", msg: "The mall API listens", database: place });
    const address = start?.address?.replace("{tenant}", "promenade") ?? "";
    const database = await openDatabase(place);
    await database.$client.execute("DROP TABLE newsletter_subscription");
    database.$client.close();
    const answer = await fetch(`${address}newsletters/subscription`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Request-Id": "the-request-of-this-test" },
      body: JSON.stringify({
        email: "ada@people.test",
        language: "en",
        consent: true,
        return_path: "/en/newsletter",
      }),
    });
    expect(answer.status).toBe(500);
    await vi.waitFor(() =>
      expect(lines()).toContainEqual(
        expect.objectContaining({ level: 50, id: "the-request-of-this-test", method: "POST" }),
      ),
    );
    expect(written).not.toContain("ada@people.test");
  } finally {
    api.kill("SIGKILL");
  }
}, 90_000);

it.each([
  ["0.0.0.0", "", "not set"],
  ["::", "too short", '"…" (9 characters)'],
  ["mall-api", "", "not set"],
])("the reference API doesn't start at %s with the secret %j", (host, secret, shown) => {
  const { status, stderr } = run("mall-api.js", [], {
    DATABASE_URL: databaseUrl,
    MALL_API_HOST: host,
    MALL_API_SECRET: secret,
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(
    /^The mall API failed to start: MALL_API_SECRET is .+; it must be a secret of at least 32 ASCII characters, .+$/,
  );
  expect(stderr).toContain(`MALL_API_SECRET is ${shown}; `);
});
