/** A statement's parameters are limited; rows of this many go in one. */
const rowsPerInsert = 200;

/** Rows in parts that one insert may hold. */
export function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    yield rows.slice(start, start + rowsPerInsert);
}
