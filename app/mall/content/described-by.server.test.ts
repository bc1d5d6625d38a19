import { expect, test } from "vitest";
import { describedBy } from "./described-by.server";

const long = "Six floors of shops, two of them for children, and a terrace above all the roofs of the town";

test.each([
  ["its first text, if that says enough", [long, "More"], long],
  [
    "the next ones after a short one",
    ["Eight shops", null, "Nordvik, Solenne."],
    "Eight shops. Nordvik, Solenne.",
  ],
  ["no text twice", ["Open daily.", "Open daily.", "Free."], "Open daily. Free."],
  ["nothing of nothing", [null, "", undefined], ""],
])("a description is %s", (_, texts, expected) => {
  expect(describedBy(texts)).toBe(expected);
});

test("a description ends with a whole word, 160 characters at most", () => {
  const description = describedBy(["Short.", `${long} ${long}`]);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(
    /^Short\. Six floors.* (?:children|a|terrace|above|all|the|roofs|of|town|shops,|floors|Six|and|two)…$/,
  );
});
