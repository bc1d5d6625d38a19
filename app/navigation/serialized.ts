declare const serializedValue: unique symbol;

/**
 * A value as one string. Remix writes a screen's data into its page value by value with references between them, which
 * for many small values is most of the page's weight and compresses badly; a single string weighs much less.
 */
export type Serialized<Value> = string & { readonly [serializedValue]: Value };

export const serialized = <Value>(value: Value): Serialized<Value> =>
  exchanged(JSON.stringify(value)) as Serialized<Value>;

/** The deserialized value: plain JSON. */
export const deserialized = <Value>(text: Serialized<Value>): Value => JSON.parse(exchanged(text));

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

/**
 * Within the page's script every double quote would be escaped twice, and there are thousands; single quotes need no
 * escape.
 */
const exchanged = (text: string): string => text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
