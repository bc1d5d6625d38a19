import { memberTier } from "@contract/member-tier";
import { expect, it } from "vitest";
import type { Site } from "~/site/site.server";
import { tierProgress } from "./tier-progress.server";

const named = (id: string, pointsFrom: number) => ({
  id,
  points_from: pointsFrom,
  translations: [{ locale: "en", name: id }],
});
const progressOf = (fields: object) =>
  tierProgress(memberTier.parse({ tier: named("Gold", 0), ...fields }), { language: "en" } as Site);

it("of the highest tier is whole, where the API says that there is none above it", () => {
  for (const fields of [{ next_tier: null, points_to_next: null }, { next_tier: null }])
    expect(progressOf(fields)).toMatchObject({ percent: 100, line: expect.stringContaining("highest") });
});

it("to the next tier has the points that are missing", () => {
  const fields = { next_tier: named("Platinum", 1000), points_to_next: 400, year_points: 600 };
  expect(progressOf(fields)).toMatchObject({ percent: 60, line: expect.stringContaining("400") });
});

it("is not stated where nothing is known of the next tier, or of the points", () => {
  expect(progressOf({})).toMatchObject({ percent: null, line: null });
  expect(progressOf({ points_to_next: 2500 })).toMatchObject({ percent: null, line: null });
  expect(progressOf({ next_tier: named("Platinum", 1000) })).toMatchObject({ percent: null, line: null });
});
