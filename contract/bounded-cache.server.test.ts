import { expect, it } from "vitest";
import { createBoundedCache } from "./bounded-cache.server";

/** The share of reads that find their key, in rounds over the same keys in the same order. */
function hitShare(keys: number, capacity: number, rounds = 20): number {
  const cache = createBoundedCache<number>(capacity);
  let hits = 0;
  for (let round = 0; round < rounds; round++)
    for (let key = 0; key < keys; key++) {
      if (cache.get(`${key}`) === undefined) cache.set(`${key}`, key, 1);
      else hits++;
    }
  return hits / (keys * rounds);
}

it("finds all that fits, and a good part of what is a quarter too much for it, in whatever order", () => {
  expect(hitShare(1000, 1000)).toBe(0.95);
  expect(hitShare(1250, 1000)).toBeGreaterThan(0.5);
  expect(hitShare(2000, 1000)).toBeGreaterThan(0.1);
});

it("is bounded, whatever the sizes, and counts what it evicts", () => {
  const cache = createBoundedCache<string>(1000);
  for (let number = 0; number < 200; number++) {
    cache.set(`${number}`, "value", 10 + ((number * 37) % 90));
    expect(cache.use().bytes).toBeLessThanOrEqual(1000);
  }
  const { bytes, entries, evictions } = cache.use();
  expect(bytes).toBeGreaterThan(800);
  expect(entries + evictions).toBe(200);
  expect(cache.entries()).toHaveLength(entries);
});

it("spares what is read for what nobody has asked for again", () => {
  const cache = createBoundedCache<number>(100);
  let misses = 0;
  for (let number = 0; number < 2000; number++) {
    if (cache.get("read") === undefined) {
      misses++;
      cache.set("read", 1, 1);
    }
    cache.set(`${number}`, number, 1);
  }
  expect(misses).toBeLessThan(10);
});

it("replaces and deletes entries", () => {
  const cache = createBoundedCache<number>(100);
  for (const key of ["a", "b", "c"]) cache.set(key, 1, 10);
  cache.set("a", 2, 30);
  cache.delete("b");
  cache.delete("b");
  expect(cache.peek("a")).toBe(2);
  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("c")).toBe(1);
  expect(cache.use()).toEqual({ bytes: 40, entries: 2, evictions: 0 });
});

it("doesn't hold what is larger than itself, or evict anything for it", () => {
  const cache = createBoundedCache<number>(100);
  cache.set("small", 1, 60);
  cache.set("large", 1, 101);
  expect(cache.get("large")).toBeUndefined();
  expect(cache.get("small")).toBe(1);
});
