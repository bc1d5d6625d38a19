import { customerReward } from "@contract/customer-reward";
import { z } from "zod";
import { wordOf } from "./enum-words.server";
import { fieldsOf, inTurn, isBlank, isRow, type Row } from "./field-names.server";
import { fieldJoiner } from "./joined-fields.server";
import { rowsIn } from "./lists.server";
import { booleanOf, countOf, numberOf } from "./numbers.server";
import { isContent, isPublished } from "./publication.server";
import { Absent, entryOf, InvalidValue, inside, noteDropped, type ReadingContext } from "./reading-context";
import { scalars, textOf } from "./scalars.server";
import { dropFalseEnds } from "./spans.server";
import { structures } from "./structures.server";
import { fieldText } from "./texts.server";
import { translationsOf } from "./translations.server";

type Read = (given: unknown, context: ReadingContext, parent: Row) => unknown;

/** A fact about a schema, found once. */
const known = <Fact>(find: (schema: z.ZodType) => Fact) => {
  const facts = new WeakMap<z.ZodType, Fact>();
  return (schema: z.ZodType): Fact => {
    const fact = facts.get(schema) ?? find(schema);
    facts.set(schema, fact);
    return fact;
  };
};
const isRequired = known((schema) => !schema.safeParse(undefined).success);
const acceptsNull = known((schema) => schema.safeParse(null).success);
const readerOf = known(makeReader);

/**
 * Reads what an API sent by a schema of the contract: each field under any of its names and in any of its forms. What
 * can't be read is dropped alone and noted. The result fits the schema's input, or is InvalidValue where something required is
 * missing.
 * @param parent the row that the value stands in
 */
export const readValue = (
  schema: z.ZodType,
  given: unknown,
  context: ReadingContext,
  parent: Row = {},
): unknown => readerOf(schema)(unwrapped(given), context, parent);

const wrappings = new Set(["data", "links", "meta"]);

/** What some frameworks send inside `data`, at any depth. */
const unwrapped = (given: unknown): unknown =>
  isRow(given) && "data" in given && Object.keys(given).every((key) => wrappings.has(key))
    ? given.data
    : given;

function makeReader(schema: z.ZodType): Read {
  const scalar = scalars.get(schema);
  if (scalar) return scalar;
  const read = formReader(schema);
  const prepare = structures.get(schema);
  if (!prepare) return read;
  return (given, context, parent) => {
    const value = prepare(given, context, parent);
    return value instanceof InvalidValue || value === undefined ? value : read(value, context, parent);
  };
}

function formReader(schema: z.ZodType): Read {
  const inner = innerOf(schema);
  if (inner) return (given, context, parent) => readerOf(inner)(given, context, parent);
  const check = checkOf(schema);
  if (schema instanceof z.ZodObject) {
    const readObject = objectReader(schema);
    return (given, context) => check(readObject(given, context));
  }
  if (schema instanceof z.ZodArray) return (given, context) => check(readEntries(schema, given, context));
  if (schema instanceof z.ZodRecord) return (given, context) => readRecord(schema, given, context);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return (given, context) => readByKind(schema, given, context);
  if (schema instanceof z.ZodUnion) return (given, context) => readUnion(schema, given, context);
  if (schema instanceof z.ZodTuple) return (given, context) => readTuple(schema, given, context);
  if (schema instanceof z.ZodEnum) return (given) => wordOf(schema.options, given);
  if (schema instanceof z.ZodLiteral) return (given) => wordOf([...schema.values], given);
  if (schema instanceof z.ZodNumber) {
    const read = schema.isInt ? countOf : numberOf;
    return (given) => check(read(given));
  }
  if (schema instanceof z.ZodBoolean) return booleanOf;
  if (schema instanceof z.ZodString) return (given) => check(textOf(given));
  return (given) => given;
}

/** The schema inside a wrapper (optional, nullable, default, catch, transform). */
export function innerOf(schema: z.ZodType): z.ZodType | null {
  const { def } = schema._zod;
  const inner = "innerType" in def ? def.innerType : schema instanceof z.ZodPipe ? schema.in : null;
  return inner instanceof z.ZodType ? inner : null;
}

