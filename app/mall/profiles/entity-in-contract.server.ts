import type { z } from "zod";
import { isRow, type Row } from "../reading/field-names.server";
import { isPublished } from "../reading/publication.server";
import type { Reading } from "../reading/reading-context";
import { elementOf, fieldsIn } from "./contract-shape.server";
import { type FoundValue, isNothing, keyOf, plainValue, valuesAt, withValueAt } from "./field-path.server";
import type { ApiProfile, ResourceProfile } from "./profile";
import { entitiesAt } from "./resource-at.server";

type Shape = Readonly<Record<string, z.ZodType>>;
type Names = readonly (readonly [field: string, paths: readonly string[]])[];

/** An entity of the API under the contract's names and values; null if the profile leaves it out. */
export type ReadEntity = (entity: Row) => Row | null;

/** The reader of the entities that a path answers with. */
export function entityReader(
  profile: ApiProfile,
  path: string,
  schema: z.ZodType,
  reading: Pick<Reading, "timeZone" | "now">,
): ReadEntity {
  const resource = entitiesAt(profile, path);
  const { shape, translated } = shapeOf(schema);
  const names: Names = Object.entries(resource.fields ?? {}).map(([field, paths]) => [field, [paths].flat()]);
  const renamed = new Set(names.map(([field]) => field));
  const taken = new Set(names.flatMap(([, paths]) => paths).filter((path) => !path.includes(".")));
  const isKept = (key: string) => !renamed.has(key) && (key in shape || !taken.has(key));
  const languages = siteLanguages(profile);

  return (sent) => {
    const entity = withAttributes(resource.read ? resource.read(sent) : sent);
    if (isLeftOut(resource, entity)) return null;
    let row: Row = Object.fromEntries(Object.entries(entity).filter(([key]) => isKept(key)));
    for (const [field, paths] of names) {
      const value = foundFor(entity, field, paths);
      if (value !== undefined) row = withValueAt(row, field, value);
    }
    row = withEntries(row, (entry) => inSiteLanguage(renamedEntry(entry, names, translated), languages));
    row = withKnownValues(inSiteLanguage(row, languages), resource);
    for (const [field, value] of Object.entries(resource.defaults ?? {}))
      if (valuesAt(row, field).length === 0) row = withValueAt(row, field, value);
    for (const [field, conditions] of Object.entries(resource.noneWhere ?? {}))
      if (Object.entries(conditions).some(([name, values]) => hasOne(entity, name, values)))
        row = withValueAt(row, field, null);
    return withUnits(row, resource);
  };

  function foundFor(entity: Row, field: string, paths: readonly string[]): unknown {
    const found = paths.map((path) => valuesAt(entity, path)).filter((values) => values.length > 0);
    const [first] = found;
    if (!first) return undefined;
    if (isList(shape, field))
      return found
        .flat()
        .flatMap(({ value }) => value)
        .filter((value) => isShown(value, field));
    return translated.has(field) ? byLanguage(first) : first[0]?.value;
  }

  /** Entities that are nested as a whole are left out as in their own lists. */
  function isShown(value: unknown, field: string): boolean {
    const [, nested] = /^entities\.(.+)$/.exec(field) ?? [];
    if (!nested || !isRow(value)) return true;
    return !isLeftOut(entitiesAt(profile, nested), value) && isPublished(value, reading);
  }
}

/** JSON:API has an entity's fields in `attributes`. */
function withAttributes(entity: Row): Row {
  const { attributes, relationships, type, ...own } = entity;
  if (!isRow(attributes)) return entity;
  return { ...(isRow(relationships) && relationships), ...own, ...attributes };
}

/** A field that the answer doesn't have says nothing: lists that leave out a field may be filtered by the API. */
const isLeftOut = ({ onlyWhere = {}, exceptWhere = {} }: ResourceProfile, entity: Row): boolean =>
  Object.entries(exceptWhere).some(([name, values]) => hasOne(entity, name, values)) ||
  Object.entries(onlyWhere).some(
    ([name, values]) => valuesAt(entity, name).length > 0 && !hasOne(entity, name, values),
  );

const hasOne = (entity: Row, name: string, values: readonly unknown[]): boolean =>
  valuesAt(entity, name).some(({ value }) => values.map(plainValue).includes(plainValue(value)));

