import { getZodConstraint } from "@conform-to/zod/v4";
import type { z } from "zod";

export type FieldConstraint = {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
};
export type FormConstraints = Record<string, FieldConstraint>;

/** The HTML attributes of a form's fields by its schema: required, length, pattern. */
export function constraintsOf(schema: z.ZodType): FormConstraints {
  const constraints = getZodConstraint(schema as z.ZodObject) as Record<string, FieldConstraint>;
  return Object.fromEntries(
    Object.entries(constraints).map(([name, { required, minLength, maxLength, pattern }]) => [
      name,
      {
        ...(required && { required }),
        ...(minLength && minLength > 1 && { minLength }),
        ...(maxLength && { maxLength }),
        ...(pattern && { pattern }),
      },
    ]),
  );
}
