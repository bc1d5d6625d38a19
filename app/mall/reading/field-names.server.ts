import { LRUCache } from "lru-cache";
import otherNames from "./vocabulary/field-names.json";

/** A fact about a name, found once: there are as many names as APIs have fields, and as many questions as entities. */
export function ofName<Fact extends string | boolean>(find: (name: string) => Fact): (name: string) => Fact {
  const facts = new LRUCache<string, { fact: Fact }>({ max: 5_000 });
  return (name) => {
    const known = facts.get(name);
    if (known) return known.fact;
    const fact = find(name);
    facts.set(name, { fact });
    return fact;
  };
}

/** A name without case and separators. */
export const alike = ofName((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));

/** The same without accents, where `alike` leaves out the letters that have one: of names in other languages. */
export const plainName = ofName((name) => alike(name.normalize("NFD").replaceAll(/\p{M}/gu, "")));

/**
 * Other names of the contract's fields that mean the same in every API, likeliest first. A name that means something else
 * in some API is not here but in `profiles/known-names.json`, for a profile to declare. Case and separators don't matter:
 * `dateFrom`, `date_from` and `DATE-FROM` are the same. Each name is assigned to one field of an entity only: to the
 * field of exactly that name, else to the first in this table.
 */
const choices = new Map(Object.entries(otherNames).map(([field, names]) => [field, names.map(alike)]));
const turn = new Map([...choices.keys()].map((field, index) => [field, index]));

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values by their names without case and separators. */
export const byLikeness = (row: Row): Map<string, unknown> =>
  new Map(Object.entries(row).map(([key, value]) => [alike(key), value]));

/** How MySQL writes that there is no date. */
const isZeroDate = (value: unknown): boolean =>
  typeof value === "string" && /^0000-00-00(?:[T ]00:00:00.*)?$/.test(value);

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  isZeroDate(value) ||
  (Array.isArray(value) && value.length === 0);

/**
 * Values that count as absent where absence is allowed, unless they can be read: PHP writes an empty object as a list,
 * and a missing value as `false`.
 */
export const isBlank = (value: unknown): boolean => isNothing(value) || value === false;

/** Fields in the order in which they choose among the remaining names. */
export const inTurn = (fields: readonly string[]): string[] =>
  fields.toSorted((one, other) => (turn.get(one) ?? turn.size) - (turn.get(other) ?? turn.size));

/**
 * Assigns a row's values to the contract's fields. A value that is assigned to one field is not available to others.
 */
export function fieldsOf(row: Row) {
  const keys = new Map(Object.keys(row).map((key) => [alike(key), key]));
  const taken = new Set<string>();

  function otherNameOf(field: string): string | undefined {
    const name = choices.get(field)?.find((candidate) => {
      const key = keys.get(candidate);
      return key !== undefined && !taken.has(key) && !isNothing(row[key]);
    });
    return name && keys.get(name);
  }

  return {
    /**
     * The values by field, which are in the order of `inTurn`; if a field's own value is empty, that of another name.
     */
    take(fields: readonly string[]): Map<string, unknown> {
      const found = new Map<string, unknown>();
      for (const field of fields) {
        const key = keys.get(alike(field));
        if (key === undefined || taken.has(key)) continue;
        taken.add(key);
        found.set(field, row[key]);
      }
      for (const field of fields) {
        if (!isNothing(found.get(field))) continue;
        const key = otherNameOf(field);
        if (key === undefined) continue;
        taken.add(key);
        found.set(field, row[key]);
      }
      return found;
    },
    /** What is assigned to no field. */
    rest: (): Row => Object.fromEntries(Object.entries(row).filter(([key]) => !taken.has(key))),
  };
}

/** Whether a row's key means this field. */
export const isNameOf = (field: string, key: string): boolean =>
  alike(field) === alike(key) || (choices.get(field)?.includes(alike(key)) ?? false);

export const fieldIn = (row: Row, field: string): unknown => fieldsOf(row).take([field]).get(field);
