import type { FavouriteMarksView } from "~/mall/views/cards/reactions.server";
import type { Cards } from "~/mall/views/lists/list-families.server";
import { classNames } from "~/ui/class-names";
import { FavouriteMark } from "../reactions/favourite-mark";
import { cardOf } from "./cards";
import { featureOf } from "./features";
import { rowsOf } from "./rows-of";

/** Of many stories below each other the pictures would be all that is seen. */
function isUpright(ratio: string): boolean {
  const [across = 1, down = 1] = ratio.split("/").map(Number);
  return down > across;
}

/** The columns of a card by how many are in its row; four are two and two on tablets. */
const spans = ["", "", "sm:col-span-6", "sm:col-span-4", "sm:col-span-6 lg:col-span-3"];

/** Below the two features of a magazine: after each four small ones one more, where that leaves no two together. */
const magazineRows = (count: number): number[] =>
  count > 6 || count === 5 ? [2, 2, 1, ...magazineRows(count - 5)] : rowsOf(count, 2);

/** The rendered widths of a card in a row of so many; on phones it is as wide as the screen, or half of it. */
const sizes = (inRow: number, isHalf: boolean) =>
  `(min-width: 68rem) ${["", "", "37.5", "25", "20"][inRow]}rem, (min-width: 33rem) 45vw, ${isHalf ? 45 : 92}vw`;

/**
 * Cards in rows without holes, however many there are: one is a feature, a few are large. On phones the later ones are
 * two beside each other, and news are rows with a small picture.
 */
export function CardGrid({
  cards,
  ratio,
  hasLead = false,
  isFront = false,
  isMore = false,
  isWide = false,
  headingLevel = 3,
  marks = null,
}: {
  cards: Cards;
  ratio: string;
  /** The first is larger than all others, if there are many. */
  hasLead?: boolean;
  /** The lead of news has its title beside its picture; before cards that are wide, too, there are two. */
  isFront?: boolean;
  /** What is not the screen's own content, or goes on after something else: small on phones. */
  isMore?: boolean;
  /** Each picture is beside its text, two in a row. */
  isWide?: boolean;
  /** One level below the heading above. */
  headingLevel?: 2 | 3;
  /** The member's favourites. */
  marks?: FavouriteMarksView | null;
}) {
  const { family, items } = cards;
  const { length } = items;
  const isNews = family === "news";
  // The large one of three has the two others beside it; news, which are stories, begin so however many there are.
  const isPair = hasLead && (length === 3 || (isNews && length > 4 && !isFront));
  // Four events of a list, each with its day, are two and two.
  const isSquare = family === "events" && hasLead && length === 4;
  const isMagazine = isFront && isWide && hasLead && length > 4;
  // Of two offers neither needs half of the page to be seen; what goes on after an article begins with the next one.
  const isFew = hasLead && family === "offers" && length === 2;
  const isDescribed = family === "rewards" && hasLead && Boolean(cards.items[0]?.text);
  // Four below it would be all alike.
  const isTwofold = isDescribed && length > 4;
  const isNext = isNews && isMore && length === 4;
  const rows = isPair
    ? [3, ...(length > 9 ? [3, 1, ...rowsOf(length - 7, 3)] : rowsOf(length - 3, 3))]
    : isSquare
      ? [2, 2]
      : isMagazine || isFew
        ? [1, 1, ...magazineRows(length - 2)]
        : isNext
          ? [1, 3]
          : isDescribed
            ? [1, ...(isTwofold ? [1, ...rowsOf(length - 2, 4)] : rowsOf(length - 1, 4))]
            : isFront && !isWide && hasLead && length > 9
              ? [1, 2, 3, 1, ...rowsOf(length - 7, 3)]
              : rowsOf(length, isWide ? 2 : isNews && !isMore ? 3 : 4, hasLead);
  const inRows = rows.flatMap((size) => Array<number>(size).fill(size));
  const odd = length % 2;
  const whole = isNews ? Number(!isMore) : isMore || isSquare ? odd : isTwofold ? 2 + odd : 2 - odd;
  return (
    <ul
      className={classNames(
        "grid gap-x-5 gap-y-10 sm:grid-cols-12 lg:gap-x-6",
        isNews && "max-sm:gap-y-6",
        !isNews && !isWide && "max-sm:gap-x-4 max-sm:gap-y-8 not-cramped:max-sm:grid-cols-2",
      )}
    >
      {items.map(({ id, title }, at) => {
        const inRow = inRows[at] ?? 1;
        const isLargest = isPair && at === 0;
        const isStory = inRow === 2 || (isPair && at < 3);
        const isWhole = at < whole;
        // They face each other in turn.
        const featuresBefore = inRows.slice(0, at).filter((size) => size === 1).length + Number(isPair);
        const isHalf = !isNews && !isWide && at >= whole;
        return (
          <li
            key={id}
            className={classNames(
              marks && "relative",
              at < whole && "max-sm:col-span-full",
              isMagazine && inRow === 1 && "sm:mb-6",
              inRow === 1 ? "sm:col-span-full" : isLargest ? "sm:col-span-8 sm:row-span-2" : spans[inRow],
            )}
          >
            {inRow === 1
              ? featureOf(cards, at, {
                  headingLevel,
                  priority: hasLead && at === 0,
                  isMirrored: featuresBefore % 2 === 1,
                  isWide: isFew,
                  isCover: isNews && isFront && hasLead && at === 0 && length > 4,
                  // One of a magazine's features is a headline.
                  isPlain: isMagazine && featuresBefore === 2,
                })
              : cardOf(cards, at, {
                  ratio: (isStory && !isHalf) || (isNews && !isMore && isUpright(ratio)) ? "3/2" : ratio,
                  isStory,
                  isFlat: isNews && isPair && at > 0 && at < 3,
                  isTall: isLargest,
                  isLarge: isLargest || (inRow === 2 && !isWide),
                  isHalf,
                  isRow: isNews && !isWhole,
                  isWide: isWide && inRow === 2,
                  headingLevel,
                  sizes: isLargest ? "(min-width: 40rem) 50rem, 92vw" : sizes(inRow, isHalf),
                })}
            {marks && <FavouriteMark marks={marks} id={id} title={title} isFeature={inRow === 1} />}
          </li>
        );
      })}
    </ul>
  );
}
