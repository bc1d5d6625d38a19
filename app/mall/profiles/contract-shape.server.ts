import { z } from "zod";
import { innerOf } from "../reading/read-value.server";

const innermost = (schema: z.ZodType): z.ZodType => {
  const inner = innerOf(schema);
  return inner ? innermost(inner) : schema;
};

/** The fields of a schema of an object, without what it is wrapped in; none of any other. */
export function fieldsIn(schema: z.ZodType | null): Readonly<Record<string, z.ZodType>> {
  const inner = schema && innermost(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
}

/** The schema of a list's entries; null for what is no list. */
export function elementOf(schema: z.ZodType): z.ZodType | null {
  const inner = innermost(schema);
  return inner instanceof z.ZodArray && inner.element instanceof z.ZodType ? inner.element : null;
}
