import { floorPlan } from "@contract/floor-plan";
import { expect, it } from "vitest";
import { readEntity } from "../../../tests/stand-ins/read-entity";

const square = [
  [0, 0],
  [100, 0],
  [100, 50],
];
const planWith = (unit: object, fields: object = {}) =>
  readEntity(floorPlan, {
    id: 1,
    floors: [{ level: "přízemí", units: [{ id: 5, shop_id: 7, ...unit }], ...fields }],
  });

it.each([
  ["the text of an SVG polygon", "0,0 100,0 100,50"],
  ["points with names", square.map(([x, y]) => ({ x, y: String(y) }))],
  ["pairs", square],
])("a unit's shape is read from %s, and its floor has their size", (_, points) => {
  const { floors, edges, dropped } = planWith({ points });
  expect(dropped).toEqual([]);
  expect(edges).toEqual([]);
  expect(floors).toMatchObject([
    { level: 0, width: 100, height: 50, units: [{ id: "5", company_id: "7", polygon: square }] },
  ]);
  expect(floors[0]?.outline).toHaveLength(4);
});

it("a unit without a shape is dropped alone", () => {
  const { floors, dropped } = planWith({ points: "?" }, { width: 10, height: 20 });
  expect(floors).toMatchObject([{ width: 10, height: 20, units: [] }]);
  expect(dropped).toEqual(["floors[].units[]"]);
});
