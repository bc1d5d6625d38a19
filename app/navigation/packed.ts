declare const packedValue: unique symbol;

/**
 * A value as one text. A screen's data goes into its page value by value with references between them, which for many
 * small values is most of the page's weight and compresses badly; a single text weighs much less.
 */
export type Packed<Value> = string & { readonly [packedValue]: Value };

export const packed = <Value>(value: Value): Packed<Value> =>
  exchanged(JSON.stringify(value)) as Packed<Value>;

/** The value again. It is plain data: texts, numbers, lists, nulls. */
export const unpacked = <Value>(text: Packed<Value>): Value => JSON.parse(exchanged(text));

/** Within the page's script every double quote would be escaped twice, and there are thousands: single ones need nothing. */
const exchanged = (text: string): string => text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
