import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type EventLoopReader, eventLoopReader } from "./event-loop-reading";

let reader: EventLoopReader;
beforeEach(async () => {
  reader = eventLoopReader();
  // The first measurement of the delay.
  await sleep(30);
  reader.read();
});
afterEach(() => reader.stop());

/** Keeps the processor for so many milliseconds of its time. */
function work(ms: number) {
  const start = process.cpuUsage();
  for (let used = 0; used < ms; ) {
    const { user, system } = process.cpuUsage(start);
    used = (user + system) / 1000;
  }
}

/** Blocks the event loop without a processor, as when other processes have it. */
const wait = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test("the process's own work delays the event loop, and leaves it no idle time", async () => {
  work(200);
  await sleep(1);
  const { delayMs, isBusy } = reader.read();
  expect(delayMs).toBeGreaterThan(50);
  expect(isBusy).toBe(true);
});

test("waiting for other processes is no delay", async () => {
  reader.read();
  const start = process.cpuUsage();
  wait(400);
  await sleep(1);
  const { delayMs } = reader.read();
  // Threads of earlier tests may still work in this process.
  const { user, system } = process.cpuUsage(start);
  expect(delayMs).toBeLessThan((user + system) / 1000 + 100);
});

test("an idle process has no delay", async () => {
  await sleep(100);
  const { delayMs, isBusy } = reader.read();
  expect(delayMs).toBeLessThan(50);
  expect(isBusy).toBe(false);
});
