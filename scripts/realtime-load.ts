// Holds a thousand idle connections to the running site, tells what each takes, and whether an event reaches all of them.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Pusher from "pusher";
import { WebSocket } from "ws";
import { z } from "zod";
import { startSite } from "../tests/site-process";

const wanted = 1_000;
const idleSeconds = 10;
const openedAtOnce = 50;

const folder = mkdtempSync(join(tmpdir(), "promenade-live-"));
const site = await startSite({ DATABASE_URL: `file:${folder}/mall-api.db` });
const kept = z.object({ PUSHER_APP_ID: z.string(), PUSHER_KEY: z.string(), PUSHER_SECRET: z.string() });
const app = kept.parse(JSON.parse(readFileSync(join(folder, "realtime.json"), "utf8")));
const before = residentMegabytes(site.pid);

const sockets: WebSocket[] = [];
let closed = 0;
let received = 0;
const started = performance.now();
while (sockets.length < wanted)
  sockets.push(...(await Promise.all(Array.from({ length: openedAtOnce }, openSubscribed))));
const opened = performance.now() - started;
await new Promise((resolve) => setTimeout(resolve, idleSeconds * 1000));
const after = residentMegabytes(site.pid);

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
while (received < sockets.length && performance.now() - published < 5_000)
  await new Promise((resolve) => setTimeout(resolve, 1));
const delivered = performance.now() - published;

console.log(
  `${wanted - closed} of ${wanted} connections are there after ${idleSeconds} s, opened in ${Math.round(opened)} ms`,
);
console.log(
  `${before} MB resident before, ${after} MB with them: ${(((after - before) * 1024) / wanted).toFixed(1)} kB each`,
);
console.log(`an event reached ${received} of them in ${Math.round(delivered)} ms`);
const isHeld = closed === 0 && received === wanted;
const stopping = performance.now();
const code = await site.stop();
console.log(`stopped with code ${code} in ${Math.round(performance.now() - stopping)} ms`);
rmSync(folder, { recursive: true, force: true });
process.exit(isHeld && code === 0 ? 0 : 1);

function openSubscribed(): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(
      `ws://127.0.0.1:${site.port}/app/${app.PUSHER_KEY}?protocol=7&client=load&version=1`,
    );
    socket.once("error", reject);
    socket.on("close", () => closed++);
    socket.on("message", (text) => {
      const { event } = z.object({ event: z.string() }).parse(JSON.parse(String(text)));
      if (event === "pusher:connection_established")
        socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: "everyone" } }));
      if (event === "pusher_internal:subscription_succeeded") resolve(socket);
      if (event === "hello") received++;
    });
  });
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 102.4) / 10;
}
