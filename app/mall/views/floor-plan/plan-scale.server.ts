import type { Floor, FloorPlan } from "@contract/floor-plan";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";

/** The longer side of a drawing, in its units: fonts, pins and walls are sized for these. */
const usual = 1_300;
const [least, most] = [600, 2_600];

const scaledPlans = memoizedByObject<FloorPlan>();

/** The plan in units in which it can be drawn: some APIs count in metres, others in pixels of large pictures. */
export function atDrawingScale(plan: FloorPlan): FloorPlan {
  const longest = Math.max(...plan.floors.flatMap(({ width, height }) => [width, height]));
  if (longest >= least && longest <= most) return plan;
  return scaledPlans([plan], "", () => ({
    ...plan,
    floors: plan.floors.map((floor) => scaledFloor(floor, usual / longest)),
  }));
}

function scaledFloor(floor: Floor, by: number): Floor {
  const scaled = ([x, y]: [number, number]): [number, number] => [x * by, y * by];
  return {
    ...floor,
    width: floor.width * by,
    height: floor.height * by,
    outline: floor.outline.map(scaled),
    units: floor.units.map((unit) => ({ ...unit, polygon: unit.polygon.map(scaled) })),
    points: floor.points.map((point) => ({ ...point, position: scaled(point.position) })),
  };
}
