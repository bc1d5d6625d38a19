import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Link } from "./link";

type SectionProps = {
  title: string;
  more?: { to: string; label: string } | null;
  /** It only leads on, and is not printed. */
  isOnward?: boolean;
  children: ReactNode;
};

/** A section of a page with its heading and a link to all items. */
export function Section({ title, more, isOnward = false, children }: SectionProps) {
  return (
    <section className={classNames("page section", isOnward && "no-print")}>
      <SectionHeading title={title} more={more ?? null} />
      {children}
    </section>
  );
}

export function SectionHeading({
  title,
  more,
  isSmall = false,
}: {
  title: string;
  more?: { to: string; label: string } | null;
  /** What it heads is what is read: results. */
  isSmall?: boolean;
}) {
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2",
        isSmall ? "mb-5" : "mb-6 md:mb-9",
      )}
    >
      <h2 className={isSmall ? "text-[1.75rem] leading-tight" : "text-title"}>{title}</h2>
      {more && (
        <Link to={more.to} className="action-link min-h-6">
          {more.label}
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
}
