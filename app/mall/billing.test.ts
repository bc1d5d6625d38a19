import { expect, test } from "vitest";
import { readBilling } from "./billing";

const read = (given: Parameters<typeof readBilling>[0]) => {
  const warnings: string[] = [];
  return { billing: readBilling(given, (message) => warnings.push(message)), warnings };
};

test("billing data reads the same as an object and as JSON text", () => {
  const data = { legal_name: "Harfa a.s.", registration_number: "27572852", zip_code: "190 00" };
  expect(read(data).billing).toMatchObject({ ...data, city: null });
  expect(read(JSON.stringify(data))).toEqual(read(data));
  expect(read(data).warnings).toEqual([]);
});

test("a number is read as text, and one field that makes no sense does not cost the others", () => {
  expect(
    read({ legal_name: "Harfa a.s.", registration_number: 27572852, city: ["Praha"] }).billing,
  ).toMatchObject({
    legal_name: "Harfa a.s.",
    registration_number: "27572852",
    city: null,
  });
});

test.each(["{legal_name:", "[1]", '"text"', "null"])(
  "text that is no JSON object, %s, is told and ignored",
  (given) => {
    const { billing, warnings } = read(given);
    expect(billing).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/^Invalid JSON in property_management: /)]);
  },
);

test("a mall without billing data is nothing to tell of", () => {
  for (const given of [null, undefined, ""]) expect(read(given)).toEqual({ billing: null, warnings: [] });
});
