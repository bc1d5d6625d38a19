import { createECDH } from "node:crypto";
import { expect, it } from "vitest";
import { z } from "zod";
import { parseSettings, type Variables } from "./parse-settings.server";
import { publicKeyOf, pushVariables, refusePartialPush } from "./push-variables.server";

const read = (variables: Variables) =>
  parseSettings(z.object(pushVariables).superRefine(refusePartialPush), variables);
const pair = createECDH("prime256v1");
pair.generateKeys();
// A key whose first byte is 0 is a byte shorter.
const key = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
const subject = "mailto:web@mall.test";

it("derives the public key, which browsers subscribe with, from the private one", () => {
  expect(publicKeyOf(key)).toBe(pair.getPublicKey("base64url"));
});

it("accepts a key with a subject, or neither", () => {
  expect(read({})).toEqual({});
  expect(
    read({ VAPID_PRIVATE_KEY: key, VAPID_SUBJECT: subject, PUSH_SERVICES: "https://a.test, https://b.test" }),
  ).toEqual({
    VAPID_PRIVATE_KEY: key,
    VAPID_SUBJECT: subject,
    PUSH_SERVICES: ["https://a.test", "https://b.test"],
  });
});

it.each([
  [{ VAPID_PRIVATE_KEY: key }, "VAPID_SUBJECT"],
  [{ VAPID_SUBJECT: subject }, "VAPID_PRIVATE_KEY"],
  [{ VAPID_SUBJECT: subject, VAPID_PRIVATE_KEY: "x".repeat(44) }, "VAPID_PRIVATE_KEY"],
  [
    { VAPID_SUBJECT: subject, VAPID_PRIVATE_KEY: Buffer.alloc(32).toString("base64url") },
    "VAPID_PRIVATE_KEY",
  ],
  [{ VAPID_PRIVATE_KEY: key, VAPID_SUBJECT: "web@mall.test" }, "VAPID_SUBJECT"],
  [{ PUSH_SERVICES: "https://push.test/path" }, "PUSH_SERVICES"],
  [{ PUSH_SERVICES: "push.test" }, "PUSH_SERVICES"],
])("refuses %j", (variables, name) => {
  expect(() => read(variables)).toThrow(new RegExp(`^${name} is .+; it must be `));
});

it("does not print the private key", () => {
  const variables = { VAPID_PRIVATE_KEY: `${key}${key}`, VAPID_SUBJECT: subject };
  expect(() => read(variables)).toThrow(/^VAPID_PRIVATE_KEY is "…"/);
});
