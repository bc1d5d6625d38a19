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

  it("labels what was spent as less than nothing", () => {
    const labels = pointsChart({ months: [month("2026-11", 200, 200)] }, site)?.ticks.map(
      ({ label }) => label,
    );
    expect(labels).toContain("−200");
    expect(labels).toContain("200");
    expect(new Set(labels).size).toBe(labels?.length);
  });

  it("accepts spent points with either sign", () => {
    const [signed, plain] = [-250, 250].map((spent) =>
      pointsChart({ months: [month("2026-11", 10, spent)] }, site),
    );
    expect(signed).toEqual(plain);
  });

  it("labels whole round numbers that cover every bar", () => {
    for (const most of [1, 3, 7, 42, 530, 9_999, 120_000]) {
      const chart = pointsChart({ months: [month("2026-11", most, 0)] }, site);
      const labels = (chart?.ticks ?? []).map(({ label }) => Number(label.replaceAll(",", "")));
      expect(labels.every(Number.isInteger)).toBe(true);
      expect(Math.max(...labels)).toBeGreaterThanOrEqual(most);
      expect(labels.length).toBeLessThanOrEqual(7);
    }
  });
});
