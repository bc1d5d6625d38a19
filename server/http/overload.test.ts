import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventLoopReading } from "./event-loop-reading";
import { type Overload, type OverloadLimits, watchOverload } from "./overload";

let overload: Overload;
let reading: EventLoopReading;
beforeEach(() => {
  vi.useFakeTimers();
  reading = { delayMs: 0, isBusy: false };
});
afterEach(() => {
  overload.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const watch = (limits: Partial<OverloadLimits> = {}) => {
  overload = watchOverload(
    { delayMs: 150, underWay: 1_000, ofAll: 10_000, perAddress: 2, ...limits },
    { read: () => reading, stop: () => {} },
  );
};

/** Lets windows of 250 ms pass in which the event loop was delayed, or had no idle time. */
function pass(windows: number, next: Partial<EventLoopReading>) {
  reading = { delayMs: 0, isBusy: false, ...next };
  vi.advanceTimersByTime(windows * 250);
}

const admit = (address: string, mall = "mall.test") => overload.admit(address, mall);

const isAdmitted = (address: string, mall?: string): boolean => {
  const end = admit(address, mall);
  end?.();
  return end !== null;
};

test("work is admitted while the thread has time", () => {
  watch();
  pass(3, { delayMs: 20 });
  for (let at = 0; at < 50; at++) expect(admit("192.0.2.1")).not.toBeNull();
});

test("while the event loop is delayed, rejects an address with requests in flight, and no other", () => {
  watch();
  const ends = [admit("192.0.2.1"), admit("192.0.2.1")];
  pass(4, { delayMs: 200 });
  expect(isAdmitted("192.0.2.1")).toBe(false);
  expect(isAdmitted("192.0.2.2")).toBe(true);
  ends[0]?.();
  vi.advanceTimersByTime(0);
  expect(isAdmitted("192.0.2.1")).toBe(true);
});

test("counts the addresses of one IPv6 network together", () => {
  watch();
  for (const address of ["2001:db8:1:2::1", "2001:db8:1:2::2"]) admit(address);
  pass(4, { delayMs: 200 });
  expect(isAdmitted("2001:db8:1:2:3:4:5:6")).toBe(false);
  expect(isAdmitted("2001:db8:1:3::1")).toBe(true);
});

test("while it is delayed for long, rejects all; accepts all afterwards", () => {
  watch();
  admit("192.0.2.1");
  pass(3, { delayMs: 600 });
  expect(isAdmitted("192.0.2.2")).toBe(false);
  pass(2, {});
  expect(isAdmitted("192.0.2.2")).toBe(true);
});

test("one long task is no overload", () => {
  watch();
  admit("192.0.2.1");
  pass(1, { delayMs: 500 });
  expect(isAdmitted("192.0.2.2")).toBe(true);
});

test("rejects when there are too many responses in flight and no idle time", () => {
  watch({ underWay: 3 });
  for (const at of [1, 2, 3, 4, 5, 6]) admit(`192.0.2.${at}`);
  pass(2, {});
  expect(isAdmitted("192.0.2.7")).toBe(true);
  pass(1, { isBusy: true });
  expect(isAdmitted("192.0.2.8")).toBe(false);
});

test("a flood of one mall refuses nothing of another", () => {
  watch({ underWay: 3 });
  for (const at of [1, 2, 3, 4, 5, 6]) admit(`192.0.2.${at}`);
  pass(3, { isBusy: true });
  expect(isAdmitted("192.0.2.7")).toBe(false);
  for (const at of [7, 8, 9]) expect(admit("192.0.2.7", "other.test"), `${at}`).not.toBeNull();
  expect(isAdmitted("192.0.2.7", "other.test")).toBe(false);
});

test("with too many in flight of all malls together, each has one", () => {
  watch({ underWay: 3, ofAll: 6 });
  for (const at of [1, 2, 3, 4, 5, 6]) admit(`192.0.2.${at}`, `mall-${at}.test`);
  pass(3, { isBusy: true });
  expect(isAdmitted("192.0.2.7", "mall-1.test")).toBe(false);
  expect(isAdmitted("192.0.2.7", "mall-7.test")).toBe(true);
});

test("rejects when there are too many responses in flight and no time for a reading", () => {
  watch({ underWay: 3 });
  for (const at of [1, 2, 3, 4, 5, 6]) admit(`192.0.2.${at}`);
  const start = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => start + 499);
  expect(isAdmitted("192.0.2.7")).toBe(true);
  vi.spyOn(performance, "now").mockImplementation(() => start + 500);
  expect(isAdmitted("192.0.2.8")).toBe(false);
});

test("requests that each end at once count until the turn of the event loop is over", () => {
  watch({ underWay: 3 });
  for (const _ of [1, 2, 3, 4, 5, 6]) isAdmitted("192.0.2.1");
  const start = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => start + 500);
  expect(isAdmitted("192.0.2.2")).toBe(false);
  vi.advanceTimersByTime(0);
  expect(isAdmitted("192.0.2.2")).toBe(true);
});

test("a single request is admitted however busy the process is", () => {
  watch();
  pass(3, { delayMs: 600, isBusy: true });
  expect(isAdmitted("192.0.2.1")).toBe(true);
});
