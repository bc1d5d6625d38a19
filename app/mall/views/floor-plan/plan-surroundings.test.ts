import { describe, expect, it } from "vitest";
import { surroundingsOf } from "./plan-surroundings.server";

type Floor = Parameters<typeof surroundingsOf>[0];
type Places = Parameters<typeof surroundingsOf>[1];

/** Twenty shops of 60 × 120 in a row, a lift beside the fourth, doors beside the third and at the far end. */
const ids = Array.from({ length: 20 }, (_, at) => `${at + 1}`);
const point = (id: string, kind: string, x: number) => ({
  id,
  kind,
  position: [x, 150] as [number, number],
  translations: [{ lang: "en", name: `${kind} ${id}` }],
});
const floor = {
  level: 0,
  width: 1200,
  height: 200,
  units: ids.map((id, at) => ({
    id,
    company_id: id,
    polygon: [0, 60, 60, 0].map((x, corner) => [at * 60 + x, corner < 2 ? 0 : 120]),
  })),
  points: [point("a", "entrance", 150), point("b", "entrance", 1190), point("c", "lift", 210)],
} as unknown as Floor;
const places = {
  byUnit: new Map(ids.map((id) => [id, { name: id === "4" ? "Oak" : `Incomparable shop ${id}` }])),
} as unknown as Places;

const around = (id: string) =>
  surroundingsOf(floor, places, { isOwn: ({ company_id }) => company_id === id, name: "Own" }, {
    language: "en",
  } as Parameters<typeof surroundingsOf>[3]);

describe("what is around a shop", () => {
  it("is a part of the floor with the nearest entrance and lift", () => {
    const { viewBox, signs, legend } = around("2");
    const [left, , width] = viewBox.split(" ").map(Number);
    expect(left).toBe(0);
    expect(width).toBeLessThanOrEqual(640);
    expect(signs.map(({ x }) => x)).toEqual([150, 210]);
    expect(legend.flatMap((entry) => ("icon" in entry ? entry.name : []))).toEqual(["entrance a", "lift c"]);
  });

  it("names neighbours where there is room, and numbers the nearest others", () => {
    const { labels, legend } = around("2");
    expect(labels.map(({ lines }) => lines.join(" "))).toContain("Oak");
    const numbered = legend.flatMap((entry) => ("number" in entry ? [[entry.number, entry.name]] : []));
    expect(numbered[0]?.[0]).toBe(1);
    expect(numbered.map(([, name]) => name)).toContain("Incomparable shop 3");
    expect(numbered.length).toBeLessThanOrEqual(5);
  });
});
