import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type Overload, type OverloadLimits, watchOverload } from "./overload";

let overload: Overload;
afterEach(() => overload.stop());
const watch = (limits: Partial<OverloadLimits> = {}) => {
  overload = watchOverload({ delayMs: 150, underWay: 1_000, perAddress: 2, ...limits });
};

/** Keeps the thread from everything else for so long at a time. */
async function block(ms: number, times: number) {
  for (let time = 0; time < times; time++) {
    const end = performance.now() + ms;
    while (performance.now() < end);
    await sleep(1);
  }
}
/** Until what was measured is forgotten. */
const rest = () => sleep(3_000);

test("work is let in while the thread has time", async () => {
  watch();
  await rest();
  for (let at = 0; at < 50; at++) expect(overload.admit("192.0.2.1")).not.toBeNull();
});

test("while the thread keeps events waiting, an address that has work under way gets no more, others do", async () => {
  watch({ delayMs: 200 });
  const ends = [overload.admit("192.0.2.1"), overload.admit("192.0.2.1")];
  await block(320, 4);
  expect(overload.admit("192.0.2.1")).toBeNull();
  expect(overload.admit("192.0.2.2")).not.toBeNull();
  ends[0]?.();
  expect(overload.admit("192.0.2.1")).not.toBeNull();
});

test("while it keeps them waiting for long, nobody does; afterwards everybody", async () => {
  watch();
  overload.admit("192.0.2.1");
  await block(600, 3);
  expect(overload.admit("192.0.2.2")).toBeNull();
  await rest();
  expect(overload.admit("192.0.2.2")).not.toBeNull();
});

test("too many answers being made at once are too much, where no time is left over", async () => {
  watch({ underWay: 3, delayMs: 100_000 });
  for (const at of [1, 2, 3, 4, 5, 6]) overload.admit(`192.0.2.${at}`);
  await rest();
  expect(overload.admit("192.0.2.7")).not.toBeNull();
  await block(40, 40);
  expect(overload.admit("192.0.2.8")).toBeNull();
});

test("what stands alone is let in however busy the machine is", async () => {
  watch();
  await block(600, 3);
  const end = overload.admit("192.0.2.1");
  expect(end).not.toBeNull();
  end?.();
});
