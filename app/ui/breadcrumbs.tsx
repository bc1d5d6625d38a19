import { createContext, useContext } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Link } from "./link";

type Breadcrumb = { title: string; to?: string };

/** Called with the rendered breadcrumbs; the server repeats them as structured data. */
export const BreadcrumbsListener = createContext<((entries: Breadcrumb[]) => void) | null>(null);

/** The path from home to this page; the last entry is the page itself. */
export function Breadcrumbs({ label, entries }: { label: string; entries: Breadcrumb[] }) {
  useContext(BreadcrumbsListener)?.(entries);
  return (
    <nav aria-label={label} className="page no-print pt-6 text-small text-ink-muted">
      <ol className="flex cramped:flex-wrap items-center gap-x-1.5">
        {entries.map(({ title, to }, at) => (
          <li
            key={title}
            className={classNames("flex items-center gap-x-1.5", to ? "not-cramped:shrink-0" : "min-w-0")}
          >
            {at > 0 && <Icon name="chevron-right" className="size-4" />}
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-6 items-center hover:text-ink hover:underline underline-offset-4"
              >
                {title}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
