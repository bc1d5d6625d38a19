import type { ReactNode } from "react";
import { useTranslation } from "~/locale/use-translation";
import type {
  AmenityCardView,
  EventCardView,
  NewsCardView,
  OfferCardView,
  RewardCardView,
  ShopTileView,
} from "~/mall/views/cards/cards.server";
import type { Cards } from "~/mall/views/lists/list-families.server";
import { Card } from "~/ui/card";
import { Badge } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { dot } from "~/ui/dot";
import { Dotted } from "~/ui/dotted";
import { Link } from "~/ui/link";
import { LogoTile } from "~/ui/logo-tile";
import type { ImageView } from "~/ui/picture";

/** How a card is rendered; its title is one level below the heading above it. */
export type CardLook = {
  ratio: string;
  isWide?: boolean;
  /** Two are beside each other on a phone. */
  isHalf?: boolean;
  /** On a phone a row with a small picture in front. */
  isRow?: boolean;
  /** In its mall's ratio only on phones, else 3:2. */
  isStory?: boolean;
  /** Beside a large one, whose picture would else grow to a square. */
  isFlat?: boolean;
  /** It is as high as what is beside it. */
  isTall?: boolean;
  /** Its title is a headline: the large one of a pair, one of two. */
  isLarge?: boolean;
  headingLevel?: 2 | 3;
  /** The rendered width, for the picture. */
  sizes?: string;
};

const usualSizes = "(min-width: 68rem) 20rem, (min-width: 33rem) 45vw, 82vw";
const largeSizes = "(min-width: 48rem) 50rem, 92vw";

type CardTexts = { title: string; to: string | null; image: ImageView | null };

/** The props that all cards pass on to the design system's card. */
const looksOf = ({
  title,
  to,
  image,
  ratio,
  isWide = false,
  isHalf = false,
  isRow = false,
  isStory = false,
  isFlat = false,
  isTall = false,
  isLarge = false,
  headingLevel = 3,
  sizes = isLarge ? largeSizes : usualSizes,
}: CardTexts & CardLook) => ({
  ...{
    title,
    to,
    image,
    ratio,
    isWide,
    isHalf,
    isRow,
    isStory,
    isFlat,
    isTall,
    isLarge,
    headingLevel,
    sizes,
  },
});

/** The card of one of several entities. */
export function cardOf(cards: Cards, at: number, look: CardLook): ReactNode {
  const item = cards.items[at];
  if (!item) return null;
  switch (cards.family) {
    case "offers":
      return <OfferCard {...(item as OfferCardView)} {...look} />;
    case "events":
      return <EventCard {...(item as EventCardView)} {...look} />;
    case "news":
      return <NewsCard {...(item as NewsCardView)} {...look} />;
    case "rewards":
      return <RewardCard {...(item as RewardCardView)} {...look} />;
    case "amenities":
      return <AmenityCard {...(item as AmenityCardView)} {...look} />;
  }
}

export function ShopTile({
  name,
  to,
  logo,
  picture,
  about,
  status,
}: ShopTileView & { picture?: ImageView | null }) {
  return (
    <LogoTile {...{ logo, picture, name, to }}>
      <p className="text-tiny text-ink-muted">
        <Dotted text={about} />
      </p>
      <OpenNow status={status} />
    </LogoTile>
  );
}

/** Until when a shop is open, or when it opens. */
export function OpenNow({ status }: Pick<ShopTileView, "status">) {
  return (
    status && (
      <p className={classNames("text-tiny", status.isOpen ? "text-success" : "text-ink-muted")}>
        {status.text}
      </p>
    )
  );
}

export function OfferCard({
  shop,
  price,
  priceBefore,
  discount,
  validity,
  isForMembers,
  ...card
}: OfferCardView & CardLook) {
  // On the picture they have the same place on all cards: beside a price with five digits there is no room for them. On
  // a phone's small pictures they would lie on the goods.
  const isOnPicture = card.image !== null;
  return (
    <Card
      {...looksOf(card)}
      eyebrow={shop}
      badge={
        (isForMembers || discount) && (
          <span className="max-sm:hidden">
            {isForMembers && <ForMembers />} {discount && <Badge>{discount}</Badge>}
          </span>
        )
      }
    >
      <Price {...{ price, priceBefore, discount, isOnPicture }} />
      {isForMembers && (
        <p className={isOnPicture ? "sm:hidden" : undefined}>
          <ForMembers />
        </p>
      )}
      {validity && <p className="text-tiny text-ink-muted">{validity}</p>}
    </Card>
  );
}

/** What it costs, what it cost before, and by how much it is cheaper: what is known of that. */
export function Price({
  price,
  priceBefore,
  discount,
  isLarge = false,
  isOnPicture = false,
}: Pick<OfferCardView, "price" | "priceBefore" | "discount"> & {
  isLarge?: boolean;
  /** Except on phones. */
  isOnPicture?: boolean;
}) {
  const { t } = useTranslation();
  if (!price) return discount && <Badge>{discount}</Badge>;
  return (
    // Those of a row are on one line, however long the titles are.
    <p className={classNames("flex flex-wrap items-baseline gap-x-2", !isLarge && "mt-auto")}>
      {priceBefore && <span className="sr-only">{t("offer.newPrice")}</span>}
      <strong className={classNames("font-display font-semibold", isLarge ? "text-title" : "text-heading")}>
        {price}
      </strong>
      {priceBefore && (
        <>
          <span className="sr-only">{t("offer.oldPrice")}</span>
          <s className={classNames("text-ink-muted", !isLarge && "text-small")}>{priceBefore}</s>
        </>
      )}
      {discount && (
        <span className={isOnPicture ? "sm:hidden" : undefined}>
          <Badge>{discount}</Badge>
        </span>
      )}
    </p>
  );
}

