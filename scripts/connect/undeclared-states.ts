import type { Row } from "../../app/mall/reading/field-names.server";

/** A field that seems to say whether an entity is for visitors, in values that nobody but its API knows. */
export type UndeclaredState = { field: string; values: { value: string | number; entities: number }[] };

const named = /^(?:status|state|lifecycle|visibility|publication|stav|viditelnost|zustand|sichtbarkeit)/i;
/** Every reader understands these. */
const understood = /^(?:publish(?:ed)?|publikov[aá]no|active|aktivn[ií]|live|public|draft|archived)$/i;
/** More different ones say something else. */
const mostValues = 5;

/** The states of a list's entities that no reader understands, most frequent value first; none if all have the same. */
export function undeclaredStates(rows: readonly Row[]): UndeclaredState[] {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => named.test(key));
  return fields.flatMap((field) => {
    const counts = new Map<string | number, number>();
    for (const { [field]: value } of rows)
      if (typeof value === "string" || typeof value === "number")
        counts.set(value, (counts.get(value) ?? 0) + 1);
    const values = [...counts].map(([value, entities]) => ({ value, entities }));
    if (values.length < 2 || values.length > mostValues) return [];
    if (values.every(({ value }) => understood.test(String(value)))) return [];
    return [{ field, values: values.sort((one, other) => other.entities - one.entities) }];
  });
}
