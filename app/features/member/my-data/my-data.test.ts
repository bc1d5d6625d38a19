import { expect, it } from "vitest";
import { table } from "./my-data.server";

it("a table has a column for each value, however deep, and a row for each of the data", () => {
  const rows = [
    { id: "1", address: { city: "Brno", street: null }, files: [{ url: "/a" }] },
    { id: "2", points: 0, isSeen: false },
  ];
  expect(table(rows, "en")).toEqual([
    ["id", "address.city", "files.0.url", "points", "isSeen"],
    ["1", "Brno", "/a", "", ""],
    ["2", "", "", "0", "false"],
  ]);
  expect(table([], "en")).toEqual([[]]);
});

it("a table has its texts in one language, or else in the first", () => {
  const translations = [
    { locale: "cz", title: "Káva" },
    { locale: "en", title: "Coffee" },
  ];
  const rows = [
    { id: "1", translations },
    { id: "2", translations: translations.slice(0, 1) },
  ];
  expect(table(rows, "en")).toEqual([
    ["id", "title"],
    ["1", "Coffee"],
    ["2", "Káva"],
  ]);
});
