import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { LinkIfAny } from "./link";
import { type ImageView, Picture, ratioClass } from "./picture";
import { withNextWord } from "./with-next-word";

type CardProps = {
  image: ImageView | null;
  ratio: string;
  sizes: string;
  /** Text above the title: a date, a shop. */
  eyebrow?: ReactNode;
  title: string;
  to?: string | null;
  badge?: ReactNode;
  /** The picture is beside the text instead of above it. */
  isWide?: boolean;
  /** Its title is as large as a heading. */
  isLarge?: boolean;
  /** Two are beside each other on a phone. */
  isHalf?: boolean;
  /** On a phone its picture is small, and in front of the text. */
  isRow?: boolean;
  /** Its ratio is that of phones; on other screens it is 3:2. */
  isStory?: boolean;
  /** Flatter than that. */
  isFlat?: boolean;
  /** It is as high as what is beside it: its picture grows. */
  isTall?: boolean;
  /** 3 under a section's heading, 2 directly under the page's. */
  headingLevel?: 2 | 3;
  children?: ReactNode;
};

/** A picture with text below it; the title's link covers the whole card. */
export function Card({
  image,
  ratio,
  sizes,
  eyebrow,
  title,
  to,
  badge,
  isWide = false,
  isLarge = false,
  isHalf = false,
  isRow = false,
  isStory = false,
  isFlat = false,
  isTall = false,
  headingLevel = 3,
  children,
}: CardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article
      className={classNames(
        "group relative flex h-full",
        isWide ? "gap-5" : "flex-col",
        isRow && "not-cramped:max-sm:flex-row max-sm:gap-4",
        isTall && "tall-card",
        isHalf && "half-card",
        isRow && "row-card",
      )}
    >
      {image && (
        <div
          className={classNames(
            "relative overflow-hidden rounded-card",
            isWide && "w-2/5 shrink-0 self-start",
            isRow && "not-cramped:max-sm:w-28 max-sm:shrink-0 max-sm:self-start",
          )}
        >
          <Picture
            image={image}
            alt=""
            frame={classNames(
              ratioClass(ratio),
              isStory && (isFlat ? "sm:aspect-[16/9]" : "sm:aspect-[3/2]"),
              isRow && "max-sm:aspect-square",
            )}
            sizes={sizes}
            className={classNames("rounded-[inherit]", to && "eased group-hover:scale-[1.02]")}
          />
          {badge && <div className="absolute top-3 left-3">{badge}</div>}
        </div>
      )}
      <div
        className={classNames("flex min-w-0 flex-1 flex-col gap-1", !isWide && (isRow ? "sm:pt-4" : "pt-4"))}
      >
        {eyebrow && <p className="text-tiny text-ink-muted">{eyebrow}</p>}
        <Heading className={isLarge ? "text-heading" : "font-text text-card font-semibold tracking-normal"}>
          <LinkIfAny to={to} className="cover-link">
            {withNextWord(title)}
          </LinkIfAny>
        </Heading>
        {children}
      </div>
    </article>
  );
}
