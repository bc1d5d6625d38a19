import { CardRow } from "~/features/cards/card-row";
import { EventCard, NewsCard, OfferCard, RewardCard } from "~/features/cards/cards";
import { EventRows } from "~/features/cards/event-rows";
import { EventCover, EventFeature, NewsFeature, OfferFeature } from "~/features/cards/features";
import type {
  EventCardView,
  NewsCardView,
  OfferCardView,
  RewardCardView,
} from "~/mall/views/cards/cards.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Pair } from "~/ui/pair";
import { Section, SectionHeading } from "~/ui/section";

type SectionOf<Item> = {
  items: Item[];
  title: string;
  more: { to: string; label: string };
  ratio: string;
  /** The first section of stories begins with a feature. */
  isLead: boolean;
};

/** More than a pair can hold. */
const isMany = (items: unknown[]) => items.length > 3;

/** Events: a feature for one, a pair for a few, the next one as wide as the window and a list of days for more. */
export function HomeEvents({ items, title, more, ratio }: Omit<SectionOf<EventCardView>, "isLead">) {
  const [first, ...others] = items;
  if (!first) return null;
  if (!isMany(items) && others.length > 0)
    return (
      <Section title={title} more={more}>
        <Pair>
          {items.map((event, at) => (
            <EventCard
              key={event.id}
              {...event}
              ratio={at === 0 ? "3/2" : ratio}
              isLarge={at === 0}
              isTall={at === 0}
            />
          ))}
        </Pair>
      </Section>
    );
  if (others.length === 0)
    return (
      <Section title={title} more={more}>
        <EventFeature {...first} />
      </Section>
    );
  return (
    <section className="my-14 md:my-28">
      <div className="page">
        <SectionHeading title={title} more={more} />
      </div>
      <EventCover {...first} />
      <div className="page mt-10">
        <EventRows events={others.slice(0, 4)} />
      </div>
    </section>
  );
}

/** So many cards fill the row below the feature. */
const cardsBelow = 4;

/** Offers: a feature for one, a pair for a few, a row for more; as the lead a feature and a row that is full. */
export function HomeOffers({ items, title, more, ratio, isLead }: SectionOf<OfferCardView>) {
  const [first, ...others] = items;
  if (!first) return null;
  if (others.length > 0 && !isMany(items))
    return (
      <Section title={title} more={more}>
        <Pair>
          {items.map((offer, at) => (
            <OfferCard
              key={offer.id}
              {...offer}
              ratio={at === 0 ? "3/2" : ratio}
              isLarge={at === 0}
              isTall={at === 0}
            />
          ))}
        </Pair>
      </Section>
    );
  if (others.length > 0 && !(isLead && others.length >= cardsBelow))
    return (
      <CardRow title={title} more={more}>
        {items.map((offer) => (
          <OfferCard key={offer.id} {...offer} ratio={ratio} />
        ))}
      </CardRow>
    );
  return (
    <Section title={title} more={more}>
      <OfferFeature {...first} />
      {others.length > 0 && (
        <div className="mt-12 grid not-cramped:grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
          {others.slice(0, cardsBelow).map((offer) => (
            <OfferCard key={offer.id} {...offer} ratio={ratio} isHalf />
          ))}
        </div>
      )}
    </Section>
  );
}

/** News: a feature for one, a pair for more. */
export function HomeNews({ items, title, more }: SectionOf<NewsCardView>) {
  const [first, ...others] = items;
  if (!first) return null;
  if (others.length > 0)
    return (
      <Section title={title} more={more}>
        <Pair>
          {items.map((article, at) => (
            <NewsCard
              key={article.id}
              {...article}
              ratio="3/2"
              isLarge={at === 0}
              isTall={at === 0}
              isRow={at > 0}
            />
          ))}
        </Pair>
      </Section>
    );
  return (
    <Section title={title} more={more}>
      <NewsFeature {...first} />
    </Section>
  );
}

/** Rewards: cards for a few; of more, what a member has of it is a band with four. */
export function HomeRewards({ items, title, more, ratio }: Omit<SectionOf<RewardCardView>, "isLead">) {
  if (items.length === 0) return null;
  if (!isMany(items))
    return (
      <CardRow title={title} more={more}>
        {items.map((reward) => (
          <RewardCard key={reward.id} {...reward} ratio={ratio} />
        ))}
      </CardRow>
    );
  return (
    <section className="page section">
      <div className="grid gap-x-10 gap-y-8 rounded-card bg-surface-sunken p-6 md:p-10 lg:grid-cols-12">
        <div className="flex flex-col items-start gap-4 lg:col-span-4">
          <h2 className="text-title">{title}</h2>
          <Link to={more.to} className="action-link min-h-6">
            {more.label}
            <Icon name="arrow-right" />
          </Link>
        </div>
        <ul className="grid gap-6 sm:grid-cols-2 lg:col-span-8">
          {items.slice(0, 4).map((reward) => (
            <li key={reward.id}>
              <RewardCard {...reward} ratio="1/1" isWide sizes="9rem" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
