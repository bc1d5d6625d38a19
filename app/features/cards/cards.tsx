import { useTranslation } from "~/locale/use-translation";
import type {
  AmenityCardView,
  EventCardView,
  NewsCardView,
  OfferCardView,
  RewardCardView,
  ShopTileView,
} from "~/mall/views/cards.server";
import { Card } from "~/ui/card";
import { Badge } from "~/ui/chip";
import { InlineIcon } from "~/ui/inline-icon";
import { LogoTile } from "~/ui/logo-tile";

type CardLook = { ratio: string; isWide?: boolean };

const sizes = "(min-width: 68rem) 20rem, (min-width: 33rem) 45vw, 82vw";

export function ShopTile({ name, to, logo, category, floor }: ShopTileView) {
  return (
    <LogoTile logo={logo} name={name} to={to}>
      <p className="text-tiny text-ink-muted">{[category, floor].filter(Boolean).join(" · ")}</p>
    </LogoTile>
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
}: OfferCardView & CardLook) {
  const { t } = useTranslation();
  return (
    <Card
      {...{ title, to, image, ratio, sizes, isWide }}
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

export function EventCard({ title, to, image, startsAt, when, where, ratio }: EventCardView & CardLook) {
  return (
    <Card {...{ title, to, image, ratio, sizes }} eyebrow={<time dateTime={startsAt}>{when}</time>}>
      {where && <p className="text-small text-ink-muted">{where}</p>}
    </Card>
  );
}

export function NewsCard({ title, to, image, publishedAt, date, perex, ratio }: NewsCardView & CardLook) {
  return (
    <Card
      {...{ title, to, image, ratio }}
      sizes="(min-width: 48rem) 30vw, 92vw"
      eyebrow={<time dateTime={publishedAt}>{date}</time>}
    >
      {perex && <p className="text-small text-ink-muted">{perex}</p>}
    </Card>
  );
}

export function RewardCard({ title, to, image, points, ratio }: RewardCardView & CardLook) {
  return (
    <Card {...{ title, to, image, ratio, sizes }}>
      <p className="text-small font-semibold text-accent">{points}</p>
    </Card>
  );
}

export function AmenityCard({ title, to, image, icon, floor, ratio }: AmenityCardView & CardLook) {
  return (
    <Card
      {...{ title, to, image, ratio, sizes }}
      badge={
        icon && (
          <span className="flex size-10 items-center justify-center rounded-full bg-surface text-ink">
            <InlineIcon {...icon} />
          </span>
        )
      }
    >
      {floor && <p className="text-small text-ink-muted">{floor}</p>}
    </Card>
  );
}
