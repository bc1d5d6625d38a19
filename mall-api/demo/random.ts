/** Pseudorandom numbers from 0 to 1, seeded by a name. */
export function randomOf(name: string): () => number {
  let state = 2166136261;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<Value>(random: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("There is nothing to pick from");
  return value;
}

/** A whole number from `least` to `most`. */
export function whole(random: () => number, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** The values in another order. */
export function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
