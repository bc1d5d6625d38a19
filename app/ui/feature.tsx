import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { LinkIfAny } from "./link";
import { type ImageView, Picture } from "./picture";
import { withNextWord } from "./with-next-word";

type FeatureProps = {
  image: ImageView | null;
  /** Text above the title: a date, a shop. */
  eyebrow?: ReactNode;
  title: string;
  to?: string | null;
  /** What the title's link leads to, in the shape of a button. */
  action?: string;
  badge?: ReactNode;
  /** The picture is on the right. */
  isMirrored?: boolean;
  /** The picture is as wide as the page, the text below it. */
  isCover?: boolean;
  /** The picture has 8 columns, not 7. */
  isWide?: boolean;
  /** Its words alone, as wide as the page. */
  isPlain?: boolean;
  /** Above the fold. */
  priority?: boolean;
  /** One level below the heading above. */
  headingLevel?: 2 | 3;
  children?: ReactNode;
};

/** One thing with a large picture beside it; the title's link covers all of it. */
export function Feature({
  image,
  eyebrow,
  title,
  to,
  action,
  badge,
  isMirrored,
  isCover = false,
  isWide = false,
  isPlain = false,
  priority = false,
  headingLevel = 3,
  children,
}: FeatureProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article
      className={classNames(
        "group relative grid items-center gap-x-12 gap-y-6 md:grid-cols-12",
        isPlain && "border-accent border-y-2 py-8 md:py-14",
      )}
    >
      {image && !isPlain && (
        <div
          className={classNames(
            "relative overflow-hidden rounded-card",
            isCover ? "md:col-span-12" : isWide ? "md:col-span-8" : "md:col-span-7",
            isMirrored && "md:order-last",
          )}
        >
          <Picture
            image={image}
            alt=""
            frame={isCover ? "aspect-[3/2] md:aspect-[2/1]" : "aspect-[3/2]"}
            sizes={isCover ? "(min-width: 82rem) 77rem, 94vw" : "(min-width: 48rem) 46rem, 92vw"}
            priority={priority}
            className="rounded-[inherit]"
          />
          {badge && <div className="absolute top-4 left-4">{badge}</div>}
        </div>
      )}
      <div
        className={classNames(
          "flex flex-col items-start gap-3 min-w-0",
          isPlain
            ? "md:col-span-10"
            : isCover
              ? "md:col-span-12 md:grid md:grid-cols-12 md:items-end md:gap-x-12"
              : isWide
                ? "md:col-span-4"
                : "md:col-span-5",
        )}
      >
        {eyebrow && (
          <p className={classNames("text-small text-ink-muted", isCover && "md:col-span-12")}>{eyebrow}</p>
        )}
        <Heading
          className={
            isCover
              ? "text-display md:col-span-8"
              : isPlain
                ? "text-display"
                : "text-title md:text-heading lg:text-title"
          }
        >
          <LinkIfAny to={to} className="cover-link underline-offset-8">
            {withNextWord(title)}
          </LinkIfAny>
        </Heading>
        {isCover ? <div className="md:col-span-4 md:text-card">{children}</div> : children}
        {to && action && (
          <span
            aria-hidden="true"
            className="no-print mt-3 inline-flex min-h-12 items-center rounded-pill border border-current px-6 font-semibold"
          >
            {action}
          </span>
        )}
      </div>
    </article>
  );
}