/** The schema's own checks, for what has been brought into its form; most schemas have none. */
function checkOf(schema: z.ZodType): (value: unknown) => unknown {
  const { def } = schema._zod;
  if (!def.checks?.length && !("format" in def)) return (value) => value;
  return (value) => {
    if (value instanceof InvalidValue) return value;
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    return issue ? new InvalidValue([...issue.path, issue.message].join(": ")) : value;
  };
}

/** Fields whose own fields may stand on the entity itself. */
const spreadable = new Set([
  "geo",
  "address",
  "thumbs",
  "consents",
  "entities",
  "tier",
  "customer",
  "social_links",
  "property_management",
]);
/** Entities that some APIs nest in another one; an entity's own fields take precedence. */
const within = new Map<z.ZodType, string>([[customerReward, "reward"]]);

function objectReader(schema: z.ZodObject): (given: unknown, context: ReadingContext) => unknown {
  const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
  const names = inTurn(Object.keys(shape));
  const fields = Object.entries(shape).filter(([field]) => field !== "translations");
  const entry = shape.translations && entryShape(shape.translations);
  const joined = fieldJoiner(shape);
  const isWritten = isContent(shape);
  return (given, context) => {
    const sent = rowOf(schema, given) ?? rowOfName(schema, given);
    if (!sent) return new InvalidValue("is no object");
    if (isWritten && !isPublished(sent, context.reading, shape)) return new Absent("is not published");
    const row = joined(sent, context.reading);
    const own = fieldsOf(row);
    const found = own.take(names);
    const read: Record<string, unknown> = {};
    for (const [field, fieldSchema] of fields) {
      const value = readField(fieldSchema, found.get(field), inside(context, field), row);
      if (value instanceof InvalidValue) {
        if (isRequired(fieldSchema)) return new InvalidValue(`${field} ${value.reason}`);
        noteDropped(inside(context, field), value);
      } else if (value !== undefined) read[field] = value;
      else if (isRequired(fieldSchema)) return new InvalidValue(`${field} is missing`);
    }
    dropFalseEnds(read, context, (field) => !shape[field] || !isRequired(shape[field]));
    if (entry) {
      const translations = translationsOf(
        entry,
        { given: found.get("translations"), rest: own.rest() },
        inside(context, "translations"),
        readValue,
      );
      const named = shape.translations ? checkOf(innermost(shape.translations))(translations) : translations;
      if (named instanceof InvalidValue) return named;
      read.translations = translations;
    }
    return read;
  };
}

function readField(schema: z.ZodType, sent: unknown, context: ReadingContext, row: Row): unknown {
  const given = unwrapped(sent);
  const isSpread = spreadable.has(context.field) && (given === undefined || typeof given === "string");
  const spread = isSpread ? readSpread(schema, given, context, row) : undefined;
  if (spread !== undefined) return spread;
  if (given === undefined) return undefined;
  if (given === null) return acceptsNull(schema) ? null : undefined;
  const value = readValue(schema, given, context, row);
  if (typeof value === "string") return fieldText(context.field, value);
  return value instanceof InvalidValue && isBlank(given) && !isRequired(schema) ? undefined : value;
}

/** A part whose fields stand on the row itself; undefined if there are none. */
function readSpread(schema: z.ZodType, given: unknown, context: ReadingContext, row: Row): unknown {
  const quiet = { ...context, reading: { ...context.reading, note: () => {} } };
  const value = readValue(schema, structures.has(schema) ? given : row, quiet, row);
  return !(value instanceof InvalidValue) &&
    isRow(value) &&
    Object.values(value).some((inner) => !isRow(inner) && !Array.isArray(inner))
    ? value
    : undefined;
}

/** The row of an entity: JSON parsed, a list of one unwrapped, nested entities and those of JSON:API merged in. */
function rowOf(schema: z.ZodObject, given: unknown): Row | null {
  const value = jsonIn(given);
  const row = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isRow(row)) return null;
  const name = within.get(schema);
  const inner = name ? row[name] : undefined;
  const { attributes, relationships, type, ...own } = row;
  if (isRow(attributes)) return { ...(isRow(relationships) && relationships), ...own, ...attributes };
  return isRow(inner) ? { ...inner, ...row } : row;
}

