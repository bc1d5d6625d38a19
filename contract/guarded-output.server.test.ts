import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOutput, takeDroppedLines } from "./guarded-output.server";

/** A file or pipe that takes `room` bytes, and otherwise fails. */
const target = { text: "", room: Number.POSITIVE_INFINITY, code: "EAGAIN" };
let output: ReturnType<typeof createOutput>;
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(target, { text: "", room: Number.POSITIVE_INFINITY, code: "EAGAIN" });
  takeDroppedLines();
  output = createOutput((bytes) => {
    if (target.room === 0) throw Object.assign(new Error("write failed"), { code: target.code });
    const taken = Math.min(bytes.length, target.room);
    target.text += bytes.subarray(0, taken);
    target.room -= taken;
    return taken;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const write = (...lines: string[]) => {
  for (const line of lines) output.write(Buffer.from(`${line}\n`));
};

it("writes lines at once and in order", () => {
  write("one", "two");
  expect(target.text).toBe("one\ntwo\n");
});

it("holds lines for a slow reader, up to a megabyte, and counts the others", () => {
  target.room = 2;
  write("one", "two", "x".repeat(1024 * 1024), "three");
  expect([target.text, takeDroppedLines()]).toEqual(["on", 1]);
  target.room = Number.POSITIVE_INFINITY;
  vi.advanceTimersByTime(100);
  expect(target.text).toBe("one\ntwo\nthree\n");
  expect([takeDroppedLines(), vi.getTimerCount()]).toEqual([0, 0]);
});

it.each(["ENOSPC", "EPIPE", "EIO"])("counts what fails by %s, and writes again once it can", (code) => {
  Object.assign(target, { room: 4, code });
  write("one", "two", "three");
  expect([target.text, takeDroppedLines()]).toEqual(["one\n", 2]);
  target.room = 100;
  write("four");
  expect([target.text, takeDroppedLines()]).toEqual(["one\nfour\n", 0]);
});

it("completes a line that the full disk cut off", () => {
  Object.assign(target, { room: 2, code: "ENOSPC" });
  write("one", "two", "three");
  expect([target.text, takeDroppedLines()]).toEqual(["on", 2]);
  target.room = 100;
  write("four");
  expect(target.text).toBe("one\nfour\n");
});

it("waits for a slow reader at the end, but not for ever", () => {
  target.room = 0;
  write("one");
  const wait = vi.spyOn(Atomics, "wait").mockImplementation(() => {
    target.room = 2;
    return "timed-out";
  });
  output.end();
  expect([target.text, wait.mock.calls.length]).toEqual(["one\n", 2]);
  wait.mockImplementation(() => "timed-out");
  target.room = 0;
  write("two");
  output.end();
  expect(target.text).toBe("one\n");
});
