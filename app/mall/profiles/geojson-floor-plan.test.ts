import { floorPlan } from "@contract/floor-plan";
import { expect, it } from "vitest";
import { readEntity } from "../../../tests/stand-ins/read-entity";
import { InvalidValue } from "../reading/reading-context";
import { geojsonFloorPlan } from "./geojson-floor-plan.server";

const [lng, lat] = [14.49, 50.1];
const metre = 1 / 111_195;
/** Degrees of a place so many metres to the east and to the south of the mall's north-western corner. */
const at = (x: number, y: number) => [lng + (x * metre) / Math.cos((lat * Math.PI) / 180), lat - y * metre];
const rectangle = (x: number, y: number, width: number, height: number) => [
  [at(x, y), at(x, y + height), at(x + width, y + height), at(x + width, y), at(x, y)],
];
const polygon = (...box: [number, number, number, number]) => ({
  type: "Polygon",
  coordinates: rectangle(...box),
});
const point = (x: number, y: number) => ({ type: "Point", coordinates: at(x, y) });
const company = (id: number) => ({ id, level: null, company: { id, store_name: `Shop ${id}` } });

const floor = (level: string | null, ...children: object[]) => ({
  id: `floor ${level}`,
  type: "floor",
  level,
  geom: polygon(0, 0, 120, 80),
  children,
});
const unit = (id: number, level: string | null, fields: object = {}) => ({
  id,
  type: "unit",
  level,
  geom: polygon(10, 20, 20, 10),
  unit: company(id),
  children: null,
  ...fields,
});
const sign = (category: string | null, fields: object = {}) => ({
  id: category ?? "sign",
  type: "point",
  level: "0",
  category,
  geom: point(60, 40),
  ...fields,
});
const mall = (...children: object[]) => ({
  id: 1,
  type: "mall",
  level: null,
  geom: polygon(0, 0, 120, 80),
  children,
});

/** What the site makes of a tree: the plan, and the reasons for which nodes are left out. */
function planOf(...children: object[]) {
  const reasons: string[] = [];
  const converted = geojsonFloorPlan([mall(...children)], ({ reason }) => reasons.push(reason));
  if (converted instanceof InvalidValue) throw new Error(converted.reason);
  const plan = readEntity(floorPlan, converted);
  expect(plan.dropped).toEqual([]);
  return { plan, floors: plan.floors, reasons };
}

it("has its floors from the lowest up, in metres from the outline's corner, y down", () => {
  const { plan, floors, reasons } = planOf(floor("1", unit(7, "1")), floor("-1"), floor("0"));
  expect(plan).toMatchObject({ id: "1", edges: [] });
  expect(floors.map(({ level }) => level)).toEqual([-1, 0, 1]);
  expect(floors[2]).toMatchObject({
    outline: [
      [0, 0],
      [0, 80],
      [120, 80],
      [120, 0],
    ],
    units: [
      {
        id: "7",
        company_id: "7",
        polygon: [
          [10, 20],
          [10, 30],
          [30, 30],
          [30, 20],
        ],
      },
    ],
  });
  expect(floors[2]?.width).toBeCloseTo(120, 1);
  expect(floors[2]?.height).toBeCloseTo(80, 1);
  expect(reasons).toEqual([]);
});

it("shows a unit without a shop as empty, and one whose shop names another level there", () => {
  const elsewhere = { ...company(8), level: "1" };
  const { floors } = planOf(
    floor("0", unit(5, "0", { unit: null }), unit(8, "0", { unit: elsewhere })),
    floor("1"),
  );
  expect(floors[0]?.units).toMatchObject([{ id: "5", company_id: null }]);
  expect(floors[1]?.units).toMatchObject([{ id: "8", company_id: "8" }]);
});

it("shows on every floor what is on all levels", () => {
  const { floors } = planOf(floor("0"), floor("1"), sign("elevator", { level: null }), unit(3, null));
  for (const each of floors) {
    expect(each.points).toMatchObject([{ kind: "lift" }]);
    expect(each.units).toMatchObject([{ company_id: "3" }]);
  }
});

it("has a floor where no node names a level", () => {
  expect(planOf(unit(3, null)).floors).toMatchObject([{ level: 0, units: [{ company_id: "3" }] }]);
});

it("has all parts of a shape, without holes, and the largest part of an outline", () => {
  const hole = rectangle(12, 22, 2, 2)[0];
  const parts = {
    type: "MultiPolygon",
    coordinates: [rectangle(10, 20, 5, 5), [...rectangle(30, 20, 20, 20), hole]],
  };
  const { floors } = planOf({ ...floor("0"), geom: parts }, unit(4, "0", { geom: parts }));
  expect(floors[0]?.units).toMatchObject([
    { id: "4", company_id: "4" },
    {
      id: "4.2",
      company_id: "4",
      polygon: [
        [30, 20],
        [30, 40],
        [50, 40],
        [50, 20],
      ],
    },
  ]);
  expect(floors[0]?.outline).toEqual([
    [30, 20],
    [30, 40],
    [50, 40],
    [50, 20],
  ]);
});

it("takes the mall's outline for a floor without one", () => {
  expect(planOf(unit(4, "0")).floors[0]?.outline).toHaveLength(4);
});

