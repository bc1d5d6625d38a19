// Opens a thousand idle connections to the running site and checks that an event reaches all of them. The memory per
// connection is measured in a process that runs only the broker, because a site's memory varies by more.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Pusher from "pusher";
import { WebSocket } from "ws";
import { z } from "zod";
import { startRealtimeServer } from "../realtime-server/realtime-server";
import { startSite } from "../tests/processes/site-process";

const wanted = 1_000;
const idleSeconds = 10;
const openedAtOnce = 50;
const loneApp = { appId: "1", key: "load", secret: "load" };
const isLone = process.argv[2] === "lone";

if (isLone) await serveAlone();
else process.exit((await holdOnSite()) && (await measureAlone()) ? 0 : 1);

async function holdOnSite(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "promenade-live-"));
  const site = await startSite({ DATABASE_URL: `file:${folder}/mall-api.db` });
  const shape = z.object({ PUSHER_APP_ID: z.string(), PUSHER_KEY: z.string(), PUSHER_SECRET: z.string() });
  const app = shape.parse(JSON.parse(readFileSync(join(folder, "realtime.json"), "utf8")));
  const started = performance.now();
  const crowd = await openCrowd(site.port, app.PUSHER_KEY);
  const opened = performance.now() - started;
  await seconds(idleSeconds);
  const publisher = new Pusher({
    appId: app.PUSHER_APP_ID,
    key: app.PUSHER_KEY,
    secret: app.PUSHER_SECRET,
    host: "127.0.0.1",
    port: String(site.realtimePort),
    useTLS: false,
  });
  const published = performance.now();
  await publisher.trigger("everyone", "hello", {});
  while (crowd.received < wanted && performance.now() - published < 5_000) await seconds(0.001);
  const delivered = performance.now() - published;
  const { closed, received } = crowd;
  const stopping = performance.now();
  const code = await site.stop("SIGTERM");
  console.log(
    [
      `${wanted - closed} of ${wanted} connections are there after ${idleSeconds} s, opened in ${Math.round(opened)} ms`,
      `an event reached ${received} of them in ${Math.round(delivered)} ms`,
      `the site stopped with code ${code} in ${Math.round(performance.now() - stopping)} ms`,
    ].join("\n"),
  );
  rmSync(folder, { recursive: true, force: true });
  return closed === 0 && received === wanted && code === 0;
}

async function measureAlone(): Promise<boolean> {
  const child = fork(fileURLToPath(import.meta.url), ["lone"], {
    execArgv: [...process.execArgv, "--expose-gc"],
  });
  const answer = async () => z.object({ value: z.number() }).parse((await once(child, "message"))[0]).value;
  const port = await answer();
  const resident = () => {
    child.send("measure");
    return answer();
  };
  const before = await resident();
  const crowd = await openCrowd(port, loneApp.key);
  await seconds(1);
  const after = await resident();
  child.kill();
  console.log(
    `the broker alone: ${megabytes(before)} MB resident, ${megabytes(after)} MB with them, ${((after - before) / 1024 / wanted).toFixed(1)} kB each`,
  );
  return crowd.closed === 0;
}

async function serveAlone() {
  const { port } = await startRealtimeServer(loneApp, { port: 0, host: "127.0.0.1", log: console.error });
  process.send?.({ value: port });
  process.on("message", () => {
    global.gc?.();
    process.send?.({ value: process.memoryUsage.rss() });
  });
}

type Crowd = { received: number; closed: number };

async function openCrowd(port: number, key: string): Promise<Crowd> {
  const crowd: Crowd = { received: 0, closed: 0 };
  for (let opened = 0; opened < wanted; opened += openedAtOnce)
    await Promise.all(Array.from({ length: openedAtOnce }, () => openSubscribed(port, key, crowd)));
  return crowd;
}

function openSubscribed(port: number, key: string, crowd: Crowd): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7&client=load&version=1`);
    socket.once("error", reject);
    socket.on("close", () => crowd.closed++);
    socket.on("message", (text) => {
      const { event } = z.object({ event: z.string() }).parse(JSON.parse(String(text)));
      if (event === "pusher:connection_established")
        socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: "everyone" } }));
      if (event === "pusher_internal:subscription_succeeded") resolve();
      if (event === "hello") crowd.received++;
    });
  });
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
