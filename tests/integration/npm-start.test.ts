import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, vi } from "vitest";
import { freePort } from "../processes/free-port";
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
