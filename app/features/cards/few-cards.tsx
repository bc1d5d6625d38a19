import type { Cards } from "~/mall/views/lists/lists.server";
import { Pair } from "~/ui/pair";
import { cardsOf } from "./card-list";

/** Up to four cards that fill their section: one with its picture beside its text, a pair of two and three. */
export function FewCards({ cards, ratio }: { cards: Cards; ratio: string }) {
  const { length } = cards.items;
  if (length === 1) return cardsOf(cards, { ratio: "3/2", isWide: true });
  if (length < 4) {
    const [first] = cardsOf(cards, { ratio: "3/2", isLarge: true });
    return (
      <Pair>
        {first}
        {cardsOf(cards, { ratio: "3/2" }).slice(1)}
      </Pair>
    );
  }
  return (
    <ul className="grid gap-x-8 gap-y-10 max-sm:gap-x-4 not-cramped:grid-cols-2 lg:grid-cols-4">
      {cardsOf(cards, { ratio, isPaired: true }).map((card, at) => (
        <li key={cards.items[at]?.id}>{card}</li>
      ))}
    </ul>
  );
}
