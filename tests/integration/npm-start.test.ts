import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { freePort } from "../processes/free-port";
import { copySeededDatabase } from "../processes/seeded-database";
import { sharedSite } from "../processes/shared-site";

const site = sharedSite();

/** Whether something listens at a port of this machine. */
async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const open = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return open;
}

it("npm start prints the malls' addresses for people, also through a pipe", async () => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "promenade-start-"));
  const npm: ChildProcess = spawn("env", ["-u", "NODE_ENV", "npm", "start", "--silent"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: await copySeededDatabase(folder),
      DRAIN_SECONDS: "0",
    },
  });
  let output = "";
  npm.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  await vi.waitFor(() => expect(output).toContain("Promenade listens"), { timeout: 60_000, interval: 200 });
  npm.kill("SIGTERM");
  await once(npm, "exit");
  rmSync(folder, { recursive: true });
  const lines = output.split("\n");
  expect(lines).toContain(`Promenade listens at http://localhost:${port}`);
  for (const mall of ["galerieharfa", "europasc"])
    expect(lines.filter((line) => line.endsWith(` http://${mall}.localhost:${port}`))).toHaveLength(1);
}, 90_000);

it("npm start leaves no process at the port when npm is ended", async () => {
  const port = await freePort();
  const npm = spawn("npm", ["start"], {
    stdio: "ignore",
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      MALL_API_URL: `${site.mallApi}/{tenant}`,
      DRAIN_SECONDS: "0",
    },
  });
  await vi.waitFor(async () => expect(await isOpen(port)).toBe(true), { timeout: 60_000, interval: 200 });
  npm.kill("SIGTERM");
  await once(npm, "exit");
  await vi.waitFor(async () => expect(await isOpen(port)).toBe(false), { timeout: 20_000, interval: 200 });
}, 90_000);
