import type { BlockViewOf } from "~/mall/views/pages/blocks.server";
import { Card } from "~/ui/card";
import { Prose } from "~/ui/prose";
import { SectionHeading } from "~/ui/section";

/** Links to other pages as cards. */
export function CardsBlock({ title, text, cards, ratio }: BlockViewOf<"cards">) {
  return (
    <section className="page section">
      {title && <SectionHeading title={title} />}
      {text && (
        <div className="mb-8">
          <Prose html={text} />
        </div>
      )}
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.title}>
            <Card
              {...card}
              ratio={ratio}
              sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw"
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
