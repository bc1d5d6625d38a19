import { describe, expect, it } from "vitest";
import { deserialized, serialized } from "./serialized";

describe("a serialized value", () => {
  it.each([
    [{ title: `"Quotes" and 'more'`, list: [] }],
    [[{ name: "Aurea", logo: { src: "/a", width: 1 } }]],
    [
      [
        { name: "Aurea", logo: { src: "/a", width: 1 }, tags: ["new"] },
        { name: "Bivak", logo: { src: "/b", width: 2 }, tags: [] },
      ],
    ],
    [
      [
        { letter: "A", things: [{ name: "Aurea" }, { name: "Antik" }] },
        { letter: null, things: [] },
      ],
    ],
    [[{ name: "Aurea", logo: null }, { name: "Bivak" }]],
    [[{ name: "Aurea" }, null, ["Bivak"], "Cukr", [1, 2], {}]],
    [[{}, {}]],
  ])("is the same when deserialized: %j", (value) => {
    expect(deserialized(serialized(value))).toEqual(value);
  });

  it("leaves out what is undefined, as JSON does", () => {
    const things = [
      { name: "Aurea", floor: undefined },
      { name: "Bivak", floor: undefined },
    ];
    expect(deserialized(serialized(things))).toEqual([{ name: "Aurea" }, { name: "Bivak" }]);
    expect(
      deserialized(
        serialized([
          { name: "Aurea", floor: undefined },
          { name: "Bivak", floor: 1 },
        ]),
      ),
    ).toEqual([{ name: "Aurea" }, { name: "Bivak", floor: 1 }]);
  });

  it("names the keys of a list of like things once", () => {
    const shops = Array.from({ length: 90 }, (_, at) => ({ name: `Shop ${at}`, floor: at }));
    expect(serialized(shops).match(/name/g)).toHaveLength(1);
  });
});
