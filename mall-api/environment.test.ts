import { expect, it } from "vitest";
import { isOutboxOpen, readMallApiEnvironment } from "./environment";

it("hashes passwords by 2^15 iterations of scrypt unless told otherwise, and never by fewer than 2^10", () => {
  expect(readMallApiEnvironment({}).PASSWORD_COST).toBe(15);
  expect(() => readMallApiEnvironment({ PASSWORD_COST: "9" })).toThrow(/PASSWORD_COST/);
});

it.each([
  ["a developer's machine", {}, true],
  ["production", { NODE_ENV: "production" }, false],
  ["other machines", { MALL_API_HOST: "0.0.0.0", MALL_API_SECRET: "s".repeat(32) }, false],
])("on %s, mails with codes can be read: %j %s", (_, settings: Record<string, string>, isOpen) => {
  expect(isOutboxOpen(readMallApiEnvironment(settings))).toBe(isOpen);
});
