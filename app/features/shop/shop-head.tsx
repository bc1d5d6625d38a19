import { useTranslation } from "~/locale/use-translation";
import type { ReactionsView } from "~/mall/views/cards/reactions.server";
import { Badge } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { DefaultPicture } from "~/ui/default-picture";
import { Icon } from "~/ui/icon";
import { type ImageView, Picture } from "~/ui/picture";
import { Reactions } from "../reactions/reactions";

type ShopHeadProps = {
  name: string;
  category: string;
  floor: string | null;
  logo: ImageView | null;
  image: ImageView | null;
  ratio: string;
  layout: "wideImage" | "logoFirst" | "split";
  status: { isOpen: boolean; text: string } | null;
  acceptsGiftCards: boolean;
  givesPoints: boolean;
  reactions: ReactionsView | null;
  tableHref: string | null;
};

/**
 * The header of a shop's page in one of the mall's three layouts: under a wide picture, logo first, or side by side.
 */
export function ShopHead(shop: ShopHeadProps) {
  const picture = shop.image ? (
    <Picture
      image={shop.image}
      alt={[shop.name, shop.category].filter(Boolean).join(", ")}
      ratio={shop.layout === "split" ? "4/3" : shop.ratio}
      sizes={shop.layout === "split" ? "(min-width: 64rem) 40rem, 94vw" : "(min-width: 82rem) 77rem, 94vw"}
      priority
      className="rounded-card"
    />
  ) : (
    <DefaultPicture kind="hero" className="w-full rounded-card" />
  );
  if (shop.layout === "split") {
    return (
      <div className="page mt-6 grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        {picture}
        <ShopTitle {...shop} />
      </div>
    );
  }
  return (
    <div
      className={classNames(
        "page mt-6 flex flex-col gap-8",
        shop.layout === "logoFirst" && "flex-col-reverse",
      )}
    >
      {picture}
      <ShopTitle {...shop} />
    </div>
  );
}

function ShopTitle({ name, category, floor, logo, status, ...shop }: ShopHeadProps) {
  const { acceptsGiftCards, givesPoints, reactions, tableHref } = shop;
  const { t } = useTranslation("shop");
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
      {logo && (
        <div className="flex w-36 shrink-0 items-center justify-center rounded-card bg-white p-4 border border-line">
          <Picture image={logo} alt="" sizes="9rem" fit="contain" priority className="w-full" />
        </div>
      )}
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-display">{name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
          <span>{[category, floor].filter(Boolean).join(" · ")}</span>
          {status && (
            <span className="flex items-center gap-2 text-ink">
              <span
                aria-hidden="true"
                className={classNames("size-2 rounded-full", status.isOpen ? "bg-success" : "bg-ink-muted")}
              />
              {status.text}
            </span>
          )}
        </p>
        {(acceptsGiftCards || givesPoints) && (
          <p className="mt-3 flex flex-wrap gap-2">
            {givesPoints && <Badge>{t("givesPoints")}</Badge>}
            {acceptsGiftCards && <Badge>{t("acceptsGiftCards")}</Badge>}
          </p>
        )}
        {(reactions || tableHref) && (
          <div className="no-print mt-6 flex flex-wrap items-start gap-3">
            {tableHref && (
              <a
                href={tableHref}
                rel="noopener nofollow external"
                className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-transparent bg-ink px-5 text-small font-semibold text-surface hover:opacity-90"
              >
                <Icon name="utensils" />
                {t("bookTable")}
                <Icon name="arrow-up-right" />
                <span className="sr-only">{t("common:header.external")}</span>
              </a>
            )}
            {reactions && <Reactions reactions={reactions} />}
          </div>
        )}
      </div>
    </div>
  );
}
