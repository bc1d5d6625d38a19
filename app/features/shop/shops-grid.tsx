import type { ComponentProps } from "react";
import { classNames } from "~/ui/class-names";
import { ShopTile } from "../cards/cards";

/** Shops whose names begin with the same letter; without one, all of a short list. */
export type ShopGroup = { letter: string | null; shops: TileView[] };
type TileView = ComponentProps<typeof ShopTile>;

/** So many are so few rows that an end with a gap is seen. */
const fewCells = 12;

/** So many are one row on a tablet, too. */
const rowOfCells = 4;

/** The columns on a desktop that leave the shortest gap in the last row. */
function columnsFor(cells: number): string {
  const gapWith = (columns: number) => (columns - (cells % columns)) % columns;
  const best = [5, 4, 3].reduce((best, columns) => (gapWith(columns) < gapWith(best) ? columns : best));
  return best === 5 ? "xl:grid-cols-5" : best === 3 ? "lg:grid-cols-3" : "";
}

/** Shops in one grid without gaps: each letter is a cell before its first shop, where the letter rail leads. */
export function ShopsGrid({ groups }: { groups: ShopGroup[] }) {
  const cells = groups.reduce((sum, { letter, shops }) => sum + shops.length + (letter ? 1 : 0), 0);
  return (
    <ul
      className={classNames(
        "grid gap-x-4 gap-y-7 pb-10 not-cramped:grid-cols-2 lg:grid-cols-4",
        cells === rowOfCells ? "sm:grid-cols-4" : "sm:grid-cols-3",
        cells > fewCells ? "xl:grid-cols-5" : columnsFor(cells),
      )}
    >
      {groups.flatMap(({ letter, shops }) => [
        letter && (
          <li key={letter} id={`letter-${letter}`} className="scroll-mt-28">
            <h2 className="flex aspect-[3/2] items-end cramped:aspect-auto rounded-card bg-surface-sunken p-4 text-display leading-none">
              {letter}
            </h2>
          </li>
        ),
        ...shops.map((shop) => (
          <li key={shop.to}>
            <ShopTile {...shop} />
          </li>
        )),
      ])}
    </ul>
  );
}
