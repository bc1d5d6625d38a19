import texts from "./vocabulary/without-field.json";

/**
 * What a visitor sees if an API has no value for a field of the contract, by the field's name; `resource.field` where
 * one resource differs. An entity without id or name is left out.
 */
export const withoutField: Readonly<Record<string, string>> = texts;

/** The effect on a visitor if the answer of a path has no value for a field. */
export function effectOf(path: string, field: string): string {
  const resource = path.replace(/^me\//, "").replace(/\/.*/, "").replace(/s$/, "");
  return withoutField[`${resource}.${field}`] ?? withoutField[field] ?? "nothing of it";
}
