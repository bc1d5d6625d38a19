import { describe, expect, it } from "vitest";
import type { Site } from "~/site/site.server";
import { pointsFor, purchaseFor } from "./earning.server";

const siteWith = (halerPerPoint: number | null) =>
  ({ settings: { receiptRules: { halerPerPoint, days: null, halerAtOnce: null } } }) as unknown as Site;

describe("points for purchases", () => {
  it("follow the mall's rule and the tier", () => {
    expect(pointsFor(500_00, siteWith(10_00))).toBe(50);
    expect(pointsFor(500_00, siteWith(10_00), 1.2)).toBe(60);
    expect(pointsFor(505_00, siteWith(20_00))).toBe(25);
  });

  it("need purchases in whole crowns", () => {
    expect(purchaseFor(50, siteWith(10_00))).toBe(500_00);
    expect(purchaseFor(50, siteWith(10_00), 1.2)).toBe(417_00);
  });

  it("are unknown where the mall's API has no rule", () => {
    expect(pointsFor(500_00, siteWith(null))).toBeNull();
    expect(purchaseFor(50, siteWith(null))).toBeNull();
  });
});
