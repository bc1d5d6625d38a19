import { spawn } from "node:child_process";
import { demoMember } from "../screens/screens";
import { freePort } from "./free-port";

/** Runs the built site under the framework's own server, which caches nothing, on a mall API. */
export async function startStockServer(mallApi: string) {
  const port = await freePort();
  const child = spawn("node_modules/.bin/remix-serve", ["build/server/index.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      LOG_LEVEL: "silent",
      MALL_API_URL: `${mallApi}/{tenant}`,
      DEMO_MEMBER: `${demoMember.email} ${demoMember.password}`,
    },
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    port,
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
