/** Named settings, each with its values. */
type Factors = Record<string, readonly unknown[]>;
type Row<F extends Factors> = { [Name in keyof F]: F[Name][number] };

/**
 * Rows in which each two values of any two factors occur together at least once: a fraction of all combinations, which
 * finds what one setting does, and what two do to each other. The same factors give the same rows.
 */
export function pairwise<F extends Factors>(factors: F): Row<F>[] {
  const names = Object.keys(factors);
  const sizes = names.map((name) => factors[name]?.length ?? 0);
  const missing = new Set<string>();
  const pairOf = (factor: number, value: number, other: number, otherValue: number) =>
    factor < other
      ? `${factor}.${value} ${other}.${otherValue}`
      : `${other}.${otherValue} ${factor}.${value}`;
  for (const [factor, size] of sizes.entries())
    for (let other = factor + 1; other < sizes.length; other++)
      for (let value = 0; value < size; value++)
        for (let otherValue = 0; otherValue < (sizes[other] ?? 0); otherValue++)
          missing.add(pairOf(factor, value, other, otherValue));

  const rows: number[][] = [];
  const random = numbersFrom(1);
  for (const first of missing) {
    const row: (number | undefined)[] = names.map(() => undefined);
    for (const part of first.split(" ")) {
      const [factor = 0, value = 0] = part.split(".").map(Number);
      row[factor] = value;
    }
    for (const [factor, size] of sizes.entries()) {
      if (row[factor] !== undefined) continue;
      const gain = (value: number) =>
        row.filter((known, other) => known !== undefined && missing.has(pairOf(factor, value, other, known)))
          .length;
      // Of values that gain the same, any: in turn, two factors would go hand in hand.
      const start = Math.floor(random() * size);
      const values = Array.from({ length: size }, (_, at) => (at + start) % size);
      row[factor] = values.reduce((best, value) => (gain(value) > gain(best) ? value : best));
    }
    const whole = row.map((value) => value ?? 0);
    for (const [factor, value] of whole.entries())
      for (const [other, otherValue] of whole.entries())
        if (factor < other) missing.delete(pairOf(factor, value, other, otherValue));
    rows.push(whole);
  }
  return rows.map(
    (row) => Object.fromEntries(names.map((name, at) => [name, factors[name]?.[row[at] ?? 0]])) as Row<F>,
  );
}

/** The same numbers between 0 and 1 each time, as if by chance (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
