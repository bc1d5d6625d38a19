import { describe, expect, it } from "vitest";
import { columnsFor, fitted, gridFor, linesOf } from "./leaflet-fit.server";

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Row ${at}`, text: "text" }));
const panel = { width: 86, height: 100 };

describe("a panel", () => {
  it("has the largest type in which all of it fits", () => {
    const few = fitted([{ title: "Few", rows: rows(3), more: "" }], panel);
    const many = fitted([{ title: "Many", rows: rows(20), more: "" }], panel);
    expect(few.size).toBeGreaterThan(many.size);
    expect(many.blocks[0]?.rows).toHaveLength(20);
    expect(many.blocks[0]?.more).toBeNull();
  });

  it("says where the rows are that have no room in the smallest", () => {
    const { size, blocks } = fitted(
      [
        { title: "Short", rows: rows(2), more: "short" },
        { title: "Long", rows: rows(80), more: "More: example.com" },
      ],
      panel,
    );
    expect(size).toBe(7.5);
    expect(blocks.map(({ more }) => more)).toEqual([null, "More: example.com"]);
    expect(blocks[0]?.rows).toHaveLength(2);
    expect(blocks[1]?.rows.length).toBeLessThan(80);
  });

  it("leaves out blocks without rows", () => {
    expect(fitted([{ title: "None", rows: [], more: "" }], panel).blocks).toEqual([]);
  });
});

describe("a list", () => {
  const area = { width: 85, height: 183, beside: 4.6 };
  it("takes another column where the type gets too small, and says how much fits", () => {
    expect(columnsFor(Array(60).fill("Shop"), area)).toMatchObject({ size: 8.5, columns: 2, count: 60 });
    expect(columnsFor(Array(150).fill("Shop"), area)).toMatchObject({ size: 7.5, columns: 3, count: 150 });
    expect(columnsFor(Array(900).fill("Shop"), area).count).toBeLessThan(900);
  });

  it("counts the lines of long names", () => {
    expect(linesOf("Shop", 20)).toBe(1);
    expect(linesOf("A shop with a very long name indeed", 10)).toBeGreaterThan(1);
    expect(linesOf("Rindfleischetikettierungsgesetz", 8)).toBeGreaterThan(1);
  });
});

describe("the plans", () => {
  const area = { width: 186, height: 160, ratio: 0.5, caption: 6, gap: 3 };
  it("never are higher than their room", () => {
    for (let shops = 1; shops <= 7; shops++) {
      const { first, others } = gridFor({ shops, small: 1 }, area);
      const below = shops <= 2 ? shops - 1 : Math.ceil((shops - 1) / 2);
      const high = (width: number) => width * area.ratio + area.caption;
      expect(high(first) + below * (high(others) + area.gap), String(shops)).toBeLessThanOrEqual(
        area.height + 0.1,
      );
      expect(first).toBeLessThanOrEqual(area.width);
    }
  });
});
