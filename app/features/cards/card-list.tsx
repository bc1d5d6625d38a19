import type { ReactNode } from "react";
import type { FavouriteMarksView } from "~/mall/views/cards/reactions.server";
import type { Cards } from "~/mall/views/lists/lists.server";
import { classNames } from "~/ui/class-names";
import { FavouriteMark } from "../reactions/favourite-mark";
import { AmenityCard, type CardLook, EventCard, NewsCard, OfferCard, RewardCard } from "./cards";

/** The cards of one kind of entity, for a list or a row. */
export function cardsOf(cards: Cards, look: CardLook): ReactNode[] {
  switch (cards.family) {
    case "offers":
      return cards.items.map((item) => <OfferCard key={item.id} {...item} {...look} />);
    case "events":
      return cards.items.map((item) => <EventCard key={item.id} {...item} {...look} />);
    case "news":
      return cards.items.map((item) => <NewsCard key={item.id} {...item} {...look} />);
    case "rewards":
      return cards.items.map((item) => <RewardCard key={item.id} {...item} {...look} />);
    case "amenities":
      return cards.items.map((item) => <AmenityCard key={item.id} {...item} {...look} />);
  }
}

/** Cards in a grid; `isWide` puts each picture beside its text, two in a line. */
export function CardList({
  cards,
  ratio,
  isWide = false,
  headingLevel = 3,
  marks = null,
}: {
  cards: Cards;
  ratio: string;
  isWide?: boolean;
  /** One level below the heading of the list. */
  headingLevel?: 2 | 3;
  /** The member's favourites. */
  marks?: FavouriteMarksView | null;
}) {
  // Two tall or square pictures fit beside each other on a phone.
  const isPaired = !isWide && cards.family !== "news" && isNarrow(ratio);
  return (
    <ul
      className={classNames(
        "grid gap-x-5 gap-y-10 sm:grid-cols-2",
        isPaired && "max-sm:gap-x-4 max-sm:gap-y-8 not-cramped:max-sm:grid-cols-2",
        !isWide && (cards.family === "news" ? "lg:grid-cols-3" : "lg:grid-cols-3 xl:grid-cols-4"),
      )}
    >
      {cardsOf(cards, { ratio, isWide, isPaired, headingLevel }).map((card, at) => {
        const item = cards.items[at];
        return (
          <li key={item?.id} className={marks ? "relative" : undefined}>
            {card}
            {marks && item && <FavouriteMark marks={marks} id={item.id} title={item.title} />}
          </li>
        );
      })}
    </ul>
  );
}

function isNarrow(ratio: string): boolean {
  const [across = 1, down = 1] = ratio.split("/").map(Number);
  return across <= down;
}
