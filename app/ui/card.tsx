import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { LinkIfAny } from "./link";
import { type ImageView, Picture } from "./picture";

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
  headingLevel = 3,
  children,
}: CardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={classNames("group relative flex h-full", isWide ? "gap-5" : "flex-col")}>
      {image && (
        <div
          className={classNames(
            "relative overflow-hidden rounded-card",
            isWide && "w-2/5 shrink-0 self-start",
          )}
        >
          <Picture
            image={image}
            alt=""
            ratio={ratio}
            sizes={sizes}
            className={classNames(
              "rounded-[inherit]",
              to && "transition-transform duration-250 group-hover:scale-[1.02]",
            )}
          />
          {badge && <div className="absolute top-3 left-3">{badge}</div>}
        </div>
      )}
      <div className={classNames("flex min-w-0 flex-1 flex-col gap-1", !isWide && "pt-4")}>
        {eyebrow && <p className="text-tiny text-ink-muted">{eyebrow}</p>}
        <Heading className={isLarge ? "text-heading" : "font-text text-card font-semibold tracking-normal"}>
          <LinkIfAny
            to={to}
            className="inline-block min-h-6 min-w-6 after:absolute after:inset-0 group-hover:underline underline-offset-4"
          >
            {title}
          </LinkIfAny>
        </Heading>
        {children}
      </div>
    </article>
  );
}
