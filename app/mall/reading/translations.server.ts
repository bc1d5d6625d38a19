import type { z } from "zod";
import { fieldsOf, inTurn, isBlank, isNameOf, isRow, type Row } from "./field-names.server";
import { defaultTextLocale, isLocaleKey, languageOf, localeOf } from "./locales.server";
import { InvalidValue, inside, noteDropped, type ReadingContext } from "./reading-context";
import { slugOfName } from "./slug.server";
import { fieldText } from "./texts.server";

type ReadValue = (schema: z.ZodType, given: unknown, context: ReadingContext) => unknown;
type Entries = Map<string, Record<string, unknown>>;

const nameFields = ["name", "title", "question"];

/**
 * The translations of a row in the contract's form, `[{locale, …}]`: from a list, a map by language, or fields on the
 * row itself that hold one language's text, several by language, or end in the language's code (`name_en`).
 * @param row what it has as its translations, and the rest of it without the entity's own fields
 */
export function translationsOf(
  shape: Readonly<Record<string, z.ZodType>>,
  { given, rest }: { given: unknown; rest: Row },
  context: ReadingContext,
  readValue: ReadValue,
): Record<string, unknown>[] {
  const fields = textFields(shape);
  const entries: Entries = new Map();

  function put(locale: string, field: string, value: unknown) {
    const schema = shape[field];
    if (!schema || value === undefined || value === null || value === "") return;
    const entry = entries.get(locale) ?? {};
    entries.set(locale, entry);
    if (entry[field] !== undefined && entry[field] !== null) return;
    const read = readValue(schema, value, inside(context, field));
    if (read instanceof InvalidValue)
      return isBlank(value) ? undefined : noteDropped(inside(context, field), read);
    entry[field] = typeof read === "string" ? fieldText(field, read) : read;
  }

  /** Text under one name: a string, or a map or list by language. */
  function putText(field: string, value: unknown, locale: string) {
    const byLocale = isRow(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocaleKey);
    if (byLocale) {
      for (const [key, text] of Object.entries(value)) put(localeOf(key) ?? locale, field, text);
    } else put(locale, field, value);
  }

  function putRow(row: Row, locale: string) {
    const taken = fieldsOf(row).take(fields);
    for (const [field, value] of taken) putText(field, value, locale);
  }

  // An entry that names no language gives what no other entry has.
  const rows = rowsOf(given, fields);
  for (const [locale, row] of rows) if (locale) putRow(row, locale);
  for (const [locale, row] of rows) if (!locale) putRow(row, defaultTextLocale);
  const ownLocale = localeIn(rest);
  for (const [field, value] of fieldsOf(rest).take(fields)) {
    const isKnown = !ownLocale && [...entries.values()].some((entry) => entry[field]);
    if (!isKnown || typeof value === "object") putText(field, value, ownLocale ?? defaultTextLocale);
  }
  for (const [key, value] of Object.entries(rest)) {
    if (!/[_-](?:en|cz|cs|sk|de)$|(?:En|Cz|Cs|Sk|De|EN|CZ|CS|SK|DE)$/i.test(key)) continue;
    const [, name, code] = /^(.+?)[_-]?(en|cz|cs|sk|de)$/i.exec(key) ?? [];
    const isMarked = name && code && (/[_-]/.test(key.at(name.length) ?? "") || /^[A-Z]/.test(code));
    const field = isMarked && fields.find((candidate) => isNameOf(candidate, name));
    if (field) put(localeOf(code) ?? defaultTextLocale, field, value);
  }
  if (shape.slug) addSlugs(entries);
  return [...entries].flatMap(([locale, entry]) =>
    Object.keys(entry).length > 0 ? [{ locale, ...entry }] : [],
  );
}

/** The language of a row that is in one language, and lists its others beside it. */
function localeIn(row: Row): string | null {
  const { locale, language, lang, culture, languageCode, language_code, locale_code } = row;
  const named = [locale, language, lang, culture, languageCode, language_code, locale_code]
    .map(languageOf)
    .find((code) => typeof code === "string");
  return named ?? null;
}

const fieldsByShape = new WeakMap<object, string[]>();

function textFields(shape: object): string[] {
  const fields = fieldsByShape.get(shape) ?? inTurn(Object.keys(shape).filter((field) => field !== "locale"));
  fieldsByShape.set(shape, fields);
  return fields;
}

/** The rows of a translations' list or map, with their languages; null where none is named. */
function rowsOf(given: unknown, fields: string[]): [locale: string | null, row: Row][] {
  if (Array.isArray(given)) {
    return given.filter(isRow).map((row) => {
      const { attributes } = row;
      const merged = isRow(attributes) ? { ...row, ...attributes } : row;
      const locale = fieldsOf(merged).take(["locale"]).get("locale");
      return [localeOf(locale), merged];
    });
  }
  if (!isRow(given)) return [];
  if (Array.isArray(given.data)) return rowsOf(given.data, fields);
  const keys = Object.keys(given);
  if (keys.some(isLocaleKey)) {
    return keys.filter(isLocaleKey).map((key) => {
      const translation = given[key];
      const name = nameFields.find((field) => fields.includes(field)) ?? fields[0] ?? "";
      return [localeOf(key), isRow(translation) ? translation : { [name]: translation }];
    });
  }
  return [[null, given]];
}

/** Gives each language that has a name and no slug the slug of its name. */
function addSlugs(entries: Entries) {
  for (const entry of entries.values()) {
    const name = nameFields.map((field) => entry[field]).find((value) => typeof value === "string" && value);
    if (typeof entry.slug === "string" && entry.slug) continue;
    const slug = typeof name === "string" ? slugOfName(name) : null;
    if (slug) entry.slug = slug;
  }
}
