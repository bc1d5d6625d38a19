import { useTranslation } from "~/locale/use-translation";
import type {
  AmenityCardView,
  EventCardView,
  NewsCardView,
  OfferCardView,
  RewardCardView,
  ShopTileView,
} from "~/mall/views/cards/cards.server";
import { Card } from "~/ui/card";
import { Badge } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { ContentIcon } from "~/ui/content-icon";
import { LogoTile } from "~/ui/logo-tile";
import type { ImageView } from "~/ui/picture";

/** How a card is rendered; its title is one level below the heading above it. */
export type CardLook = {
  ratio: string;
  isWide?: boolean;
  /** Two are beside each other on a phone. */
  isPaired?: boolean;
  /** The large one of a pair. */
  isLarge?: boolean;
  headingLevel?: 2 | 3;
};

const sizesOf = (isPaired: boolean, isLarge = false) =>
  isLarge
    ? "(min-width: 48rem) 50rem, 92vw"
    : `(min-width: 68rem) 20rem, (min-width: 33rem) 45vw, ${isPaired ? 45 : 82}vw`;

type CardTexts = { title: string; to: string | null; image: ImageView | null };

/** The props that all cards pass on to the design system's card. */
const looksOf = ({
  title,
  to,
  image,
  ratio,
  isPaired = false,
  isLarge = false,
  headingLevel = 3,
}: CardTexts & CardLook) => ({
  title,
  to,
  image,
  ratio,
  isLarge,
  headingLevel,
  sizes: sizesOf(isPaired, isLarge),
});

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
      <p className="text-tiny text-ink-muted">{about}</p>
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
  title,
  to,
  image,
  shop,
  price,
  priceBefore,
  discount,
  validity,
  isForMembers,
  ratio,
  isWide = false,
  isPaired = false,
  isLarge = false,
  headingLevel = 3,
}: OfferCardView & CardLook) {
  return (
    <Card
      {...{ title, to, image, ratio, isWide, isLarge, headingLevel }}
      sizes={sizesOf(isPaired, isLarge)}
      eyebrow={shop}
      badge={(isForMembers || discount) && <OfferBadge {...{ isForMembers, discount }} />}
    >
      <Price {...{ price, priceBefore }} />
      {validity && <p className="text-tiny text-ink-muted">{validity}</p>}
    </Card>
  );
}

export function Price({
  price,
  priceBefore,
  isLarge = false,
}: Pick<OfferCardView, "price" | "priceBefore"> & { isLarge?: boolean }) {
  const { t } = useTranslation();
  if (!price) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {priceBefore && <span className="sr-only">{t("offer.newPrice")}</span>}
      <strong className={isLarge ? "font-display text-title font-semibold" : "font-semibold"}>{price}</strong>
      {priceBefore && (
        <>
          <span className="sr-only">{t("offer.oldPrice")}</span>
          <s className={classNames("text-ink-muted", !isLarge && "text-small")}>{priceBefore}</s>
        </>
      )}
    </p>
  );
}

/** That an offer is for members, or else by how much it is cheaper. */
export function OfferBadge({ isForMembers, discount }: Pick<OfferCardView, "isForMembers" | "discount">) {
  const { t } = useTranslation();
  return <Badge>{isForMembers ? t("offer.forMembers") : discount}</Badge>;
}

export function EventCard({ startsAt, when, where, ...card }: EventCardView & CardLook) {
  return (
    <Card {...looksOf(card)} eyebrow={when && <time dateTime={startsAt ?? undefined}>{when}</time>}>
      {where && <p className="text-small text-ink-muted">{where}</p>}
    </Card>
  );
}

export function NewsCard({ publishedAt, date, perex, ...card }: NewsCardView & CardLook) {
  return (
    <Card
      {...looksOf(card)}
      {...(!card.isLarge && { sizes: "(min-width: 48rem) 30vw, 92vw" })}
      eyebrow={date && <time dateTime={publishedAt ?? undefined}>{date}</time>}
    >
      {perex && <p className="text-small text-ink-muted">{perex}</p>}
    </Card>
  );
}

export function RewardCard({ points, ...card }: RewardCardView & CardLook) {
  return (
    <Card {...looksOf(card)}>
      <p className="text-small font-semibold text-accent">{points}</p>
    </Card>
  );
}

export function AmenityCard({ icon, floor, ...card }: AmenityCardView & CardLook) {
  return (
    <Card
      {...looksOf(card)}
      badge={
        icon && (
          <span className="flex size-10 items-center justify-center rounded-full bg-surface text-ink">
            <ContentIcon icon={icon} />
          </span>
        )
      }
    >
      {floor && <p className="text-small text-ink-muted">{floor}</p>}
    </Card>
  );
}
