import { describe, expect, it } from "vitest";
import { memoizedByObject } from "./memoize-by-object.server";

describe("what is made once", () => {
  it("is made again only of other objects, in another order, or for another text", () => {
    const once = memoizedByObject<number>();
    let made = 0;
    const make = () => ++made;
    const [shops, categories] = [{}, {}];
    expect(once([shops, categories], "cz", make)).toBe(1);
    expect(once([shops, categories], "cz", make)).toBe(1);
    expect(once([shops, categories], "sk", make)).toBe(2);
    expect(once([categories, shops], "cz", make)).toBe(3);
    expect(once([shops], "cz", make)).toBe(4);
    expect(once([{}, categories], "cz", make)).toBe(5);
    expect(once([shops, categories], "cz", make)).toBe(1);
  });

  it("may be null", () => {
    const once = memoizedByObject<number | null>();
    const [key, values] = [{}, [null, 1]];
    expect(once([key], "", () => values.shift() ?? null)).toBeNull();
    expect(once([key], "", () => values.shift() ?? null)).toBeNull();
  });
});
