import { isLanguage } from "@contract/languages";
import { expect, it } from "vitest";
import { alike } from "./field-names.server";
import enumWords from "./vocabulary/enum-words.json";
import fieldNames from "./vocabulary/field-names.json";
import languageNames from "./vocabulary/language-names.json";
import otherFields from "./vocabulary/other-fields.json";
import weekdayNames from "./vocabulary/weekday-names.json";

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

it.each(Object.entries({ ...fieldNames, ...enumWords, ...otherFields }))(
  "%s has each name once",
  (_, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(twice(names)).toEqual([]);
  },
);

it("names other fields as they are compared: without case and separators", () => {
  const { languageCodes: _, ...compared } = otherFields;
  const names = Object.values(compared).flat();
  expect(names.filter((name) => name !== alike(name))).toEqual([]);
});

it("has no other name of a field that is its own but for case and separators", () => {
  for (const [field, names] of Object.entries(fieldNames))
    expect(names.map(alike)).not.toContain(alike(field));
});

it("has each name of a weekday once", () => {
  expect(twice(Object.values(weekdayNames).flat())).toEqual([]);
});

it("names only the site's languages", () => {
  expect(Object.values(languageNames).filter((language) => !isLanguage(language))).toEqual([]);
});
