/**
 * The edit distance (insertions, deletions, substitutions, transpositions of neighbours) between `typed` and the whole
 * word, and between `typed` and the closest prefix of the word. Distances above `most` are returned as Infinity.
 */
export function editDistance(
  typed: string,
  word: string,
  most: number,
): { whole: number; beginning: number } {
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      let distance = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && isSwapped) distance = Math.min(distance, at(before, column - 2) + 1);
      current.push(distance);
      if (distance < least) least = distance;
    }
    if (least > most) return { whole: Number.POSITIVE_INFINITY, beginning: Number.POSITIVE_INFINITY };
    before = previous;
    previous = current;
  }
  const within = (distance: number) => (distance <= most ? distance : Number.POSITIVE_INFINITY);
  return {
    whole: width === word.length ? within(at(previous, width)) : Number.POSITIVE_INFINITY,
    beginning: within(Math.min(...previous)),
  };
}

const at = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