it.each([
  ["elevator", "lift"],
  ["escalator", "escalator"],
  ["escalator-up", "escalator"],
  ["escalator-down", "escalator"],
  ["stairs", "stairs"],
  ["steps", "stairs"],
  ["toilets", "wc"],
  ["restroom-female", "wc"],
  ["parking", "parking"],
  ["parking-garage", "parking"],
  ["transportation", "stop"],
  ["information", "amenity"],
  ["escalator-museum", "amenity"],
  ["elevators", "amenity"],
])("has a point of the category %s as %s", (category, kind) => {
  expect(planOf(sign(category)).floors[0]?.points).toMatchObject([{ kind, position: [60, 40] }]);
});

it("names an amenity by its title, else by its category, which is in all languages where it is known", () => {
  const nameOf = (node: object) => planOf(node).floors[0]?.points[0]?.translations;
  expect(nameOf(sign("bank", { subtitle: "Bankomat ČSOB" }))).toEqual([
    { locale: "cz", name: "Bankomat ČSOB" },
  ]);
  expect(nameOf(sign("firstaid"))).toEqual([
    { locale: "en", name: "First aid" },
    { locale: "cz", name: "První pomoc" },
    { locale: "sk", name: "Prvá pomoc" },
    { locale: "de", name: "Erste Hilfe" },
  ]);
  expect(nameOf(sign("drinking-water"))).toEqual([{ locale: "en", name: "Drinking water" }]);
  expect(nameOf(sign("constructor"))).toEqual([{ locale: "en", name: "Constructor" }]);
});

it.each([
  ["without a geometry", unit(9, "0", { geom: null }), "geom of a unit can't be read"],
  [
    "with a corner that is no number",
    unit(9, "0", {
      geom: { type: "Polygon", coordinates: [[at(0, 0), at(9, 0), [null, 50], at(0, 9), at(0, 0)]] },
    }),
    "geom of a unit can't be read",
  ],
  [
    "with degrees out of range",
    sign("steps", { geom: { type: "Point", coordinates: [14.49, 95] } }),
    "geom of a point can't be read",
  ],
  [
    "with two corners",
    unit(9, "0", { geom: { type: "Polygon", coordinates: [[at(0, 0), at(9, 0), at(0, 0)]] } }),
    "geom of a unit can't be read",
  ],
  [
    "with latitude before longitude",
    unit(9, "0", {
      geom: { type: "Polygon", coordinates: [rectangle(1, 1, 9, 9)[0]?.map(([x, y]) => [y, x])] },
    }),
    "a unit is far away from the others",
  ],
  [
    "with a line for a shape",
    unit(9, "0", { geom: { type: "LineString", coordinates: [at(0, 0), at(9, 9)] } }),
    "geom of a unit can't be read",
  ],
  ["with a place for a shape", unit(9, "0", { geom: point(3, 3) }), "geom of a unit is of another kind"],
  ["on a level that is no whole number", unit(9, "1.5"), "a node's level is no whole number"],
  ["without an id", unit(9, "0", { id: null }), "a unit has no id"],
  ["of an unknown type", { ...unit(9, "0"), type: "roof" }, "a node's type is unknown"],
  ["that says nothing", sign(null), "a point has neither category nor title"],
])("leaves out a node %s, notes it, and has all others", (_, node, reason) => {
  const { floors, reasons } = planOf(floor("0", unit(1, "0"), unit(2, "0")), node, "node" as never);
  expect(floors).toMatchObject([{ units: [{ id: "1" }, { id: "2" }], points: [] }]);
  expect(reasons).toEqual(
    expect.arrayContaining([`${reason} (1 of them)`, "a node is no object (1 of them)"]),
  );
});

it("leaves out walls, private areas, lawns and lines without a word", () => {
  const others = ["wall", "private-area", "grass-area", "line"].map((type, id) => ({
    ...unit(id, "0"),
    type,
  }));
  expect(planOf(floor("0", ...others))).toMatchObject({ floors: [{ units: [] }], reasons: [] });
});

it("reads trees of any depth, and the first 20,000 nodes of larger ones", () => {
  let deep: object = unit(1, "0");
  for (let depth = 0; depth < 5_000; depth += 1) deep = { ...floor("0"), children: [deep] };
  expect(planOf(deep).floors[0]?.units).toHaveLength(1);
  const many = Array.from({ length: 25_000 }, (_, id) => unit(id, "0"));
  const { floors, reasons } = planOf(...many);
  expect(floors[0]?.units).toHaveLength(19_999);
  expect(reasons).toEqual(["the tree has more than 20000 nodes (1 of them)"]);
});

it("shows the thirty levels around the ground floor of a tower of levels", () => {
  const levels = Array.from({ length: 99 }, (_, level) => unit(level, String(level)));
  expect(planOf(...levels).floors.map(({ level }) => level)).toEqual(
    levels.slice(0, 30).map((_, level) => level),
  );
});

it.each([
  ["nothing", null],
  ["an empty list", []],
  ["text", ["tree"]],
  ["a mall whose children are no list", { id: 1, type: "mall", children: "none" }],
  ["a mall with nothing but a unit that can't be read", [mall(unit(1, "x"))]],
])("says of %s that nothing of it can be shown", (_, given) => {
  expect(geojsonFloorPlan(given, () => {})).toBeInstanceOf(InvalidValue);
});
