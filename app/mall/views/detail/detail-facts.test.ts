import { expect, it } from "vitest";
import { admissionText } from "./detail-facts.server";

it("calls an event free only if its price is nothing, not if it is unknown", () => {
  expect(admissionText({ price: 0 }, "en")).toBe("Free");
  expect(admissionText({ price: 12_000 }, "cz")).toBe("120\u00a0Kč");
  expect([admissionText({ price: null }, "en"), admissionText({}, "en")]).toEqual([null, null]);
});
