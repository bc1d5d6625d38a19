import { CardRow } from "~/features/cards/card-row";
import { EventCard, NewsCard, OfferBadge, OfferCard, Price, RewardCard } from "~/features/cards/cards";
import { useTranslation } from "~/locale/use-translation";
import type {
  DatedEventView,
  NewsCardView,
  OfferCardView,
  RewardCardView,
} from "~/mall/views/cards/cards.server";
import { Feature } from "~/ui/feature";
import { FigureList } from "~/ui/figure-list";
import { Pair } from "~/ui/pair";
import { Section } from "~/ui/section";

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

/** Events: a feature for one, a pair for a few, a list of days for more. */
export function HomeEvents({ items, title, more, ratio, isLead }: SectionOf<DatedEventView>) {
  const [first, ...others] = items;
  if (!first) return null;
  if (!isMany(items) && others.length > 0)
    return (
      <Section title={title} more={more}>
        <Pair>
          {items.map((event, at) => (
            <EventCard key={event.id} {...event} ratio={at === 0 ? "3/2" : ratio} isLarge={at === 0} />
          ))}
        </Pair>
      </Section>
    );
  const isFeatured = isLead || others.length === 0;
  const listed = isFeatured ? others.slice(0, 4) : items.slice(0, 6);
  return (
    <Section title={title} more={more}>
      {isFeatured && <EventFeature {...first} />}
      {listed.length > 0 && (
        <div className={isFeatured ? "mt-12" : ""}>
          <FigureList
            rows={listed.map(({ id, day, month, when, where, ...event }) => ({
              ...event,
              key: id,
              figure: day && (
                <span aria-hidden="true" className="flex flex-col font-display">
                  <span className="text-title">{day}</span>
                  <span className="text-small text-ink-muted">{month}</span>
                </span>
              ),
              note: [when, where].filter(Boolean).join(" · "),
            }))}
          />
        </div>
      )}
    </Section>
  );
}

function EventFeature({ image, title, to, startsAt, when, where }: DatedEventView) {
  const { t } = useTranslation("home");
  return (
    <Feature
      {...{ image, title, to }}
      isMirrored
      eyebrow={when && <time dateTime={startsAt ?? undefined}>{when}</time>}
      action={t("events.one")}
    >
      {where && <p className="text-ink-muted">{where}</p>}
    </Feature>
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
            <OfferCard key={offer.id} {...offer} ratio={at === 0 ? "3/2" : ratio} isLarge={at === 0} />
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
            <OfferCard key={offer.id} {...offer} ratio={ratio} isPaired />
          ))}
        </div>
      )}
    </Section>
  );
}

function OfferFeature({ image, title, to, shop, validity, ...offer }: OfferCardView) {
  const { t } = useTranslation("home");
  const { price, priceBefore, discount, isForMembers } = offer;
  return (
    <Feature
      {...{ image, title, to }}
      eyebrow={shop}
      badge={(isForMembers || discount) && <OfferBadge {...{ isForMembers, discount }} />}
      action={t("offers.one")}
    >
      <Price {...{ price, priceBefore }} isLarge />
      {validity && <p className="text-small text-ink-muted">{validity}</p>}
    </Feature>
  );
}

/** News: a feature for one, a pair for more. */
export function HomeNews({ items, title, more }: SectionOf<NewsCardView>) {
  const { t } = useTranslation("home");
  const [first, ...others] = items;
  if (!first) return null;
  if (others.length > 0)
    return (
      <Section title={title} more={more}>
        <Pair>
          {items.map((article, at) => (
            <NewsCard key={article.id} {...article} ratio="3/2" isLarge={at === 0} />
          ))}
        </Pair>
      </Section>
    );
  const { image, to, publishedAt, date, perex } = first;
  return (
    <Section title={title} more={more}>
      <Feature
        {...{ image, title: first.title, to }}
        eyebrow={date && <time dateTime={publishedAt ?? undefined}>{date}</time>}
        action={t("news.one")}
      >
        {perex && <p className="text-ink-muted">{perex}</p>}
      </Feature>
    </Section>
  );
}

/** "140 points": the number large, its unit below it. */
function Points({ text }: { text: string }) {
  const [, number, unit] = /^(\D*[\d\s]*\d)\s*(.*)$/.exec(text) ?? [];
  return (
    <span className="flex flex-col font-display text-accent">
      <span className="text-heading whitespace-nowrap">{number ?? text}</span>
      <span className="text-small">{unit}</span>
    </span>
  );
}

/** Rewards: cards for a few, a list of points for more. */
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
    <Section title={title} more={more}>
      <FigureList
        rows={items.slice(0, 6).map(({ id, points, ...reward }) => ({
          ...reward,
          key: id,
          figure: points && <Points text={points} />,
        }))}
      />
    </Section>
  );
}
