import type { ReactNode } from "react";
import type { AccessibilityView } from "~/mall/views/visit/accessibility.server";
import { classNames } from "~/ui/class-names";
import { ContentIcon } from "~/ui/content-icon";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";

/** What helps during a visit, by section; `children` is a fact that belongs beside it. */
export function AccessibilityNotes({
  id,
  title,
  notes,
  children,
}: AccessibilityView["sections"][number] & { children?: ReactNode }) {
  const { length } = notes;
  // Three beside a high fact are as high as it below each other.
  const isInRows = length === 3 && Boolean(children);
  /** The first of an odd number is as wide as a row, unless they are full rows of three. */
  const isAcross = (at: number) => at === 0 && length % 2 === 1 && length > 1 && length % 3 > 0 && !isInRows;
  const isInThirds = !children && (isAcross(0) ? length - 1 : length) % 3 === 0;
  return (
    <section id={id} className="page mt-12 scroll-mt-24 md:mt-20">
      <div className="grid gap-x-10 gap-y-8 border-t-2 border-ink pt-6 md:pt-8 lg:grid-cols-12">
        <div className={children ? "lg:col-span-4" : "lg:col-span-full"}>
          <h2 className="text-title hyphens-auto">{title}</h2>
          {children && <div className="mt-6 md:mt-8">{children}</div>}
        </div>
        <ul
          className={classNames(
            "grid content-start gap-x-10 gap-y-8 md:gap-y-10",
            children ? "lg:col-span-8" : "lg:col-span-full",
            !isInRows && "sm:grid-cols-2",
            isInThirds && "lg:grid-cols-3",
          )}
        >
          {notes.map((note, at) => (
            <li
              key={note.title}
              className={classNames(
                "flex gap-4 sm:gap-5",
                !isInRows && !isAcross(at) && "sm:flex-col sm:gap-3",
                isAcross(at) && "border-line sm:col-span-full sm:border-b sm:pb-8",
              )}
            >
              {note.icon && <ContentIcon icon={note.icon} className="mt-0.5 size-7 text-accent" />}
              <div className="min-w-0">
                <h3 className={length === 1 || isAcross(at) ? "text-heading" : "font-semibold text-card"}>
                  {note.title}
                </h3>
                {note.text && (
                  <div className={classNames("mt-2 text-ink-muted", length === 1 && "text-card")}>
                    <Prose html={note.text} />
                  </div>
                )}
                {note.link && (
                  <Link
                    to={note.link.to}
                    className="mt-2 inline-flex min-h-8 items-center font-semibold text-accent underline underline-offset-4"
                  >
                    {note.link.title}
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
