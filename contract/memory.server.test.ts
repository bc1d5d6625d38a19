import { expect, it } from "vitest";
import { type CacheName, memoryOf } from "./memory.server";

const megabyte = 1024 * 1024;
const large = 64 * 1024;
const caches: CacheName[] = [
  "pages",
  "mall API",
  "documents",
  "members' documents",
  "offline packs",
  "rich text",
  "icons",
];
const cachesOf = (memory: ReturnType<typeof memoryOf>) =>
  caches.reduce((sum, cache) => sum + memory.cacheBytes(cache), 0) / megabyte;

it("is 250 MB for six malls by default, 40 of them caches", () => {
  const memory = memoryOf(undefined, 1, 6, large);
  expect(memory.megabytes).toBe(250);
  expect(cachesOf(memory)).toBeGreaterThan(35);
  expect(cachesOf(memory)).toBeLessThan(45);
});

it("grows with the malls, so that there is memory for the pages of each", () => {
  for (const malls of [40, 200, 1006])
    expect(memoryOf(undefined, 1, malls, large).cacheBytes("pages") / malls).toBeGreaterThan(80_000);
});

it("is at most three quarters of what the container has, for all processes together", () => {
  expect(memoryOf(undefined, 1, 1006, 512).megabytes).toBe(384);
  const four = memoryOf(undefined, 4, 6, 1024);
  expect(four.megabytes * 4.5).toBeGreaterThan(760);
  expect(four.megabytes * 4.5).toBeLessThanOrEqual(768);
});

it("follows one setting", () => {
  const [small, set] = [memoryOf(128, 1, 6, large), memoryOf(1024, 1, 6, large)];
  expect(set.megabytes).toBe(1024);
  for (const cache of caches) {
    expect(small.cacheBytes(cache)).toBeGreaterThan(0);
    expect(set.cacheBytes(cache)).toBeGreaterThan(10 * small.cacheBytes(cache));
  }
  expect(memoryOf(1024, 2, 6, large).megabytes).toBe(409);
});

it("leaves something for the caches where the program alone takes it all", () => {
  expect(cachesOf(memoryOf(128, 1, 1006, large))).toBeGreaterThan(5);
});
