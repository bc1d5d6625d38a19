import type { Row } from "../../app/mall/reading/field-names.server";

/** A field that seems to say whether an entity is for visitors, in values that nobody but its API knows. */
export type UndeclaredState<List extends string = string> = {
  field: string;
  /** The lists whose entities have it. */
  lists: List[];
  /** Most frequent first. */
  values: { value: string | number; entities: number }[];
};

const named = /^(?:status|state|lifecycle|visibility|publication|stav|viditelnost|zustand|sichtbarkeit)/i;
/** Every reader understands these. */
const understood = /^(?:publish(?:ed)?|publikov[aá]no|active|aktivn[ií]|live|public|draft|archived)$/i;
/** More different ones say something else. */
const mostValues = 5;

/** The states that no reader understands; none that are the same everywhere. A field means the same in all lists. */
export function undeclaredStates<List extends string>(
  samples: ReadonlyMap<List, readonly Row[]>,
): UndeclaredState<List>[] {
  const all = [...samples].flatMap(([list, rows]) => rows.map((row) => ({ list, row })));
  const fields = [...new Set(all.flatMap(({ row }) => Object.keys(row)))].filter((key) => named.test(key));
  return fields.flatMap((field) => {
    const lists = new Set<List>();
    const counts = new Map<string | number, number>();
    for (const { list, row } of all) {
      const value = row[field];
      if (typeof value !== "string" && typeof value !== "number") continue;
      lists.add(list);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const values = [...counts].map(([value, entities]) => ({ value, entities }));
    if (values.length < 2 || values.length > mostValues) return [];
    if (values.every(({ value }) => understood.test(String(value)))) return [];
    values.sort((one, other) => other.entities - one.entities);
    return [{ field, lists: [...lists], values }];
  });
}
