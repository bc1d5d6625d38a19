import { describe, expect, it } from "vitest";
import { spread } from "./sketch-map.server";

const minDistance = (bearings: number[]) => {
  const sorted = bearings.toSorted((one, other) => one - other);
  return Math.min(...sorted.map((bearing, at) => (sorted[at + 1] ?? (sorted[0] ?? 0) + 360) - bearing));
};

describe("marks around the sketch", () => {
  it("stay in place if there is room", () => {
    expect(spread([38, 176, 282, 118, 232])).toEqual([38, 176, 282, 118, 232]);
  });

  it.each([
    [[176, 176]],
    [[350, 5]],
    [[0, 359, 1, 358]],
    [[10, 10, 10, 10, 10, 10, 10]],
    [[90, 91, 100, 200, 350, 351, 352]],
  ])("%j are moved apart", (bearings) => {
    const placed = spread(bearings);
    expect(minDistance(placed)).toBeGreaterThanOrEqual(46);
    expect(placed).toHaveLength(bearings.length);
  });

  it("are empty without any", () => {
    expect(spread([])).toEqual([]);
  });
});
