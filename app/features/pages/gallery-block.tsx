import { type ComponentType, type MouseEvent, useState } from "react";
import { useTranslation } from "~/locale/use-translation";
import type { BlockViewOf } from "~/mall/views/pages/blocks.server";
import { classNames } from "~/ui/class-names";
import { imageHref, Picture } from "~/ui/picture";
import { BlockHead } from "./block-head";
import type { GalleryDialogProps } from "./gallery-dialog";

/**
 * Pictures side by side: a row that snaps on phones, a grid on wide screens. Each is a link to its large version, which
 * opens in a dialog with JavaScript.
 */
export function GalleryBlock({ title, text, images }: Omit<BlockViewOf<"gallery">, "kind">) {
  const { t } = useTranslation("page");
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
      <ul className="snap-row bleed *:w-[86%] sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:p-0 sm:*:w-auto">
        {images.map((image, at) => {
          const isWhole = images.length % 2 === 1 && at === 0;
          return (
            <li key={image.src} className={classNames(isWhole && "sm:col-span-2")}>
              <a
                href={imageHref(image.src, 1600)}
                aria-label={t("gallery.enlarge", { item: at + 1, total: images.length })}
                onClick={(event) => enlarge(event, at)}
                className="block overflow-hidden rounded-card"
              >
                <Picture
                  image={image}
                  alt=""
                  frame={isWhole ? "aspect-[4/3] sm:aspect-[2/1]" : "aspect-[4/3]"}
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
