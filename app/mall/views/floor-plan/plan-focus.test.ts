import { describe, expect, it } from "vitest";
import { focusOn } from "./plan-focus.server";

const frame = { left: 0, top: 0, right: 1000, bottom: 500 };
const at = (x: number, y: number) => ({ left: x, top: y, right: x, bottom: y });

describe("what a phone shows first", () => {
  it("is nothing in particular if nothing was found", () => {
    expect(focusOn([], frame)).toBeNull();
  });

  it("is everything that was found, with what is around it, if a phone has room for it", () => {
    expect(focusOn([at(100, 100), at(300, 200)], frame)).toEqual({ x: 44, y: 44, width: 312, height: 212 });
  });

  it("is else what is nearest to the start, with its neighbours", () => {
    const found = [at(100, 100), at(820, 100), at(900, 200)];
    expect(focusOn(found, frame, [950, 250])).toEqual({ x: 764, y: 44, width: 192, height: 212 });
    expect(focusOn(found, frame, [0, 0])).toEqual({ x: 44, y: 44, width: 112, height: 112 });
  });
});
