import { expect, test } from "vitest";
import { readBilling } from "./billing";

const read = (given: Parameters<typeof readBilling>[0]) => {
  const warnings: string[] = [];
  return { billing: readBilling(given, (message) => warnings.push(message)), warnings };
};

test("reads billing data from an object as from JSON text", () => {
  const data = { legal_name: "Harfa a.s.", registration_number: "27572852", zip_code: "190 00" };
  expect(read(data).billing).toMatchObject({ ...data, city: null });
  expect(read(JSON.stringify(data))).toEqual(read(data));
  expect(read(data).warnings).toEqual([]);
});

test("reads a number as text, and drops only the fields that are invalid", () => {
  expect(
    read({ legal_name: "Harfa a.s.", registration_number: 27572852, city: ["Praha"] }).billing,
  ).toMatchObject({
    legal_name: "Harfa a.s.",
    registration_number: "27572852",
    city: null,
  });
});

test.each(["{legal_name:", "[1]", '"text"', "null"])(
  "reports and ignores text that is no JSON object: %s",
  (given) => {
    const { billing, warnings } = read(given);
    expect(billing).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/^Invalid JSON in property_management: /)]);
  },
);

test("does not report missing billing data", () => {
  for (const given of [null, undefined, ""]) expect(read(given)).toEqual({ billing: null, warnings: [] });
});
