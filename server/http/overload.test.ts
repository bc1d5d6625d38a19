import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { type Overload, type OverloadLimits, watchOverload } from "./overload";

let overload: Overload;
afterEach(() => overload.stop());
const watch = (limits: Partial<OverloadLimits> = {}) => {
  overload = watchOverload({ delayMs: 150, underWay: 1_000, perAddress: 2, ...limits });
};

/** Blocks the event loop with CPU work, in blocks of so many milliseconds. */
async function block(ms: number, times: number) {
  for (let time = 0; time < times; time++) {
    const start = process.cpuUsage();
    for (let used = 0; used < ms; ) {
      const { user, system } = process.cpuUsage(start);
      used = (user + system) / 1000;
    }
    await sleep(1);
  }
}

/** Blocks the event loop without CPU work, as when other processes have the processor. */
async function stall(ms: number, times: number) {
  for (let time = 0; time < times; time++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    await sleep(1);
  }
}

const isAdmitted = (address: string): boolean => {
  const end = overload.admit(address);
  end?.();
  return end !== null;
};

test("work is admitted while the thread has time", async () => {
  watch();
  await sleep(600);
  for (let at = 0; at < 50; at++) expect(overload.admit("192.0.2.1")).not.toBeNull();
});

test("while the event loop is delayed, rejects an address with requests in flight, and no other", async () => {
  watch({ delayMs: 200 });
  const ends = [overload.admit("192.0.2.1"), overload.admit("192.0.2.1")];
  await block(320, 4);
  expect(isAdmitted("192.0.2.1")).toBe(false);
  expect(isAdmitted("192.0.2.2")).toBe(true);
  ends[0]?.();
  expect(isAdmitted("192.0.2.1")).toBe(true);
});

test("while it is delayed for long, rejects all; accepts all afterwards", async () => {
  watch();
  overload.admit("192.0.2.1");
  await block(600, 3);
  expect(isAdmitted("192.0.2.2")).toBe(false);
  await vi.waitFor(() => expect(isAdmitted("192.0.2.2")).toBe(true), 10_000);
});

test("waiting for other processes is no overload", async () => {
  // Collecting garbage of earlier tests takes some processor time.
  watch({ delayMs: 250 });
  overload.admit("192.0.2.1");
  await stall(600, 3);
  expect(isAdmitted("192.0.2.2")).toBe(true);
});

test("rejects when there are too many responses in flight and no idle time", async () => {
  watch({ underWay: 3, delayMs: 100_000 });
  for (const at of [1, 2, 3, 4, 5, 6]) overload.admit(`192.0.2.${at}`);
  await sleep(600);
  expect(isAdmitted("192.0.2.7")).toBe(true);
  await block(40, 20);
  expect(isAdmitted("192.0.2.8")).toBe(false);
});

test("a single request is admitted however busy the process is", async () => {
  watch();
  await block(600, 3);
  expect(isAdmitted("192.0.2.1")).toBe(true);
});
