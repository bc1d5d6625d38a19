import type { ComponentProps } from "react";
import { classNames } from "~/ui/class-names";
import { ShopTile } from "../cards/cards";

/** Shops whose names begin with the same letter; without one, all of a short list. */
export type ShopGroup = { letter: string | null; shops: TileView[] };
type TileView = ComponentProps<typeof ShopTile>;

/** So many are so few rows that an end with a gap is seen. */
const fewCells = 12;

/** With these columns the next letter would end a row, alone, or the last row lack one: this letter is as wide as two. */
const wide = { 4: "wide-4", 5: "wide-5" };

/** The classes of each group's letter. */
function lettersOf(groups: readonly ShopGroup[]): string[] {
  const classes = groups.map(() => "letter");
  for (const columns of [4, 5] as const) {
    let at = 0;
    for (const [number, { shops }] of groups.entries()) {
      at = (at + 1 + shops.length) % columns;
      if (at === columns - 1) {
        at = 0;
        classes[number] = classNames(classes[number], wide[columns]);
      }
    }
  }
  return classes;
}

/** So many are one row on a tablet, too. */
const rowOfCells = 4;

const gapWith = (cells: number, columns: number) => (columns - (cells % columns)) % columns;

const manyColumns = "lg:grid-cols-4 xl:grid-cols-5";

/** Wide tiles are low: a logo needs no more. */
const fewColumns: Record<number, string> = {
  3: "lg:grid-cols-3 lg:[&_.logo-tile]:aspect-[3/1]",
  4: "lg:grid-cols-4",
  5: manyColumns,
  6: "lg:grid-cols-6",
};

/** The columns on a desktop that leave the shortest gap in the last row. */
function columnsFor(cells: number): string {
  const best = [6, 5, 4, 3].reduce((best, columns) =>
    gapWith(cells, columns) < gapWith(cells, best) ? columns : best,
  );
  return fewColumns[best] ?? "";
}

/**
 * Shops in one grid: each letter is a cell before its first shop, where the letter rail leads. On phones those of a
 * directory are rows, others two beside each other, the last of an odd number a row.
 */
export function ShopsGrid({ groups }: { groups: ShopGroup[] }) {
  const cells = groups.reduce((sum, { letter, shops }) => sum + shops.length + (letter ? 1 : 0), 0);
  const letters = lettersOf(groups);
  const hasLetters = groups.some(({ letter }) => letter);
  return (
    <ul
      className={classNames(
        "grid gap-x-4 gap-y-7",
        hasLetters ? "shop-rows" : "not-cramped:grid-cols-2",
        cells === rowOfCells ? "sm:grid-cols-4" : "sm:grid-cols-3",
        cells > fewCells ? manyColumns : columnsFor(cells),
      )}
    >
      {groups.flatMap(({ letter, shops }, number) =>
        shops.map((shop, at) => {
          const isLetter = letter && at === 0;
          const isAlone = !letter && at % 2 === 0 && at === shops.length - 1;
          return (
            // A letter is a cell of its own, which a list of one column or two would leave alone: it is of one item with its first shop.
            <li key={shop.to} className={classNames(isLetter && "letter-start", isAlone && "alone")}>
              {isLetter && (
                <h2 id={`letter-${letter}`} className={letters[number]}>
                  {letter}
                </h2>
              )}
              <ShopTile {...shop} />
            </li>
          );
        }),
      )}
    </ul>
  );
}
