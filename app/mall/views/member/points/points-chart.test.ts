import { describe, expect, it } from "vitest";
import { pointsChart } from "./points-chart.server";

const site = { language: "en" } as const;
const month = (name: string, earned: number, spent: number) => ({ month: name, earned, spent });

describe("a year of points", () => {
  it("has no chart without points", () => {
    expect(pointsChart({ months: [month("2026-11", 0, 0)] }, site)).toBeNull();
    expect(pointsChart({ months: [] }, site)).toBeNull();
  });

  it("renders earned points above the zero line and spent ones below, on one scale", () => {
    const chart = pointsChart({ months: [month("2026-10", 400, 0), month("2026-11", 200, 200)] }, site);
    const [october, november] = chart?.rows ?? [];
    expect(october?.down).toBeNull();
    expect((october?.up?.y ?? 0) + (october?.up?.height ?? 0)).toBeCloseTo(chart?.zero ?? 0, 1);
    expect(november?.down?.y).toBe(chart?.zero);
    expect(november?.down?.height).toBeCloseTo(november?.up?.height ?? 0, 1);
    expect(october?.up?.height).toBeCloseTo(2 * (november?.up?.height ?? 0), 1);
  });

  it("sums what was earned and spent in all months", () => {
    const months = [month("2026-10", 1400, -50), month("2026-11", 200, 200)];
    expect(pointsChart({ months }, site)?.sums).toEqual({ earned: "1,600", spent: "250" });
  });

  it("accepts spent points with either sign", () => {
    const [signed, plain] = [-250, 250].map((spent) =>
      pointsChart({ months: [month("2026-11", 10, spent)] }, site),
    );
    expect(signed).toEqual(plain);
  });
});
