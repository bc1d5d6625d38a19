import { type ComponentType, type MouseEvent, useState } from "react";
import { useTranslation } from "~/locale/use-translation";
import type { BlockViewOf } from "~/mall/views/pages/blocks.server";
import { classNames } from "~/ui/class-names";
import { imageHref, Picture } from "~/ui/picture";
import { rowsOf } from "../cards/rows-of";
import { BlockHead } from "./block-head";
import type { GalleryDialogProps } from "./gallery-dialog";

/** By the number of pictures in a row. */
const spans = ["", "sm:col-span-12", "sm:col-span-6", "sm:col-span-4"];

/**
 * Pictures side by side: a row that snaps on phones, the first as wide as the page above the
 * others on wide screens. Each is a link to its large version, which
 * opens in a dialog with JavaScript.
 */
export function GalleryBlock({ title, text, images }: Omit<BlockViewOf<"gallery">, "kind">) {
  const { t } = useTranslation("page");
  const inRows = [1, ...rowsOf(images.length - 1, 3)].flatMap((size) => Array<number>(size).fill(size));
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
      <ul className="snap-row bleed *:w-[86%] sm:mx-0 sm:grid sm:grid-cols-12 sm:overflow-visible sm:p-0 sm:*:w-auto">
        {images.map((image, at) => {
          const inRow = inRows[at] ?? 1;
          const isWhole = inRow === 1;
          return (
            <li key={image.src} className={classNames(spans[inRow])}>
              <a
                href={imageHref(image.src, 1600)}
                aria-label={t("gallery.enlarge", { item: at + 1, total: images.length })}
                onClick={(event) => enlarge(event, at)}
                className="block overflow-hidden rounded-card"
              >
                <Picture
                  image={image}
                  alt=""
                  frame={isWhole ? "aspect-[4/3] sm:aspect-[21/9]" : "aspect-[4/3]"}
                  sizes={
                    isWhole
                      ? "(min-width: 82rem) 77rem, 94vw"
                      : "(min-width: 82rem) 38rem, (min-width: 40rem) 46vw, 82vw"
                  }
                  className="transition-transform duration-250 hover:scale-[1.02]"
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