/** A text by language, from the entries of a list of translations; without languages the first. */
function byLanguage(found: FoundValue[]): unknown {
  const entries = found.filter(({ locale }) => typeof locale === "string");
  return entries.length > 0
    ? Object.fromEntries(entries.map(({ locale, value }) => [locale, value]))
    : found[0]?.value;
}

/** Each entry of a row's translations, which are a list or a map by language, changed. */
function withEntries(row: Row, change: (entry: Row) => Row): Row {
  const { translations } = row;
  const changed = (entry: unknown) => (isRow(entry) ? change(entry) : entry);
  if (Array.isArray(translations)) return { ...row, translations: translations.map(changed) };
  if (!isRow(translations)) return row;
  const entries = Object.entries(translations).map(([key, entry]) => [key, changed(entry)]);
  return { ...row, translations: Object.fromEntries(entries) };
}

function renamedEntry(entry: Row, names: Names, translated: ReadonlySet<string>): Row {
  let renamed = entry;
  for (const [field, paths] of names) {
    // A dotted path leads from the entity, not from an entry of its translations.
    const own = paths.filter((path) => !path.includes("."));
    if (!translated.has(field) || own.length === 0) continue;
    const keys = own.flatMap((path) => keyOf(entry, path) ?? []);
    const key = keys.find((each) => !isNothing(entry[each]));
    // The language may be that of the entity's own text, while each entry has its own.
    if (field === "locale" && key === undefined) continue;
    renamed = Object.fromEntries(
      Object.entries(renamed).filter(([each]) => each !== field && !keys.includes(each)),
    );
    if (key !== undefined) renamed = { ...renamed, [field]: entry[key] };
  }
  return renamed;
}

/** The site's languages by the API's codes. */
const siteLanguages = ({ languages = {} }: ApiProfile): ReadonlyMap<string, string> =>
  new Map(Object.entries(languages).map(([language, code]) => [code, language]));

function inSiteLanguage(row: Row, languages: ReadonlyMap<string, string>): Row {
  const known = ["locale", "language"].flatMap((field) => {
    const language = languages.get(plainValue(row[field]));
    return language === undefined ? [] : [[field, language]];
  });
  return known.length > 0 ? { ...row, ...Object.fromEntries(known) } : row;
}

function withKnownValues(row: Row, { values = {} }: ResourceProfile): Row {
  let known = row;
  for (const [field, meanings] of Object.entries(values)) {
    const [found] = valuesAt(known, field);
    if (!found) continue;
    const meant = Object.entries(meanings).find(([written]) => isSameValue(written, found.value));
    const value = meant?.[1] ?? meanings["*"];
    if (value !== undefined) known = withValueAt(known, field, value);
  }
  return known;
}

/** Whether a value is what a profile, in which keys are text, writes as this. */
const isSameValue = (written: string, value: unknown): boolean =>
  written === plainValue(value) || written === String(value);

/** Numbers that are money, as an object that names its unit. */
function withUnits(row: Row, { units = {} }: ResourceProfile): Row {
  let declared = row;
  for (const [field, unit] of Object.entries(units)) {
    const [found] = valuesAt(declared, field);
    const amount = typeof found?.value === "string" ? Number(found.value.replace(",", ".")) : found?.value;
    if (typeof amount !== "number" || !Number.isFinite(amount)) continue;
    const haler = Math.round(amount * (unit === "crowns" ? 100 : 1));
    declared = withValueAt(declared, field, { haler });
  }
  return declared;
}

const shapes = new WeakMap<z.ZodType, { shape: Shape; translated: ReadonlySet<string> }>();

/** The fields of an entity, and those of its translations. */
function shapeOf(schema: z.ZodType): { shape: Shape; translated: ReadonlySet<string> } {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = fieldsIn(elementOf(schema) ?? schema);
  const { translations } = shape;
  const entries = translations && fieldsIn(elementOf(translations));
  const found = { shape, translated: new Set(Object.keys(entries ?? {})) };
  shapes.set(schema, found);
  return found;
}

function isList(shape: Shape, path: string): boolean {
  const [field = "", ...rest] = path.split(".");
  const schema = shape[field];
  if (!schema) return false;
  return rest.length > 0 ? isList(fieldsIn(schema), rest.join(".")) : elementOf(schema) !== null;
}
