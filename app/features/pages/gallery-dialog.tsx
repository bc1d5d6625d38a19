import { useEffect, useRef } from "react";
import { Icon } from "~/ui/icon";
import { type ImageView, imageHref } from "~/ui/picture";

export type GalleryDialogProps = {
  images: ImageView[];
  at: number;
  texts: {
    label: string;
    close: string;
    previous: string;
    next: string;
    position: (item: number) => string;
  };
  onMove: (at: number) => void;
  onClose: () => void;
};

/** One picture over the page, as large as the window; arrows and keys navigate, Escape and the backdrop close. */
export function GalleryDialog({ images, at, texts, onMove, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const image = images[at];
  if (!image) return null;
  const move = (steps: number) => onMove((at + steps + images.length) % images.length);
  const control =
    "flex size-12 items-center justify-center rounded-full bg-surface text-ink hover:bg-surface-sunken";
  return (
    <dialog
      ref={dialog}
      aria-label={texts.label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") move(1);
        if (event.key === "ArrowLeft") move(-1);
      }}
      className="m-auto h-dvh max-h-none w-full max-w-none bg-transparent p-4 backdrop:bg-[#000]/85 md:p-10"
    >
      <div className="pointer-events-none flex h-full flex-col items-center justify-center gap-4 *:pointer-events-auto">
        <img
          key={image.src}
          src={imageHref(image.src, 1600)}
          srcSet={`${imageHref(image.src, 800)} 800w, ${imageHref(image.src, 1600)} 1600w`}
          sizes="96vw"
          width={image.width}
          height={image.height}
          alt={texts.position(at + 1)}
          className="min-h-0 w-auto max-w-full flex-initial rounded-card object-contain"
        />
        <div className="flex items-center gap-3">
          {images.length > 1 && (
            <>
              <button type="button" aria-label={texts.previous} onClick={() => move(-1)} className={control}>
                <Icon name="chevron-left" />
              </button>
              <p role="status" className="min-w-20 text-center text-small text-white">
                {texts.position(at + 1)}
              </p>
              <button type="button" aria-label={texts.next} onClick={() => move(1)} className={control}>
                <Icon name="chevron-right" />
              </button>
            </>
          )}
          <button
            type="button"
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
            className={control}
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
    </dialog>
  );
}
