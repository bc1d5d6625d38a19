import type { HitView } from "~/mall/views/search/search.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { LinkIfAny } from "~/ui/link";
import { LogoTile } from "~/ui/logo-tile";
import { Picture } from "~/ui/picture";
import { OpenNow } from "../cards/cards";
import { Marked } from "./marked";

/** One result: a small picture, the title, and an excerpt around the match; a shop is a tile with what it is. */
export function SearchHit({
  to,
  title,
  text,
  image,
  isLogo,
  icon,
  day,
  shop,
  isBest = false,
}: HitView & {
  /** The only one of the first group: large. */
  isBest?: boolean;
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
    <article className={classNames("group relative flex gap-5", isBest && "items-center lg:gap-10")}>
      <div className={isBest ? "w-2/5 shrink-0 lg:w-5/12" : "w-24 shrink-0 sm:w-28"}>
        {image && isBest ? (
          <Picture
            image={image}
            alt=""
            frame="aspect-[4/3] lg:aspect-[2/1]"
            sizes="(min-width: 68rem) 32rem, 40vw"
            className="rounded-card"
          />
        ) : image && isLogo ? (
          <div className="flex aspect-[4/3] items-center justify-center rounded-soft logo-plate p-2.5 border border-line">
            <Picture image={image} alt="" sizes="6rem" fit="contain" className="w-full" />
          </div>
        ) : image ? (
          <Picture image={image} alt="" ratio="4/3" sizes="7rem" className="rounded-soft" />
        ) : (
          <div className="flex aspect-[4/3] items-center justify-center rounded-soft bg-surface-sunken text-ink-muted">
            <Icon name={icon} className="size-7" />
          </div>
        )}
      </div>
      <div className="min-w-0 flex-1">
        {day && (
          <p className="text-tiny text-ink-muted">
            <time dateTime={day.date}>{day.text}</time>
          </p>
        )}
        <h3
          className={isBest ? "text-card lg:text-title" : "font-text text-card font-semibold tracking-normal"}
        >
          <LinkIfAny to={to} className="cover-link">
            <Marked parts={title} />
          </LinkIfAny>
        </h3>
        {text && (
          <p className={classNames("mt-1 line-clamp-2 text-ink-muted", isBest ? "lg:mt-3" : "text-small")}>
            <Marked parts={text} />
          </p>
        )}
      </div>
    </article>
  );
}
