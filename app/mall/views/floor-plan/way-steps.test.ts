import { floorPlan } from "@contract/floor-plan";
import { describe, expect, it } from "vitest";
import { quickestWay } from "./way-path.server";
import { legsOf, type WayStep } from "./way-steps.server";

type Place = [id: string, x: number, y: number, kind?: string];

/**
 * A corridor from west to east, 10 units to a metre, with doors 6 m beside it: `north` is on the left when walking
 * east. At its end a lift leads to a second level, whose only shop is the roof.
 */
const street: Place[] = [
  ["gate", 0, 500, "entrance"],
  ["j1", 200, 500],
  ["north-door", 200, 440],
  ["j2", 500, 500],
  ["south-door", 500, 560],
  ["j3", 800, 510],
  ["large-door", 800, 570],
  ["j4", 1000, 500],
  ["lift0", 1000, 440, "lift"],
  ["side", 1000, 900],
  ["tram", -60, 500, "stop"],
  ["car-park", 0, 440, "parking"],
];
const roof: Place[] = [
  ["lift1", 1000, 440, "lift"],
  ["k1", 1000, 500],
  ["roof-door", 500, 500],
  ["lift2", 1000, 440, "lift"],
];

const unit = (id: string, entrance: string, size: number) => ({
  id,
  company_id: `company of ${id}`,
  entrance,
  polygon: [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ],
});

const point = ([id, x, y, kind = "corridor"]: Place) => ({ id, kind, position: [x, y] });

const walk = (from: string, to: string, length: number) => ({ from, to, length });

const plan = floorPlan.parse({
  id: "hand-made",
  floors: [
    {
      level: 0,
      width: 1200,
      height: 1000,
      outline: [],
      units: [
        unit("north", "north-door", 50),
        unit("south", "south-door", 40),
        unit("large", "large-door", 90),
      ],
      points: street.map(point),
    },
    {
      level: 1,
      width: 1200,
      height: 1000,
      outline: [],
      units: [unit("roof", "roof-door", 50)],
      points: roof.slice(0, 3).map(point),
    },
    { level: 2, width: 1200, height: 1000, outline: [], units: [], points: roof.slice(3).map(point) },
  ],
  edges: [
    { ...walk("tram", "gate", 150), outside: true },
    { ...walk("car-park", "gate", 40), outside: true },
    walk("gate", "j1", 20),
    walk("j1", "j2", 30),
    walk("j2", "j3", 30),
    walk("j3", "j4", 20),
    walk("j4", "side", 40),
    walk("j1", "north-door", 6),
    walk("j2", "south-door", 6),
    walk("j3", "large-door", 6),
    walk("j4", "lift0", 6),
    walk("lift1", "k1", 6),
    walk("k1", "roof-door", 50),
    { from: "lift0", to: "lift1", length: 8, kind: "lift" },
    { from: "lift1", to: "lift2", length: 8, kind: "lift" },
  ],
});

/** A route's instructions in short: `0 walk left 30`, `0 lift up to 1 left`, `1 arrive`. */
function instructions(from: string, to: string): string[] {
  const path = quickestWay(plan.edges, [from], [to], { isStepFree: false });
  return path
    ? legsOf(path, plan).flatMap(({ level, steps }) => steps.map((step) => `${level} ${short(step)}`))
    : [];
}

function short(step: WayStep): string {
  const texts =
    step.kind === "walk"
      ? [
          step.isIn && "in",
          step.isOut && "out",
          "walk",
          step.turn,
          step.metres,
          step.passed.length > 0 && `past ${step.passed}`,
        ]
      : step.kind === "change"
        ? [step.by, step.isUp ? "up" : "down", "to", String(step.toLevel), step.side]
        : step.kind === "outside"
          ? ["outside", step.metres, step.isIn ? "in by" : "out by", step.door]
          : ["arrive", step.side];
  return texts.filter(Boolean).join(" ");
}

describe("a route's instructions", () => {
  it("go straight along a slightly bent corridor, and end on the door's side", () => {
    expect(instructions("gate", "south-door")).toEqual([
      "0 in walk straight 50 past north",
      "0 arrive right",
    ]);
    expect(instructions("gate", "north-door")).toEqual(["0 in walk straight 20", "0 arrive left"]);
  });

  it("leave a shop and turn in the right direction", () => {
    expect(instructions("north-door", "south-door")).toEqual(["0 out walk left 36", "0 arrive right"]);
    expect(instructions("south-door", "north-door")).toEqual(["0 out walk left 36", "0 arrive right"]);
    expect(instructions("north-door", "gate")).toEqual(["0 out walk right 26"].concat("0 arrive"));
  });

  it("name the two largest shops that are passed, not those at the ends", () => {
    expect(instructions("gate", "side")).toEqual([
      "0 in walk straight 100 past north,large",
      "0 walk right 40",
      "0 arrive",
    ]);
    expect(instructions("north-door", "lift0")).toEqual([
      "0 out walk left 86 past south,large",
      "0 arrive left",
    ]);
  });

  it("take the lift to another level and start a new leg there", () => {
    expect(instructions("gate", "roof-door")).toEqual([
      "0 in walk straight 100 past north,large",
      "0 lift up to 1 left",
      "1 out walk right 56",
      "1 arrive",
    ]);
    expect(instructions("roof-door", "gate").slice(0, 2)).toEqual([
      "1 out walk straight 50",
      "1 lift down to 0 left",
    ]);
  });

  it("omit a level that the lift passes through", () => {
    expect(instructions("lift2", "j4")).toEqual(["2 lift down to 0", "0 out walk straight 6", "0 arrive"]);
  });

  it("begin outside at a stop or a car park, and end there on the way back", () => {
    expect(instructions("tram", "north-door")).toEqual([
      "0 outside 150 in by gate",
      "0 in walk straight 20",
      "0 arrive left",
    ]);
    expect(instructions("north-door", "car-park")).toEqual([
      "0 out walk right 26",
      "0 outside 40 out by gate",
      "0 arrive",
    ]);
    expect(instructions("tram", "gate")).toEqual(["0 outside 150 in by gate", "0 arrive"]);
    expect(instructions("gate", "tram")).toEqual(["0 outside 150 out by gate", "0 arrive"]);
    expect(instructions("roof-door", "tram").slice(-2)).toEqual(["0 outside 150 out by gate", "0 arrive"]);
  });

  it("are drawn from the stop on", () => {
    const path = quickestWay(plan.edges, ["tram"], ["j1"], { isStepFree: true });
    expect(path && legsOf(path, plan)[0]?.line).toEqual([
      [-60, 500],
      [0, 500],
      [200, 500],
    ]);
  });

  it("are only an arrival at the current place", () => {
    expect(instructions("gate", "gate")).toEqual(["0 arrive"]);
  });

  it("have a line on each level", () => {
    const path = quickestWay(plan.edges, ["j4"], ["roof-door"], { isStepFree: true });
    expect(path && legsOf(path, plan).map(({ level, line }) => [level, line])).toEqual([
      [
        0,
        [
          [1000, 500],
          [1000, 440],
        ],
      ],
      [
        1,
        [
          [1000, 440],
          [1000, 500],
          [500, 500],
        ],
      ],
    ]);
  });
});