/** A name alone stands for an entity that requires nothing else. */
const rowOfName = (schema: z.ZodObject, given: unknown): Row | null =>
  typeof given === "string" && given.trim() && schema.shape.name && !schema.shape.id
    ? { name: given.trim() }
    : null;

function jsonIn(given: unknown): unknown {
  if (typeof given !== "string" || !/^\s*[[{]/.test(given)) return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

function entryShape(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | null {
  const inner = innerOf(schema);
  if (inner) return entryShape(inner);
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodObject ? schema.element.shape : null;
}

function readEntries(schema: z.ZodArray, given: unknown, context: ReadingContext): unknown {
  const { element } = schema;
  if (!(element instanceof z.ZodType)) return new InvalidValue("is no list");
  const value = jsonIn(given);
  const isWords = typeof value === "string" && innermost(element) instanceof z.ZodString;
  // How PHP writes an empty list with string keys.
  if (isRow(value) && Object.keys(value).length === 0) return [];
  const entries = isWords
    ? value.split(/[,;]/).map((word) => word.trim())
    : (rowsIn(value) ?? soleList(value) ?? [value]);
  return entries.flatMap((entry) => {
    if (isBlank(entry)) return [];
    const read = readValue(element, entry, entryOf(context));
    if (!(read instanceof InvalidValue)) return [read];
    noteDropped(entryOf(context), read);
    return [];
  });
}

/** The list, as such or as JSON, that is an object's only value. */
function soleList(value: unknown): unknown[] | null {
  const [only, ...others] = isRow(value) ? Object.values(value) : [];
  const list = jsonIn(only);
  return others.length === 0 && Array.isArray(list) ? list : null;
}

const innermost = (schema: z.ZodType): z.ZodType => {
  const inner = innerOf(schema);
  return inner ? innermost(inner) : schema;
};

function readRecord(schema: z.ZodRecord, given: unknown, context: ReadingContext): unknown {
  const { keyType, valueType } = schema;
  const value = jsonIn(given);
  // A list where a map of lists belongs is one of them.
  const row = Array.isArray(value) && valueType instanceof z.ZodArray ? { links: value } : value;
  if (!isRow(row)) return new InvalidValue("is no map");
  if (!(keyType instanceof z.ZodType && valueType instanceof z.ZodType)) return row;
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, inner]) => {
      const name = readValue(keyType, key, inside(context, key));
      const value = name instanceof InvalidValue ? name : readValue(valueType, inner, inside(context, key));
      if (!(value instanceof InvalidValue)) return [[name, value]];
      noteDropped(inside(context, key), value);
      return [];
    }),
  );
}

function readByKind(schema: z.ZodDiscriminatedUnion, given: unknown, context: ReadingContext): unknown {
  const { discriminator } = schema.def;
  const kind = isRow(given) ? fieldsOf(given).take([discriminator]).get(discriminator) : undefined;
  const option = schema.options.find((candidate) => {
    const word = candidate instanceof z.ZodObject ? candidate.shape[discriminator] : null;
    return word && !(readValue(word, kind, context) instanceof InvalidValue);
  });
  return option instanceof z.ZodType
    ? readValue(option, given, context)
    : new InvalidValue(`${discriminator} ${JSON.stringify(kind)} is unknown`);
}

function readUnion(schema: z.ZodUnion, given: unknown, context: ReadingContext): unknown {
  if (schema.safeParse(given).success) return given;
  for (const option of schema.options) {
    const value =
      option instanceof z.ZodType ? readValue(option, given, context) : new InvalidValue("is unknown");
    if (!(value instanceof InvalidValue)) return value;
  }
  return new InvalidValue("is none of what it may be");
}

function readTuple(schema: z.ZodTuple, given: unknown, context: ReadingContext): unknown {
  const value = isRow(given) && "x" in given && "y" in given ? [given.x, given.y] : given;
  if (!Array.isArray(value)) return new InvalidValue("is no list");
  const read = schema.def.items.map((item, index) =>
    item instanceof z.ZodType ? readValue(item, value[index], context) : value[index],
  );
  return read.find((item) => item instanceof InvalidValue) ?? read;
}
