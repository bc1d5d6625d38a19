import { describe, expect, it } from "vitest";
import { apart } from "./step-free-plan.server";

describe("marks on the plan without steps", () => {
  it("stay where they are if there is room", () => {
    const places = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
    ];
    expect(apart(places)).toEqual(places);
  });

  it.each([[[0, 0, 0]], [[0, 30, 60, 400]]])("at %j are moved apart", (across) => {
    const placed = apart(across.map((x) => ({ x, y: 0 }))).toSorted((one, other) => one.x - other.x);
    const gaps = placed
      .slice(1)
      .map(({ x, y }, at) => Math.hypot(x - (placed[at]?.x ?? 0), y - (placed[at]?.y ?? 0)));
    expect(Math.min(...gaps)).toBeGreaterThan(80);
  });
});
