import { alike, fieldIn, isRow, type Row } from "../reading/field-names.server";
import { languageOf } from "../reading/locales.server";

/** A value, and the language of the list's entry that it stands in. */
export type FoundValue = { value: unknown; locale?: unknown };

export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/**
 * The values at a dotted path, of which a step through a list leads into each of its entries, or into the one of a
 * number; `*` leads into all fields of an object.
 */
export function valuesAt(given: unknown, path: string): FoundValue[] {
  return follow({ value: given }, path.split(".")).filter(({ value }) => !isNothing(value));
}

function follow(found: FoundValue, [step, ...rest]: string[]): FoundValue[] {
  const { value, locale } = found;
  if (step === undefined) return [found];
  if (Array.isArray(value)) {
    if (/^\d+$/.test(step)) return follow({ value: value[Number(step)], locale }, rest);
    return value.flatMap((entry) =>
      follow({ value: entry, locale: isRow(entry) ? (localeIn(entry) ?? locale) : locale }, [step, ...rest]),
    );
  }
  if (step === "*" && isRow(value))
    return Object.values(value).flatMap((inner) => follow({ value: inner, locale }, rest));
  const key = isRow(value) ? keyOf(value, step) : undefined;
  return isRow(value) && key !== undefined ? follow({ value: value[key], locale }, rest) : [];
}

/** The language of a translation, under any of its names. */
function localeIn(entry: Row): unknown {
  const named = entry.locale ?? fieldIn(entry, "locale");
  return entry.locale !== undefined || typeof languageOf(named) === "string" ? named : undefined;
}

/** The row's own spelling of a name. */
export const keyOf = (row: Row, name: string): string | undefined =>
  Object.hasOwn(row, name) ? name : Object.keys(row).find((key) => alike(key) === alike(name));

/** The row with a value at a dotted path. */
export function withValueAt(row: Row, path: string, value: unknown): Row {
  const [step = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...row, [step]: value };
  const inner = row[step];
  return { ...row, [step]: withValueAt(isRow(inner) ? inner : {}, rest.join("."), value) };
}

/** One form for values that APIs write in several: `1`, `"1"` and `true`. */
export const plainValue = (value: unknown): string =>
  typeof value === "boolean" ? String(Number(value)) : isNothing(value) ? "" : String(value).trim();
