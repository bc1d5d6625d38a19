declare const serializedValue: unique symbol;

/**
 * A value as one string. Remix writes a screen's data into its page value by value with references between them, which
 * for many small values is most of the page's weight and compresses badly; a single string weighs much less.
 */
export type Serialized<Value> = string & { readonly [serializedValue]: Value };

export function serialized<Value extends object>(value: Value): Serialized<Value> {
  const known = texts.get(value) as Serialized<Value> | undefined;
  if (known !== undefined) return known;
  const text = exchanged(JSON.stringify(value, byColumn)) as Serialized<Value>;
  texts.set(value, text);
  return text;
}

/** The deserialized value: plain JSON. */
export function deserialized<Value>(text: Serialized<Value>): Value {
  const known = latest.get(text);
  if (known !== undefined) return known as Value;
  const value: Value = JSON.parse(exchanged(text), byRow);
  latest.set(text, value);
  for (const oldest of latest.keys()) {
    if (latest.size <= mostLatest) break;
    latest.delete(oldest);
  }
  return value;
}

/** What a view that stays the same was serialized to. */
const texts = new WeakMap<object, string>();
/** The server renders the same header and footer in each page. */
const latest = new Map<string, unknown>();
const mostLatest = 16;

/** A value whose serialized parts are plain values too. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isSerialized(part) ? deserialized(part) : part));
}

function isSerialized(part: unknown): part is Serialized<unknown> {
  if (typeof part !== "string" || !/^(?:\{['}]|\[[[{'\]\d])/.test(part)) return false;
  try {
    deserialized(part as Serialized<unknown>);
    return true;
  } catch {
    return false;
  }
}

/** The key of a table, which no view has. */
const tableKey = "";

/**
 * A list of things with the same keys becomes a table: values of one kind, one after the other, compress to a fraction
 * of what they weigh between their keys.
 */
function byColumn(_: string, part: unknown): unknown {
  if (!Array.isArray(part) || part.length < 2) return part;
  const keys = keysOf(part[0]);
  if (keys.length === 0 || part.some((thing) => keysOf(thing).join() !== keys.join())) return part;
  return { [tableKey]: keys.map((key) => [key, part.map((thing) => thing[key])]) };
}

/** What JSON has of an object's keys; none of anything else. */
const keysOf = (thing: unknown): string[] =>
  typeof thing === "object" && thing !== null && !Array.isArray(thing)
    ? Object.entries(thing).flatMap(([key, value]) => (value === undefined ? [] : [key]))
    : [];

type Table = { [tableKey]: [key: string, values: unknown[]][] };

const isTable = (part: unknown): part is Table => keysOf(part)[0] === tableKey;

function byRow(_: string, part: unknown): unknown {
  if (!isTable(part)) return part;
  const columns = part[tableKey];
  return columns[0]?.[1].map((_, row) =>
    Object.fromEntries(columns.map(([key, values]) => [key, values[row]])),
  );
}

/**
 * Within the page's script every double quote would be escaped twice, and there are thousands; single quotes need no
 * escape.
 */
const exchanged = (text: string): string => text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
