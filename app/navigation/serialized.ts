declare const serializedValue: unique symbol;

/**
 * A value as one text. A screen's data goes into its page value by value with references between them, which for many
 * small values is most of the page's weight and compresses badly; a single text weighs much less.
 */
export type Serialized<Value> = string & { readonly [serializedValue]: Value };

export const serialized = <Value>(value: Value): Serialized<Value> =>
  exchanged(JSON.stringify(value)) as Serialized<Value>;

/** The value again. It is plain data: texts, numbers, lists, nulls. */
export const deserialized = <Value>(text: Serialized<Value>): Value => JSON.parse(exchanged(text));

/** Within the page's script every double quote would be escaped twice, and there are thousands: single ones need nothing. */
const exchanged = (text: string): string => text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
