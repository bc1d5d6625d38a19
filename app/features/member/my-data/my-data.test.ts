import { expect, it } from "vitest";
import { table } from "./my-data.server";

it("a table has a column for each value, however deep, and a row for each of the data", () => {
  const rows = [
    { id: "1", address: { city: "Brno", street: null }, files: [{ url: "/a" }] },
    { id: "2", points: 0, isSeen: false },
  ];
  expect(table(rows)).toEqual([
    ["id", "address.city", "files.0.url", "points", "isSeen"],
    ["1", "Brno", "/a", "", ""],
    ["2", "", "", "0", "false"],
  ]);
  expect(table([])).toEqual([[]]);
});
