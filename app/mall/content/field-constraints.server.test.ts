import { line, newPassword } from "@contract/input-text";
import { emailAddress } from "@contract/typed/email-address.server";
import { expect, test } from "vitest";
import { z } from "zod";
import { constraintsOf } from "./field-constraints.server";

test("a field has the lengths that its schema demands", () => {
  const schema = z
    .object({
      name: line(80),
      password: newPassword,
      email: emailAddress,
      city: line(60).optional(),
      phone: line(20).nullish(),
      terms: z.literal("on"),
      file: z.file(),
    })
    .superRefine(() => undefined);
  expect(constraintsOf(schema)).toMatchObject({
    name: { required: true, maxLength: 80 },
    password: { required: true, minLength: 10, maxLength: 200 },
    email: { required: true, maxLength: 254 },
    city: { maxLength: 60 },
    phone: { maxLength: 20 },
    terms: { required: true },
  });
  expect(constraintsOf(schema).city).not.toHaveProperty("required");
});
