import { describe, expect, it } from "vitest";
import type { Position } from "./plan-geometry.server";
import { labelWithin } from "./plan-labels.server";

const rectangle = (width: number, height: number, degrees = 0): Position[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners: Position[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  return corners.map(([x, y]) => [100 + x * cos - y * sin, 100 + x * sin + y * cos]);
};

describe("a name within a unit", () => {
  it("is horizontal and centred, as large as fits", () => {
    expect(labelWithin(rectangle(200, 80), "Petrol", [20, 14])).toEqual({
      x: 100,
      y: 100,
      size: 20,
      lines: ["Petrol"],
    });
    expect(labelWithin(rectangle(62, 30), "Petrol", [20, 14])?.size).toBe(14);
  });

  it("is never rotated: one that is too wide for a narrow unit is left to its number", () => {
    for (const degrees of [0, 30, -30]) {
      expect(labelWithin(rectangle(30, 120, degrees), "Petrol", [14])).toBeNull();
      expect(labelWithin(rectangle(30, 120, degrees), "7", [14])).not.toBeNull();
    }
  });

  it("wraps between words before it is omitted", () => {
    expect(labelWithin(rectangle(70, 60), "Aurelio Conti", [14])?.lines).toEqual(["Aurelio", "Conti"]);
    expect(labelWithin(rectangle(20, 20), "Aurelio Conti", [14])).toBeNull();
  });

  it("moves aside for what is drawn on it, where it may", () => {
    const pin: Position[] = [[100, 95]];
    expect(labelWithin(rectangle(120, 120), "Petrol", [14], pin)).toBeNull();
    const moved = labelWithin(rectangle(120, 120), "Petrol", [14], pin, true);
    expect(Math.hypot((moved?.x ?? 100) - 100, (moved?.y ?? 95) - 95)).toBeGreaterThan(11 + 14 / 2);
    expect(labelWithin(rectangle(40, 30), "Petrol", [14], pin, true)).toBeNull();
  });

  it("does not overlap a pin on the unit", () => {
    const unit = rectangle(120, 30);
    expect(labelWithin(unit, "Petrol", [14])).not.toBeNull();
    expect(labelWithin(unit, "Petrol", [14], [[100, 100]])).toBeNull();
    expect(labelWithin(unit, "Petrol", [14], [[155, 100]])).not.toBeNull();
  });
});
