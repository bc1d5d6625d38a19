import { type ComponentType, type MouseEvent, useState } from "react";
import { useTranslation } from "~/locale/use-translation";
import type { BlockViewOf } from "~/mall/views/pages/blocks.server";
import { classNames } from "~/ui/class-names";
import { imageHref, Picture } from "~/ui/picture";
import { rowsOf } from "../cards/rows-of";
import { BlockHead } from "./block-head";
import type { GalleryDialogProps } from "./gallery-dialog";

/** Of the twelve columns. */
const spans: Record<number, string> = {
  12: "sm:col-span-12",
  7: "sm:col-span-7",
  5: "sm:col-span-5",
  6: "sm:col-span-6",
  4: "sm:col-span-4",
};

/** A few are a wide and a narrow one beside each other, in turn; the first of an odd number, and of many, is whole. */
function columnsOf(count: number): number[] {
  if (count <= 5) return [...(count % 2 ? [12] : []), ...[7, 5, 5, 7].slice(0, count - (count % 2))];
  return [12, ...rowsOf(count - 1, 3).flatMap((size) => Array<number>(size).fill(12 / size))];
}

/**
 * Pictures in rows, on phones two beside each other. Each is a link to its large version, which
 * opens in a dialog with JavaScript.
 */
export function GalleryBlock({ title, text, images }: Omit<BlockViewOf<"gallery">, "kind">) {
  const { t } = useTranslation("page");
  const columns = columnsOf(images.length);
  const [shown, setShown] = useState<{ Dialog: ComponentType<GalleryDialogProps>; at: number } | null>(null);

  function enlarge(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import("./gallery-dialog").then(
      ({ GalleryDialog }) => setShown({ Dialog: GalleryDialog, at }),
      () => location.assign(href),
    );
  }

  return (
    <section className="page section">
      <BlockHead {...{ title, text }} />
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-12 sm:gap-4">
        {images.map((image, at) => {
          const span = columns[at] ?? 12;
          const isWhole = span === 12;
          return (
            <li
              key={image.src}
              // The last of those that are two and two is not alone.
              className={classNames(
                spans[span],
                (isWhole || (columns[0] === 12 && at === columns.length - 1 && at % 2 === 1)) &&
                  "max-sm:col-span-2",
              )}
            >
              <a
                href={imageHref(image.src, 1600)}
                aria-label={t("gallery.enlarge", { item: at + 1, total: images.length })}
                onClick={(event) => enlarge(event, at)}
                className="block h-full overflow-hidden rounded-card"
              >
                <Picture
                  image={image}
                  alt=""
                  frame={classNames(
                    "aspect-[4/3]",
                    isWhole && "sm:aspect-[21/9]",
                    span === 7 && "sm:aspect-[3/2]",
                    // As high as the one beside it.
                    span === 5 && "sm:aspect-auto sm:h-full",
                  )}
                  sizes={
                    isWhole
                      ? "(min-width: 82rem) 77rem, 94vw"
                      : "(min-width: 82rem) 70rem, (min-width: 40rem) 85vw, 94vw"
                  }
                  className="eased hover:scale-[1.02]"
                />
              </a>
            </li>
          );
        })}
      </ul>
      {shown && (
        <shown.Dialog
          images={images}
          at={shown.at}
          texts={{
            label: title ?? t("gallery.label"),
            close: t("common:close"),
            previous: t("common:carousel.previous"),
            next: t("common:carousel.next"),
            position: (item) => t("common:carousel.position", { item, total: images.length }),
          }}
          onMove={(at) => setShown({ ...shown, at })}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
