import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { unlessLeft } from "./leaving";

beforeEach(() => vi.stubGlobal("window", new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

const lost = () => new Promise<never>((_, reject) => setTimeout(reject, 0, new Error("lost")));

it("passes on what is loaded, and why it can't be", async () => {
  expect(await unlessLeft(Promise.resolve("data"))).toBe("data");
  await expect(unlessLeft(lost())).rejects.toThrow("lost");
});

it("stays pending when a load ends with the page", async () => {
  const settled = vi.fn();
  unlessLeft(lost()).then(settled, settled);
  window.dispatchEvent(new Event("beforeunload"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
});
