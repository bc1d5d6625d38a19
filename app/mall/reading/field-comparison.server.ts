import { memberFields } from "@contract/primitives";
import { z } from "zod";
import { isRow } from "./field-names.server";
import { innerOf } from "./read-value.server";
import { effectOf } from "./without-field.server";

export type FieldComparison = {
  /** Fields that no entry has under the contract's name, although they could be read. */
  derived: string[];
  /** Fields that no entry has at all, and what a visitor sees without them. */
  missing: { field: string; visitorSees: string }[];
};

/**
 * Compares what an API sent with what was read from it.
 * @param path the requested path, or its template
 */
export function compareFields(
  path: string,
  schema: z.ZodType,
  given: readonly unknown[],
  values: readonly unknown[],
): FieldComparison {
  const derived: string[] = [];
  const missing: FieldComparison["missing"] = [];
  const note = (field: string, isGiven: boolean, isRead: boolean) => {
    if (isGiven) return;
    if (isRead) derived.push(field);
    else missing.push({ field, visitorSees: effectOf(path, field) });
  };
  if (values.length === 0) return { derived, missing };
  for (const [field, own] of fieldsIn(schema)) {
    if (field in memberFields && !path.startsWith("me/")) continue;
    const otherwise = JSON.stringify(own.safeParse(undefined).data);
    const isRead = (row: unknown) =>
      isRow(row) && hasValue(row[field]) && JSON.stringify(row[field]) !== otherwise;
    note(
      field,
      given.some((row) => isRow(row) && hasValue(row[field])),
      values.some(isRead),
    );
  }
  for (const field of textNames(schema))
    note(
      field,
      given.some((row) => hasText(row, field)),
      values.some((row) => hasText(row, field)),
    );
  return { derived, missing };
}

const hasValue = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== "" &&
  (typeof value !== "object" || Object.keys(value).length > 0);

const hasText = (row: unknown, field: string): boolean =>
  isRow(row) &&
  Array.isArray(row.translations) &&
  row.translations.some((entry) => isRow(entry) && hasValue(entry[field]));

function objectIn(schema: unknown): z.ZodObject | null {
  if (schema instanceof z.ZodObject) return schema;
  const inner =
    schema instanceof z.ZodType ? (schema instanceof z.ZodArray ? schema.element : innerOf(schema)) : null;
  return inner ? objectIn(inner) : null;
}

/** Fields of an entity that are not translated. */
export function fieldsIn(schema: z.ZodType): [name: string, schema: z.ZodType][] {
  const shape: Readonly<Record<string, z.ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.entries(shape).filter(([field]) => field !== "translations");
}

/** Translated fields of an entity. */
export const textNames = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject
    ? Object.keys(objectIn(schema.shape.translations)?.shape ?? {}).filter((field) => field !== "locale")
    : [];
