import { fork } from "node:child_process";
import type { BareJob } from "./bare-server";

/** Starts a server for one job in a process of its own. */
export async function startBareServer(job: BareJob) {
  const child = fork(new URL("bare-server.ts", import.meta.url), {
    execArgv: process.execArgv,
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.send(job);
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)));
    child.once("exit", (code) => reject(new Error(`The bare server exited with code ${code}`)));
  });
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
