import type { HitView } from "~/mall/views/search/search.server";
import { Icon } from "~/ui/icon";
import { LinkIfAny } from "~/ui/link";
import { LogoTile } from "~/ui/logo-tile";
import { Picture } from "~/ui/picture";
import { OpenNow } from "../cards/cards";
import { Marked } from "./marked";

/** One result: a small picture, the title, and an excerpt around the match; a shop is a tile with what it is. */
export function SearchHit({ to, title, text, image, isLogo, icon, day, shop }: HitView) {
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
    <article className="group relative flex gap-5">
      <div className="w-24 shrink-0 sm:w-28">
        {image && isLogo ? (
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
        <h3 className="font-text text-card font-semibold tracking-normal">
          <LinkIfAny to={to} className="cover-link">
            <Marked parts={title} />
          </LinkIfAny>
        </h3>
        {text && (
          <p className="mt-1 line-clamp-2 text-small text-ink-muted">
            <Marked parts={text} />
          </p>
        )}
      </div>
    </article>
  );
}
