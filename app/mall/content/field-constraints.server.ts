import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";

export type FieldConstraint = {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
};
export type FormConstraints = Record<string, FieldConstraint>;

const known = new WeakMap<z.ZodType, FormConstraints>();

/** The HTML attributes of a form's fields by its schema: required, length, pattern. */
export function constraintsOf(schema: z.ZodType): FormConstraints {
  const before = known.get(schema);
  if (before) return before;
  const constraints = getZodConstraint(schema as z.ZodObject) as Record<string, FieldConstraint>;
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const found = Object.fromEntries(
    Object.entries(constraints).map(([name, { required, pattern }]) => [
      name,
      { ...(required && { required }), ...lengthsOf(properties[name]), ...(pattern && { pattern }) },
    ]),
  );
  known.set(schema, found);
  return found;
}

/** The lengths of a text. Conform looks for them where this version of zod has none. */
function lengthsOf(property: z.core.JSONSchema._JSONSchema | undefined): FieldConstraint {
  if (typeof property !== "object") return {};
  const { minLength = 0, maxLength, anyOf = [] } = property;
  const ofText = anyOf.find((type) => typeof type === "object" && type.type === "string");
  if (ofText) return lengthsOf(ofText);
  return { ...(minLength > 1 && { minLength }), ...(maxLength && { maxLength }) };
}
