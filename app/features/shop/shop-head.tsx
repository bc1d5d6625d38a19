import type { ReactNode } from "react";
import { useTranslation } from "~/locale/use-translation";
import type { ReactionsView } from "~/mall/views/cards/reactions.server";
import { classNames } from "~/ui/class-names";
import { DefaultPicture } from "~/ui/default-picture";
import { dot } from "~/ui/dot";
import { Dotted } from "~/ui/dotted";
import { Icon } from "~/ui/icon";
import { type ImageView, Picture, ratioClass } from "~/ui/picture";
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
  /** What is beside its picture, where that is beside the title. */
  children?: ReactNode;
};

/** The logo, on its own or over the foot of the picture. */
function Plate({ logo, className }: { logo: ImageView; className?: string }) {
  return (
    <div
      className={classNames(
        "flex aspect-[3/2] w-32 shrink-0 items-center justify-center rounded-card border border-line p-2 md:w-48 md:p-3",
        className,
      )}
    >
      <Picture image={logo} alt="" sizes="9rem" fit="contain" priority className="w-full" />
    </div>
  );
}

/**
 * The header of a shop's page in one of the mall's three layouts: under a wide picture, logo first, or side by side.
 */
export function ShopHead(shop: ShopHeadProps) {
  const { layout, logo } = shop;
  const isSplit = layout === "split";
  const picture = shop.image ? (
    <Picture
      image={shop.image}
      alt={[shop.name, shop.category].filter(Boolean).join(", ")}
      {...(isSplit ? { ratio: "3/2" } : { frame: `aspect-[3/2] ${wide[ratioClass(shop.ratio)] ?? ""}` })}
      sizes={isSplit ? "(min-width: 64rem) 70rem, 140vw" : "(min-width: 82rem) 77rem, 94vw"}
      priority
      className="rounded-card"
    />
  ) : (
    <DefaultPicture kind="hero" className="w-full rounded-card" />
  );
  if (layout === "logoFirst") {
    return (
      <div className="page mt-6">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          {logo && <Plate logo={logo} className="logo-plate" />}
          <ShopTitle {...shop} />
        </div>
        <div className="mt-8">{picture}</div>
      </div>
    );
  }
  return (
    <div className={classNames("page mt-6", isSplit && "grid gap-x-12 gap-y-6 lg:grid-cols-12")}>
      <div className={classNames("relative", isSplit && "lg:col-span-7")}>
        {picture}
        {logo && (
          <Plate
            logo={logo}
            className="logo-plate absolute -bottom-6 left-4 shadow-lifted md:-bottom-10 md:left-10"
          />
        )}
      </div>
      <div className={isSplit ? "flex max-lg:mt-6 lg:col-span-5" : "mt-12 md:mt-16"}>
        <ShopTitle {...shop} />
      </div>
    </div>
  );
}

function ShopTitle({ name, category, floor, status, children, ...shop }: ShopHeadProps) {
  const { acceptsGiftCards, givesPoints, reactions, tableHref } = shop;
  const { t } = useTranslation("shop");
  return (
    <div className="flex min-w-0 flex-1 basis-72 flex-wrap content-start items-end justify-between gap-x-12 gap-y-6">
      <div className="min-w-0">
        <h1 className="text-display">{name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
          <Dotted text={[category, floor].filter(Boolean).join(dot)} />
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
            {givesPoints && <Benefit icon="star">{t("givesPoints")}</Benefit>}
            {acceptsGiftCards && <Benefit icon="gift">{t("acceptsGiftCards")}</Benefit>}
          </p>
        )}
      </div>
      {children}
      {(reactions || tableHref) && (
        <div className="no-print flex flex-wrap items-start gap-3">
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
  );
}

/** What a customer has of it: quiet, for it can't be pressed. */
const Benefit = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2 rounded-pill border border-line px-3 py-1 text-small">
    <Icon name={icon} className="size-4" />
    {children}
  </span>
);

/** On phones a wide picture would be a strip. */
const wide: Record<string, string> = {
  "aspect-[21/9]": "sm:aspect-[21/9]",
  "aspect-[2/1]": "sm:aspect-[2/1]",
  "aspect-[16/9]": "sm:aspect-[16/9]",
};
