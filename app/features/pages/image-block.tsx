import type { BlockViewOf } from "~/mall/views/pages/blocks.server";
import { Picture } from "~/ui/picture";
import { Prose } from "~/ui/prose";

/** A large picture with its caption. */
export function ImageBlock({ title, text, image }: BlockViewOf<"image">) {
  const isTall = image.height > image.width;
  return (
    <figure className="page my-14 md:my-20">
      <Picture
        image={image}
        alt={title ?? ""}
        frame={isTall ? "aspect-[3/4] sm:aspect-[3/2]" : "aspect-[3/2] sm:aspect-[2/1]"}
        sizes="(min-width: 82rem) 77rem, 94vw"
        className="rounded-card"
      />
      {(title || text) && (
        <figcaption className="mt-4 text-small text-ink-muted">
          {title && <p className="font-semibold text-ink">{title}</p>}
          {text && <Prose html={text} />}
        </figcaption>
      )}
    </figure>
  );
}
