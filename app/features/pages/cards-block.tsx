import { useTranslation } from "~/locale/use-translation";
import type { BlockViewOf } from "~/mall/views/pages/blocks.server";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { LinkIfAny } from "~/ui/link";
import { rowsOf } from "../cards/rows-of";
import { BlockHead } from "./block-head";
import { isLinkList } from "./link-list";

/** Links to other pages as cards; without pictures as rows. */
export function CardsBlock(block: BlockViewOf<"cards">) {
  if (isLinkList(block)) return <LinkRows {...block} />;
  const { title, text, cards, ratio } = block;
  const { length } = cards;
  const isOneRow = length === 4 || length === 5;
  const inRows = rowsOf(length, 3).flatMap((size) => Array<number>(size).fill(size));
  return (
    <section className="page section">
      <BlockHead {...{ title, text }} />
      <ul
        className={classNames(
          "grid gap-x-6 gap-y-10 sm:grid-cols-12",
          length > 2 && "max-sm:gap-y-6",
          length === 4 && "lg:grid-cols-4",
          length === 5 && "lg:grid-cols-5",
        )}
      >
        {cards.map((card, at) => (
          <li
            key={card.title}
            className={classNames(
              inRows[at] === 3 ? "sm:col-span-4" : "sm:col-span-6",
              isOneRow && "lg:col-span-1",
            )}
          >
            <Card
              {...card}
              ratio={inRows[at] === 2 && !isOneRow ? "3/2" : ratio}
              sizes="(min-width: 40rem) 45vw, 92vw"
              isRow={length > 2}
              headingLevel={title ? 3 : 2}
            >
              {card.text && <p className="text-small text-ink-muted">{card.text}</p>}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkRows({ title, text, cards }: BlockViewOf<"cards">) {
  const { t } = useTranslation();
  const Heading = title ? "h3" : "h2";
  return (
    <section className="page section">
      <BlockHead {...{ title, text }} />
      <ul className="border-line border-t">
        {cards.map((card) => {
          const isExternal = card.to !== null && !card.to.startsWith("/");
          return (
            <li
              key={`${card.title} ${card.text}`}
              className="group relative grid items-baseline gap-x-10 gap-y-1 border-line border-b py-5 md:grid-cols-[5fr_6fr_auto] md:py-6"
            >
              <Heading className="text-heading">
                <LinkIfAny to={card.to} className="cover-link">
                  {card.title}
                  {isExternal && <span className="sr-only"> {t("header.external")}</span>}
                </LinkIfAny>
              </Heading>
              {card.text && <p className="text-ink-muted max-md:pr-8">{card.text}</p>}
              {card.to && (
                <Icon
                  name={isExternal ? "arrow-up-right" : "arrow-right"}
                  className="text-accent max-md:absolute max-md:right-0 max-md:bottom-6"
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
