import { describe, expect, it } from "vitest";
import { quickestWay, type WayEdge } from "./way-path.server";

const edge = (from: string, to: string, length: number, kind: WayEdge["kind"] = "walk"): WayEdge => ({
  from,
  to,
  length,
  kind,
});
const anyhow = { isStepFree: false };
const stepFree = { isStepFree: true };

/** The points of a route in walking order, or null. */
function points(edges: WayEdge[], from: string[], to: string[], how = anyhow): string | null {
  const way = quickestWay(edges, from, to, how);
  return way && [way.start, ...way.moves.map(({ to: point }) => point)].join(" ");
}

/** Two floors: stairs near the start, a lift 30 m further on, both leading to the hall beside the destination. */
const house = [
  edge("door", "stairs0", 10),
  edge("stairs0", "lift0", 30),
  edge("stairs0", "stairs1", 14, "stairs"),
  edge("lift0", "lift1", 8, "lift"),
  edge("stairs1", "goal", 10),
  edge("lift1", "goal", 12),
];

describe("the fastest route", () => {
  it("takes the shorter of two routes around", () => {
    const ring = [edge("a", "b", 10), edge("b", "c", 10), edge("a", "d", 12), edge("d", "c", 7)];
    expect(points(ring, ["a"], ["c"])).toBe("a d c");
    expect(quickestWay(ring, ["a"], ["c"], anyhow)?.metres).toBe(19);
  });

  it("prefers three short pieces to one long piece", () => {
    expect(
      points([edge("a", "z", 40), edge("a", "b", 10), edge("b", "c", 10), edge("c", "z", 10)], ["a"], ["z"]),
    ).toBe("a b c z");
  });

  it("can be walked in both directions", () => {
    const way = quickestWay(house, ["goal"], ["door"], anyhow);
    expect(way?.moves[0]).toEqual({ from: "goal", to: "stairs1", length: 10, kind: "walk" });
    expect(way?.metres).toBe(34);
  });

  it("has no edges between a point and itself", () => {
    expect(quickestWay(house, ["door"], ["door"], anyhow)).toEqual({
      start: "door",
      end: "door",
      moves: [],
      metres: 0,
      seconds: 0,
    });
  });

  it("is null for an unreachable or unknown point", () => {
    expect(quickestWay([...house, edge("roof", "sky", 3)], ["door"], ["sky"], anyhow)).toBeNull();
    expect(quickestWay(house, ["door"], ["nowhere"], anyhow)).toBeNull();
    expect(quickestWay(house, ["nowhere"], ["door"], anyhow)).toBeNull();
    expect(quickestWay(house, [], [], anyhow)).toBeNull();
  });

  it("avoids stairs and escalators if it has to be step-free", () => {
    expect(points(house, ["door"], ["goal"])).toBe("door stairs0 stairs1 goal");
    expect(points(house, ["door"], ["goal"], stepFree)).toBe("door stairs0 lift0 lift1 goal");
    const escalatorOnly = [edge("a", "b", 5), edge("b", "c", 14, "escalator")];
    expect(points(escalatorOnly, ["a"], ["c"])).toBe("a b c");
    expect(points(escalatorOnly, ["a"], ["c"], stepFree)).toBeNull();
  });

  it("goes to the nearest of several destinations, from the nearest of several starts", () => {
    const street = [edge("a", "b", 10), edge("b", "c", 10), edge("c", "d", 5), edge("d", "e", 5)];
    expect(points(street, ["b"], ["a", "d", "e"])).toBe("b a");
    expect(points(street, ["a", "c"], ["e"])).toBe("c d e");
    expect(points(street, ["a", "c"], ["c", "e"])).toBe("c");
  });

  it("adds a lift's waiting time once for any number of floors", () => {
    const tower = [edge("0", "1", 6, "lift"), edge("1", "2", 6, "lift"), edge("2", "3", 6, "lift")];
    const seconds = (to: string) => quickestWay(tower, ["0"], [to], anyhow)?.seconds ?? 0;
    expect(seconds("1")).toBeCloseTo(30 + 6 / 0.8);
    expect(seconds("3") - seconds("1")).toBeCloseTo((6 + 6) / 0.8);
  });

  it("stays in the lift rather than change to stairs that are only a little shorter", () => {
    const edges = [
      edge("0", "1", 6, "lift"),
      edge("1", "2", 6, "lift"),
      edge("1", "2", 6, "stairs"),
      edge("0", "1", 60, "stairs"),
    ];
    expect(quickestWay(edges, ["0"], ["2"], anyhow)?.moves.map(({ kind }) => kind)).toEqual(["lift", "lift"]);
  });

  it("breaks ties by fewer edges, then by the points' ids, in any order of the edges", () => {
    const diamond = [edge("a", "c", 5), edge("c", "z", 5), edge("a", "b", 5), edge("b", "z", 5)];
    expect(points(diamond, ["a"], ["z"])).toBe("a b z");
    expect(points(diamond.toReversed(), ["a"], ["z"])).toBe("a b z");
    expect(points([...diamond, edge("a", "z", 10)], ["a"], ["z"])).toBe("a z");
  });

  it("crosses a grid by its Manhattan distance", () => {
    const size = 20;
    const grid = Array.from({ length: size }, (_, x) =>
      Array.from({ length: size }, (__, y) => [
        ...(x + 1 < size ? [edge(`${x},${y}`, `${x + 1},${y}`, 3)] : []),
        ...(y + 1 < size ? [edge(`${x},${y}`, `${x},${y + 1}`, 4)] : []),
      ]),
    ).flat(2);
    expect(quickestWay(grid, ["0,0"], [`${size - 1},${size - 1}`], anyhow)?.metres).toBe(19 * 3 + 19 * 4);
  });
});
