import { useContext } from "react";
import { classNames } from "./class-names";
import { SaveData } from "./save-data";

/** A picture for rendering: its signed URL without a width, its size in pixels, its dominant colour `#rrggbb`. */
export type ImageView = { src: string; width: number; height: number; color: string };

type PictureProps = {
  image: ImageView;
  /** A logo for the dark colour scheme. */
  darkImage?: ImageView | null;
  /** Another picture for phones. */
  phoneImage?: ImageView | null;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** The rendered width, as the `sizes` attribute: `(min-width: 60rem) 25vw, 80vw`. */
  sizes: string;
  /** The ratio of its frame, `4/3`; without one the picture keeps its own. */
  ratio?: string;
  /** Classes of the frame if one ratio is not enough: another one on wide screens. */
  frame?: string | undefined;
  /** Above the fold: loaded eagerly with high priority. */
  priority?: boolean;
  /** `contain` shows all of it (logos), `cover` fills the frame. */
  fit?: "cover" | "contain";
  className?: string;
};

/** Of the widths that the site's image service offers: each further one weighs on every page with pictures. */
const widths = [160, 320, 480, 800, 1200, 1600];

/** A responsive picture in a frame that is reserved and tinted before it has loaded. */
export function Picture({
  image,
  darkImage,
  phoneImage,
  alt,
  sizes,
  ratio,
  frame = ratio && ratioClass(ratio),
  priority = false,
  fit = "cover",
  className,
}: PictureProps) {
  const { src, width, height, color } = image;
  // A logo or a portrait is small everywhere: one width of it serves all screens.
  const isSmall = useContext(SaveData) || fit === "contain" || pixelsOf(sizes) <= 320;
  const smallHref = fit === "contain" && alt ? logoHref : imageHref;
  return (
    <span
      className={classNames(
        "relative block overflow-hidden",
        frame && !priority && "loads-near",
        fit === "cover" && `framed ${tintOf(color)}`,
        frame,
        className,
      )}
    >
      <picture>
        {darkImage && <source media="(prefers-color-scheme: dark)" srcSet={smallHref(darkImage.src, 320)} />}
        {phoneImage && !isSmall && (
          <source
            media="(max-width: 47.99rem)"
            srcSet={`${imageHref(phoneImage.src, 480)} 480w, ${imageHref(phoneImage.src, 800)} 800w`}
            sizes="94vw"
          />
        )}
        <img
          src={isSmall ? smallHref(src, 320) : imageHref(src, 800)}
          {...(!isSmall && { srcSet: sourceSet(image, sizes), sizes })}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? "eager" : "lazy"}
          decoding="async"
          {...(priority && { fetchpriority: "high" })}
          className={classNames(
            frame && "absolute inset-0 size-full",
            fit === "cover" ? "object-cover" : "object-contain",
            // The subject of a photo taken upright is above its middle: a face, what is held.
            fit === "cover" && height / width > 1.4 && "object-[50%_25%]",
          )}
        />
      </picture>
    </span>
  );
}

/** The `srcset` of a picture: the widths that `sizes` needs, none larger than the picture. */
function sourceSet({ src, width }: ImageView, sizes: string): string {
  const needed = Math.min(width, pixelsOf(sizes));
  return widths
    .filter((candidate, at) => candidate > needed / 6 && (at === 0 || (widths[at - 1] ?? 0) < needed))
    .map((candidate) => `${imageHref(src, candidate)} ${candidate}w`)
    .join(", ");
}

/** The largest width in a `sizes` attribute, on a dense screen; shares of the window are those of phones and tablets. */
function pixelsOf(sizes: string): number {
  const largest = (unit: string) =>
    Math.max(
      0,
      ...[...sizes.matchAll(new RegExp(`([\\d.]+)${unit}(?:,|$)`, "g"))].map(([, size]) => Number(size)),
    );
  return Math.max(largest("rem") * 32, largest("vw") * 12);
}

/** A picture's URL in one width. */
export const imageHref = (src: string, width: number): string => `${src}&w=${width}`;

/**
 * The URL of a logo that represents a name: if it fails, browsers render the alternative text and not the placeholder.
 */
export const logoHref = (src: string, width: number): string => `${imageHref(src, width)}&fit=contain`;

const ratios: [ratio: number, className: string][] = [
  [21 / 9, "aspect-[21/9]"],
  [2, "aspect-[2/1]"],
  [16 / 9, "aspect-[16/9]"],
  [3 / 2, "aspect-[3/2]"],
  [4 / 3, "aspect-[4/3]"],
  [1, "aspect-[1/1]"],
  [4 / 5, "aspect-[4/5]"],
  [3 / 4, "aspect-[3/4]"],
];

/** The frame nearest to a ratio from the mall's settings: inline styles are forbidden, so frames are classes. */
export function ratioClass(ratio: string): string {
  const [across = 4, down = 3] = ratio.split("/").map(Number);
  const wanted = across / down;
  return ratios.reduce((best, candidate) =>
    Math.abs(candidate[0] - wanted) < Math.abs(best[0] - wanted) ? candidate : best,
  )[1];
}

/** The class of the tint nearest to a colour. */
function tintOf(color: string): string {
  const [red = 200, green = 200, blue = 200] = (
    /^#[0-9a-f]{6}$/i.test(color) ? (color.slice(1).match(/../g) ?? []) : []
  ).map((pair) => Number.parseInt(pair, 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const isDark = most + Math.min(red, green, blue) < 220;
  if (span < 10) return isDark ? "tint-dark-7" : "tint-light";
  const turn =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  const hue = (turn * 60 + 360) % 360;
  return `tint-${isDark ? "dark-" : ""}${Math.round(hue / 36) % 10}`;
}
