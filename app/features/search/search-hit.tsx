import type { HitView } from "~/mall/views/search/search.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { LinkIfAny } from "~/ui/link";
import { LogoTile } from "~/ui/logo-tile";
import { Picture } from "~/ui/picture";
import { OpenNow, Points, Price } from "../cards/cards";
import { Marked } from "./marked";

/** One result: its picture, the title, and an excerpt around the match; a shop is a tile with what it is. */
export function SearchHit({
  to,
  title,
  text,
  image,
  isLogo,
  icon,
  day,
  shop,
  offer,
  points,
  isBest = false,
  isBeside = false,
  isRow = false,
  isWide = false,
}: HitView & {
  /** The only one of the first group: it is twice as large. */
  isBest?: boolean;
  /** That one beside the group after it: its text is below its picture. */
  isBeside?: boolean;
  /** Alone in its group: as wide as the page. */
  isRow?: boolean;
  /** It takes two columns: the picture one, its text the other. */
  isWide?: boolean;
}) {
  if (shop)
    return (
      <LogoTile logo={shop.logo} name={shop.name} label={<Marked parts={title} />} to={shop.to}>
        <p className="text-tiny text-ink-muted">
          <Marked parts={shop.about} />
        </p>
        <OpenNow status={shop.status} />
        {text && (
          <p className="mt-1 line-clamp-2 text-tiny text-ink-muted">
            <Marked parts={text} />
          </p>
        )}
      </LogoTile>
    );
  return (
    <article
      className={classNames(
        "group relative flex gap-5",
        isRow && "items-center",
        isBest && image && "max-sm:flex-col max-sm:items-start",
        image && (isBeside ? "lg:flex-col" : isRow || isWide ? "lg:gap-6" : "sm:flex-col sm:gap-4"),
      )}
    >
      {image ? (
        <div
          // As wide as a column of four.
          className={classNames(
            "shrink-0",
            isBest
              ? classNames("w-full sm:w-1/2", isBeside && "lg:w-full")
              : isRow
                ? "w-28 sm:w-[calc(50%-0.625rem)] lg:w-[calc(25%-1.125rem)]"
                : isWide
                  ? "w-28 sm:w-[calc(50%-0.625rem)] lg:w-[calc(50%-0.75rem)]"
                  : "w-28 sm:w-full",
          )}
        >
          {isLogo ? (
            <div className="flex aspect-[4/3] items-center justify-center rounded-soft logo-plate p-3 border border-line">
              <Picture image={image} alt="" sizes="6rem" fit="contain" className="w-full" />
            </div>
          ) : (
            <Picture
              image={image}
              alt=""
              frame={
                isBest
                  ? "aspect-[3/2]"
                  : isRow || isWide
                    ? "aspect-square sm:aspect-[3/2]"
                    : "aspect-square sm:aspect-[4/3]"
              }
              sizes={isBest ? "(min-width: 40rem) 40rem, 94vw" : "(min-width: 40rem) 22rem, 7rem"}
              className="rounded-card"
            />
          )}
        </div>
      ) : (
        <div className="flex size-12 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-accent">
          <Icon name={icon} className="size-5" />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        {(day || offer?.shop) && (
          <p className="text-tiny text-ink-muted">
            {day ? <time dateTime={day.date}>{day.text}</time> : offer?.shop}
          </p>
        )}
        {points && <Points text={points} />}
        <h3 className={isBest ? "text-title" : "font-text text-card font-semibold tracking-normal"}>
          <LinkIfAny to={to} className="cover-link">
            <Marked parts={title} />
          </LinkIfAny>
        </h3>
        {text && (
          <p
            className={classNames(
              "mt-1 line-clamp-2 max-w-[60ch] text-ink-muted",
              isBest ? "lg:mt-3 lg:text-card" : "text-small",
            )}
          >
            <Marked parts={text} />
          </p>
        )}
        {offer && (
          <div className="mt-2">
            <Price {...offer} />
          </div>
        )}
      </div>
    </article>
  );
}
