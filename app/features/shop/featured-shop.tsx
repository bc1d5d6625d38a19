import type { ShopTileView } from "~/mall/views/cards/cards.server";
import { Dotted } from "~/ui/dotted";
import { Link } from "~/ui/link";
import { type ImageView, Picture } from "~/ui/picture";
import { OpenNow } from "../cards/cards";

/** A shop with a large picture and what it says of itself. */
export function FeaturedShop({
  name,
  to,
  image,
  about,
  status,
  text,
  frame = "aspect-[3/2]",
}: Omit<ShopTileView, "logo"> & { image: ImageView | null; text: string; frame?: string }) {
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
      <h2 className="mt-5 text-heading">
        <Link to={to} className="cover-link">
          {name}
        </Link>
      </h2>
      <p className="mt-1 text-ink-muted text-small">
        <Dotted text={about} />
      </p>
      <OpenNow status={status} />
      {text && <p className="mt-3 max-w-[52ch]">{text}</p>}
    </article>
  );
}
