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
  headingLevel?: 2 | 3;
};

const sizesOf = (isPaired: boolean) =>
  `(min-width: 68rem) 20rem, (min-width: 33rem) 45vw, ${isPaired ? 45 : 82}vw`;

type CardTexts = { title: string; to: string | null; image: ImageView | null };

/** The props that all cards pass on to the design system's card. */
const looksOf = ({ title, to, image, ratio, isPaired = false, headingLevel = 3 }: CardTexts & CardLook) => ({
  title,
  to,
  image,
  ratio,
  headingLevel,
  sizes: sizesOf(isPaired),
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
  headingLevel = 3,
}: OfferCardView & CardLook) {
  const { t } = useTranslation();
  return (
    <Card
      {...{ title, to, image, ratio, isWide, headingLevel }}
      sizes={sizesOf(isPaired)}
      eyebrow={shop}
      badge={isForMembers ? <Badge>{t("offer.forMembers")}</Badge> : discount && <Badge>{discount}</Badge>}
    >
      {price && (
        <p className="flex items-baseline gap-2">
          {priceBefore && <span className="sr-only">{t("offer.newPrice")}</span>}
          <strong className="font-semibold">{price}</strong>
          {priceBefore && (
            <>
              <span className="sr-only">{t("offer.oldPrice")}</span>
              <s className="text-small text-ink-muted">{priceBefore}</s>
            </>
          )}
        </p>
      )}
      {validity && <p className="text-tiny text-ink-muted">{validity}</p>}
    </Card>
  );
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
      sizes="(min-width: 48rem) 30vw, 92vw"
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
