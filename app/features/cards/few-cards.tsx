import type { Cards } from "~/mall/views/lists/lists.server";
import { classNames } from "~/ui/class-names";
import { cardsOf } from "./card-list";

/** The columns for so many cards; one and two have their pictures beside their texts, so that no cell is empty. */
const columns: Record<number, string> = {
  1: "",
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
};

/** Up to four cards that fill their section. */
export function FewCards({ cards, ratio }: { cards: Cards; ratio: string }) {
  const { length } = cards.items;
  const isWide = length < 3;
  const isFull = length > 3;
  return (
    <ul
      className={classNames(
        "grid gap-x-8 gap-y-10",
        columns[length] ?? "max-sm:gap-x-4 not-cramped:grid-cols-2 lg:grid-cols-4",
      )}
    >
      {cardsOf(cards, { ratio: isFull ? ratio : "3/2", isWide, isPaired: isFull }).map((card, at) => (
        <li key={cards.items[at]?.id}>{card}</li>
      ))}
    </ul>
  );
}
