import type { ShopTileView } from "~/mall/views/cards/cards.server";
import { Dotted } from "~/ui/dotted";
import { Link } from "~/ui/link";
import { type ImageView, Picture } from "~/ui/picture";
import { OpenNow } from "../cards/cards";

/** A shop with a large picture, its logo and what it says of itself. */
export function FeaturedShop({
  name,
  to,
  logo,
  image,
  about,
  status,
  text,
  frame = "aspect-[3/2]",
}: ShopTileView & { image: ImageView | null; text: string; frame?: string }) {
  return (
    <article className="group relative flex h-full flex-col">
      {image && (
        <Picture
          image={image}
          alt=""
          frame={frame}
          sizes="(min-width: 82rem) 38rem, (min-width: 48rem) 46vw, 94vw"
          className="rounded-card"
        />
      )}
      <div className="mt-5 flex items-start gap-5">
        {logo && (
          <div className="flex aspect-[3/2] w-24 shrink-0 items-center justify-center rounded-soft border border-line logo-plate p-2 md:w-28">
            <Picture image={logo} alt="" sizes="7rem" fit="contain" className="w-full" />
          </div>
        )}
        <div className="min-w-0">
          <h2 className="text-heading">
            <Link to={to} className="cover-link">
              {name}
            </Link>
          </h2>
          <p className="mt-1 text-ink-muted text-small">
            <Dotted text={about} />
          </p>
          <OpenNow status={status} />
        </div>
      </div>
      {text && <p className="mt-3 max-w-prose">{text}</p>}
    </article>
  );
}
