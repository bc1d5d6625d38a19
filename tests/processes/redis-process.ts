import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { findRedis } from "../../scripts/find-program.js";

/** Runs a Redis server without persistence, and waits until it listens. */
export async function startRedis(port: number): Promise<ChildProcess> {
  const server = spawn(findRedis(), ["--port", String(port), "--save", "", "--bind", "127.0.0.1"], {
    stdio: "ignore",
    // It doesn't start with a library that fakes the clock.
    env: { ...process.env, LD_PRELOAD: "" },
  });
  for (let time = 0; time < 100; time++) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return server;
    await wait(50);
  }
  throw new Error("Redis does not listen");
}
