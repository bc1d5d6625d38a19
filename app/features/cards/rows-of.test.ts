import { describe, expect, it } from "vitest";
import { rowsOf } from "./rows-of";

const counts = Array.from({ length: 48 }, (_, at) => at + 1);

describe("the rows of a grid of cards", () => {
  it.each([2, 3, 4])("are full, with at most %i cards, and hold all", (perRow) => {
    for (const hasLead of [false, true])
      for (const count of counts) {
        const rows = rowsOf(count, perRow, hasLead);
        expect(rows.reduce((sum, size) => sum + size, 0)).toBe(count);
        expect(Math.max(...rows)).toBeLessThanOrEqual(perRow);
        expect(rows.slice(1), `${count}`).not.toContain(1);
      }
  });

  it("begin with what the last would lack", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 9, 10].map((count) => rowsOf(count, 4).join("+"))).toEqual([
      "1",
      "2",
      "3",
      "4",
      "2+3",
      "3+3",
      "3+4",
      "3+3+3",
      "2+4+4",
    ]);
    expect([4, 7, 8].map((count) => rowsOf(count, 3).join("+"))).toEqual(["2+2", "2+2+3", "2+3+3"]);
    expect([5, 6].map((count) => rowsOf(count, 2).join("+"))).toEqual(["1+2+2", "2+2+2"]);
  });

  it("begin with a lead and two below it where there are many", () => {
    expect(rowsOf(12, 4, true)).toEqual([1, 2, 3, 3, 3]);
    expect(rowsOf(8, 4, true)).toEqual([1, 3, 4]);
    expect(rowsOf(6, 4, true)).toEqual([3, 3]);
  });

  it("are none for no cards", () => expect(rowsOf(0, 4, true)).toEqual([]));
});
