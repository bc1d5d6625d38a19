import { type FloorPlan, floorPlan } from "@contract/floor-plan";
import { expect, it } from "vitest";
import { atDrawingScale } from "./plan-scale.server";

const planOf = (width: number, height: number): FloorPlan =>
  floorPlan.parse({
    id: "main",
    edges: [],
    floors: [
      {
        level: 0,
        width,
        height,
        outline: [
          [0, 0],
          [width, 0],
          [width, height],
          [0, height],
        ],
        units: [
          {
            id: "u",
            entrance: "e",
            polygon: [
              [0, 0],
              [width / 2, 0],
              [width / 2, height],
            ],
          },
        ],
        points: [{ id: "e", kind: "entrance", position: [width / 4, height / 2] }],
      },
    ],
  });

it.each([
  ["metres", 130, 65],
  ["pixels of a large picture", 13_000, 6_500],
])("scales a plan in %s to a size that can be drawn, everything alike", (_, width, height) => {
  expect(atDrawingScale(planOf(width, height)).floors).toEqual(planOf(1_300, 650).floors);
});

it("takes a plan of a usual size as it is, and scales each plan once", () => {
  const usual = planOf(1_000, 500);
  expect(atDrawingScale(usual)).toBe(usual);
  const small = planOf(130, 65);
  expect(atDrawingScale(small)).toBe(atDrawingScale(small));
});
