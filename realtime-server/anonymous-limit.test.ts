import { expect, test } from "vitest";
import { createAnonymousLimit } from "./anonymous-limit";

const opened = (enter: ReturnType<typeof createAnonymousLimit>, addresses: string[]) =>
  addresses.map((address) => enter(address)).map((leave) => leave !== null);

test("limits unauthorized connections per address", () => {
  const enter = createAnonymousLimit(2);
  const leave = enter("192.0.2.1");
  expect(opened(enter, ["192.0.2.1", "192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2"])).toEqual([
    true,
    false,
    false,
    true,
  ]);
  leave?.();
  leave?.();
  expect(opened(enter, ["192.0.2.1", "192.0.2.1"])).toEqual([true, false]);
});

test("the addresses of an IPv6 line count as one, a customer's lines together as eight", () => {
  const enter = createAnonymousLimit(1);
  expect(opened(enter, ["2001:db8:0:1::1", "2001:db8:0:1::2"])).toEqual([true, false]);
  const lines = Array.from({ length: 8 }, (_, at) => `2001:db8:0:${at + 2}::1`);
  expect(opened(enter, lines)).toEqual([...Array(7).fill(true), false]);
});
