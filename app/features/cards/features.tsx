import type { ReactNode } from "react";
import { useTranslation } from "~/locale/use-translation";
import type {
  AmenityCardView,
  EventCardView,
  NewsCardView,
  OfferCardView,
  RewardCardView,
} from "~/mall/views/cards/cards.server";
import type { Cards } from "~/mall/views/lists/list-families.server";
import { Feature } from "~/ui/feature";
import { LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { Day, ForMembers, OtherDates, Points, Price, Rubric, When } from "./cards";

type FeatureLook = {
  headingLevel?: 2 | 3;
  priority?: boolean;
  isMirrored?: boolean;
  isCover?: boolean;
  isWide?: boolean;
  isPlain?: boolean;
};

/** One of several entities as a feature. */
export function featureOf(cards: Cards, at: number, look: FeatureLook): ReactNode {
  const item = cards.items[at];
  if (!item) return null;
  switch (cards.family) {
    case "offers":
      return <OfferFeature {...(item as OfferCardView)} {...look} />;
    case "events":
      return <EventFeature {...(item as EventCardView)} {...look} />;
    case "news":
      return <NewsFeature {...(item as NewsCardView)} {...look} />;
    case "rewards":
      return <RewardFeature {...(item as RewardCardView)} {...look} />;
    case "amenities":
      return <AmenityFeature {...(item as AmenityCardView)} {...look} />;
  }
}

export function OfferFeature({
  shop,
  validity,
  price,
  priceBefore,
  discount,
  isForMembers,
  text,
  ...offer
}: OfferCardView & FeatureLook) {
  const { t } = useTranslation();
  return (
    <Feature {...offer} eyebrow={shop} badge={isForMembers && <ForMembers />} action={t("see.offer")}>
      <Price {...{ price, priceBefore, discount }} isLarge />
      {text && <p>{text}</p>}
      {validity && <p className="text-small text-ink-muted">{validity}</p>}
    </Feature>
  );
}

export function EventFeature({
  image,
  title,
  to,
  also,
  day,
  month,
  startsAt,
  when,
  where,
  about,
  state,
  ...look
}: EventCardView & FeatureLook) {
  const { t } = useTranslation();
  return (
    <Feature
      {...{ image, title, to, ...look }}
      isMirrored
      eyebrow={day && <Day {...{ startsAt, day, month, state }} isLarge />}
      action={t("see.event")}
    >
      <When {...{ when, where }} isLarge />
      {about && <p className="text-ink-muted">{about}</p>}
      <OtherDates also={also} />
    </Feature>
  );
}

/**
 * The one picture of a home page that is as wide as the window; of one that is nearly square such a band would be a
 * detail: it reaches the window's edge beside its text.
 */
export function EventCover({ image, title, to, also, day, month, startsAt, when, where }: EventCardView) {
  const isBeside = image !== null && image.width < 1.25 * image.height;
  const texts = (
    <>
      {day && <Day {...{ startsAt, day, month }} isLarge />}
      <div className="min-w-0">
        <h3 className="text-title">
          <LinkIfAny to={to} className="cover-link">
            {title}
          </LinkIfAny>
        </h3>
        <When {...{ when, where }} isLarge />
        <OtherDates also={also} />
      </div>
    </>
  );
  return isBeside ? (
    <article className="group relative hero-bleed">
      <div className="hero-beside bg-surface-sunken lg:min-h-[70svh] lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-7">
          <Picture image={image} alt="" frame="aspect-[4/3]" sizes="(min-width: 64rem) 58vw, 94vw" />
        </div>
        <div className="hero-text lg:col-span-5">{texts}</div>
      </div>
    </article>
  ) : (
    <article className="group relative">
      {image && (
        <Picture
          image={image}
          alt=""
          frame="aspect-[4/3] md:aspect-[21/9] md:max-h-[70svh] md:w-full"
          sizes="(min-width: 64rem) 90rem, 100vw"
        />
      )}
      <div className="page mt-6 flex flex-wrap items-end gap-x-10 gap-y-3">{texts}</div>
    </article>
  );
}

export function NewsFeature({ publishedAt, date, perex, rubric, ...article }: NewsCardView & FeatureLook) {
  return (
    <Feature {...article} eyebrow={(rubric || date) && <Rubric {...{ publishedAt, date, rubric }} />}>
      {perex && <p className="text-ink-muted">{perex}</p>}
    </Feature>
  );
}

function RewardFeature({ points, leaves, text, ...reward }: RewardCardView & FeatureLook) {
  const { t } = useTranslation();
  return (
    <Feature {...reward} action={t("see.reward")}>
      <Points text={points} size="text-display" />
      {text && <p>{text}</p>}
      {leaves && <p className="text-ink-muted">{leaves}</p>}
    </Feature>
  );
}

function AmenityFeature({ icon: _, floor, ...amenity }: AmenityCardView & FeatureLook) {
  const { t } = useTranslation();
  return (
    <Feature {...amenity} action={t("see.amenity")}>
      {floor && <p className="text-ink-muted">{floor}</p>}
    </Feature>
  );
}
