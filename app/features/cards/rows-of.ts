/** From so many cards on, a list has a lead. */
const fewestWithLead = 7;

/**
 * How many cards each row of a grid has on a desktop, at most `perRow`: all rows are full. What the last one would lack
 * comes first, in larger cards; a lead is a row of its own, with a row of two below it, unless there are two already.
 */
export function rowsOf(count: number, perRow: number, hasLead = false): number[] {
  if (count === 0) return [];
  if (count <= perRow) return [count];
  if (hasLead && count >= fewestWithLead && perRow > 2) {
    const [below, others] = [rowsOf(count - 1, perRow), rowsOf(count - 3, perRow)];
    // Two rows of two would be long.
    return others.includes(2) && !below.includes(2) ? [1, ...below] : [1, 2, ...others];
  }
  const each = [perRow, 3].find((size) => size <= perRow && count % size === 0) ?? perRow;
  const rest = count % each;
  const first = rest === 1 && each > 2 ? [2, each - 1] : rest > 0 ? [rest] : [];
  const others = count - first.reduce((sum, size) => sum + size, 0);
  return [...first, ...Array<number>(others / each).fill(each)];
}