/** On the picture of an offer that is for members. */
export function ForMembers() {
  const { t } = useTranslation();
  return <Badge>{t("offer.forMembers")}</Badge>;
}

export function EventCard({
  startsAt,
  when,
  where,
  day,
  month,
  also,
  about,
  state,
  ...card
}: EventCardView & CardLook) {
  return (
    <Card {...looksOf(card)} eyebrow={day && <Day {...{ startsAt, day, month, state }} isInLine />}>
      <When {...{ when, where }} />
      {about && <p className="mt-1 max-w-[60ch] text-ink-muted">{about}</p>}
      <OtherDates also={also} />
    </Card>
  );
}

/** An event's day, large, with its month; of an event of today its time, and whether it is on. */
export function Day({
  startsAt,
  day,
  month,
  state,
  isInLine = false,
  isLarge = false,
}: Pick<EventCardView, "startsAt" | "day" | "month" | "state"> & { isInLine?: boolean; isLarge?: boolean }) {
  const time = (
    <time
      dateTime={startsAt ?? undefined}
      className={classNames("flex font-display", isInLine || isLarge ? "items-baseline gap-x-2" : "flex-col")}
    >
      <span
        className={classNames(
          "text-ink",
          isLarge ? "text-[min(8rem,28vw)] leading-none" : isInLine ? "text-figure" : "text-title",
        )}
      >
        {day}
      </span>{" "}
      <span className={classNames("text-ink-muted", isLarge ? "text-heading" : "font-text text-small")}>
        {month}
      </span>
    </time>
  );
  return state ? (
    <span className="flex flex-wrap items-baseline gap-x-4">
      {time} <strong className="text-small font-semibold text-accent">{state}</strong>
    </span>
  ) : (
    time
  );
}

export function When({
  when,
  where,
  isLarge = false,
}: Pick<EventCardView, "when" | "where"> & { isLarge?: boolean }) {
  if (!when && !where) return null;
  return (
    <p className={isLarge ? "text-card" : "text-small text-ink-muted"}>
      <Dotted text={[when, where].filter(Boolean).join(dot)} />
    </p>
  );
}

/** When else there is the same event, each with its own page. */
export function OtherDates({ also }: Pick<EventCardView, "also">) {
  const { t } = useTranslation();
  if (also.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-small" aria-label={t("otherDates")}>
      {also.map(({ to, when }) => (
        <li key={to}>
          <Link
            to={to}
            className="relative z-10 inline-flex min-h-6 items-center text-ink-muted underline underline-offset-4"
          >
            {`+ ${when}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function NewsCard({ publishedAt, date, perex, rubric, ...card }: NewsCardView & CardLook) {
  return (
    <Card {...looksOf(card)} eyebrow={(rubric || date) && <Rubric {...{ publishedAt, date, rubric }} />}>
      {perex && (
        <p className={classNames("text-small text-ink-muted", card.isRow && "max-sm:line-clamp-2")}>
          {perex}
        </p>
      )}
    </Card>
  );
}

/** From whom news are, where that is said, and their day. */
export function Rubric({
  publishedAt,
  date,
  rubric,
}: Pick<NewsCardView, "publishedAt" | "date"> & { rubric?: string | null | undefined }) {
  return (
    <>
      {rubric && <span className="mr-2 font-semibold text-accent">{rubric}</span>}{" "}
      {date && <time dateTime={publishedAt ?? undefined}>{date}</time>}
    </>
  );
}

export function RewardCard({ points, leaves, ...card }: RewardCardView & CardLook) {
  return (
    // On one line with those beside it, however long the titles are.
    <Card {...looksOf(card)} eyebrow={points && <Points text={points} size="text-title" />}>
      {leaves && <p className="text-small text-ink-muted">{leaves}</p>}
    </Card>
  );
}

/** "140 points": the number large, its unit small. */
export function Points({
  text,
  size = "text-heading",
  isStacked = false,
}: {
  text: string | null;
  size?: "text-heading" | "text-title" | "text-display";
  isStacked?: boolean;
}) {
  if (!text) return null;
  const [, number = text, unit] = /^(\D*[\d\s.,]*\d)\s*(.*)$/.exec(text) ?? [];
  return (
    <span
      className={classNames(
        "flex font-display text-accent",
        isStacked ? "flex-col" : "flex-wrap items-baseline gap-x-2",
      )}
    >
      <span className={classNames("whitespace-nowrap", size)}>{number}</span>{" "}
      <span className={classNames("font-text", size === "text-display" ? "text-card" : "text-small")}>
        {unit}
      </span>
    </span>
  );
}

export function AmenityCard({ floor, ...card }: AmenityCardView & CardLook) {
  return <Card {...looksOf(card)}>{floor && <p className="text-small text-ink-muted">{floor}</p>}</Card>;
}
