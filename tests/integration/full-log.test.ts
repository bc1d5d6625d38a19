import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@libsql/client";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { freePort } from "../processes/free-port";
import { copySeededDatabase } from "../processes/seeded-database";
import { type RunningSite, startSite } from "../processes/site-process";
import { rawRequest } from "../requests/raw-request";

const folder = mkdtempSync(join(tmpdir(), "promenade-log-"));
const opened: number[] = [];
let site: RunningSite | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
  for (const file of opened.splice(0)) closeSync(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

function open(path: string, flags: number): number {
  const file = openSync(path, flags);
  opened.push(file);
  return file;
}

/** A pipe that only this process could read. */
function pipe(): number {
  const path = join(folder, "pipe");
  rmSync(path, { force: true });
  execFileSync("mkfifo", [path]);
  return open(path, constants.O_RDWR | constants.O_NONBLOCK);
}

/** What waits in a pipe. */
function take(file: number): string {
  const chunk = Buffer.alloc(65_536);
  let text = "";
  try {
    for (;;) text += chunk.subarray(0, readSync(file, chunk));
  } catch (error) {
    expect(error).toMatchObject({ code: "EAGAIN" });
    return text;
  }
}

/** The reference API and workers of a site. */
const children = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** Makes a reference API fail, which it logs. */
async function failWrites(mallApi: string, databaseUrl: string, times: number) {
  const database = createClient({ url: databaseUrl });
  await database.execute("DROP TABLE newsletter_subscription");
  database.close();
  const fields = { language: "en", consent: true, return_path: "/en/newsletter" };
  for (let at = 0; at < times; at++) {
    const answer = await fetch(`${mallApi}/promenade/v1/newsletters/subscription`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: `ada${at}@people.test`, ...fields }),
    });
    expect(answer.status).toBe(500);
  }
}

const start = async (output: number, settings: Record<string, string> = {}) => {
  site = await startSite({ LOG_LEVEL: "info", OPERATOR_PORT: "0", ...settings }, ".", output);
  const { pid, port, operatorPort, mallApi, databaseUrl } = site;
  return {
    pid,
    mallApi,
    databaseUrl,
    page: (path: string) => rawRequest(port, path, { Host: "promenade.localhost" }),
    async droppedLines() {
      const { body } = await rawRequest(operatorPort, "/metrics", { Host: "localhost" });
      return Number(/^promenade_log_lines_dropped_total (\d+)$/m.exec(body)?.[1]);
    },
  };
};

describe.each(["1", "2"])("with WORKERS=%s, a site", (WORKERS) => {
  it("answers while the disk of its log is full, and counts the lines", async () => {
    const full = open("/dev/full", constants.O_WRONLY);
    const { page, droppedLines, mallApi, databaseUrl } = await start(full, { WORKERS });
    const before = await droppedLines();
    expect(before).toBeGreaterThan(0);
    for (let at = 0; at < 10; at++) expect((await page(`/en/search?q=${at}`)).status).toBe(200);
    const requests = await droppedLines();
    expect(requests).toBeGreaterThanOrEqual(before + 10);
    // The reference API is a process of its own.
    await failWrites(mallApi, databaseUrl, 2);
    await vi.waitFor(async () => expect(await droppedLines()).toBeGreaterThanOrEqual(requests + 2), 10_000);
    expect(await site?.stop("SIGTERM")).toBe(0);
  }, 120_000);

  it("answers while nobody reads its log, and writes it again to who does", async () => {
    const file = pipe();
    const { page, droppedLines, pid } = await start(file, { WORKERS, PORT: String(await freePort()) });
    // A line has the path: more than a pipe and the memory for lines hold.
    const long = `/assets/${"x".repeat(7_500)}.js`;
    for (let at = 0; at < 400; at++) expect((await page(long)).status).toBe(404);
    expect(await droppedLines()).toBeGreaterThan(0);
    // The start and end of processes that share a pipe make it block.
    for (const child of children(pid)) process.kill(child, "SIGKILL");
    const until = Date.now() + 2_000;
    // Connections of a worker that ends are lost with it.
    const tried = () => Promise.race([page("/assets/none.js").catch(() => null), wait(1_000, null)]);
    while (Date.now() < until) await tried();
    await vi.waitFor(async () => expect((await tried())?.status).toBe(404), 20_000);
    await page("/en/search?q=late");
    await vi.waitFor(
      async () => {
        take(file);
        await page(`/en/search?q=${Math.random()}`);
        expect(take(file)).toContain('"path":"/en/search"');
      },
      { timeout: 20_000, interval: 100 },
    );
  }, 120_000);
});

describe("the reference API", () => {
  let api: ChildProcess | undefined;
  afterEach(() => {
    api?.kill("SIGKILL");
  });

  it("answers while the disk of its log is full, however many errors it has to log", async () => {
    const port = await freePort();
    const full = open("/dev/full", constants.O_WRONLY);
    const databaseUrl = await copySeededDatabase(folder);
    api = spawn(process.execPath, ["build/process/mall-api.js"], {
      stdio: ["ignore", full, full],
      env: { ...process.env, MALL_API_PORT: String(port), DATABASE_URL: databaseUrl },
    });
    const health = () => rawRequest(port, "/healthz", { Host: "localhost" });
    await vi.waitFor(async () => expect((await health()).status).toBe(200), {
      timeout: 60_000,
      interval: 200,
    });
    await failWrites(`http://127.0.0.1:${port}`, databaseUrl, 5);
    expect((await health()).status).toBe(200);
  }, 120_000);
});
