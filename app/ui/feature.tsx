import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { LinkIfAny } from "./link";
import { type ImageView, Picture } from "./picture";

type FeatureProps = {
  image: ImageView | null;
  /** Text above the title: a date, a shop. */
  eyebrow?: ReactNode;
  title: string;
  to?: string | null;
  /** What the title's link leads to, in the shape of a button. */
  action: string;
  badge?: ReactNode;
  /** The picture is on the right. */
  isMirrored?: boolean;
  children?: ReactNode;
};

/** One thing with a large picture beside it; the title's link covers all of it. */
export function Feature({ image, eyebrow, title, to, action, badge, isMirrored, children }: FeatureProps) {
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-6 md:grid-cols-12">
      {image && (
        <div
          className={classNames(
            "relative overflow-hidden rounded-card md:col-span-7",
            isMirrored && "md:order-last",
          )}
        >
          <Picture
            image={image}
            alt=""
            ratio="3/2"
            sizes="(min-width: 48rem) 46rem, 92vw"
            className="rounded-[inherit]"
          />
          {badge && <div className="absolute top-4 left-4">{badge}</div>}
        </div>
      )}
      <div className="flex flex-col items-start gap-3 md:col-span-5">
        {eyebrow && <p className="text-small text-ink-muted">{eyebrow}</p>}
        <h3 className="text-title">
          <LinkIfAny
            to={to}
            className="after:absolute after:inset-0 group-hover:underline underline-offset-8"
          >
            {title}
          </LinkIfAny>
        </h3>
        {children}
        {to && (
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
