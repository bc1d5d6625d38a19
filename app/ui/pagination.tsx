import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Link } from "./link";

type PaginationProps = {
  current: number;
  last: number;
  hrefOfPage: (page: number) => string;
  texts: { label: string; previous: string; next: string; page: (page: number) => string };
};

/**
 * Links to the pages of a list: first, last and those around the current one. A single page between them is a link too;
 * a list of one page has no links.
 */
export function Pagination({ current, last, hrefOfPage, texts }: PaginationProps) {
  if (last <= 1) return null;
  const step =
    "inline-flex size-11 items-center justify-center rounded-full font-semibold hover:bg-surface-sunken";
  return (
    <nav aria-label={texts.label} className="no-print mt-12 flex items-center justify-center gap-1">
      {current > 1 && (
        <Link to={hrefOfPage(current - 1)} rel="prev" aria-label={texts.previous} className={step}>
          <Icon name="chevron-left" />
        </Link>
      )}
      {pagesAround(current, last).map((page, at, pages) => (
        <span key={page} className="contents">
          {page - (pages[at - 1] ?? page - 1) > 1 && <span aria-hidden="true">…</span>}
          <Link
            to={hrefOfPage(page)}
            aria-label={texts.page(page)}
            aria-current={page === current ? "page" : undefined}
            className={classNames(step, page === current && "bg-ink text-surface hover:bg-ink")}
          >
            {page}
          </Link>
        </span>
      ))}
      {current < last && (
        <Link to={hrefOfPage(current + 1)} rel="next" aria-label={texts.next} className={step}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}

function pagesAround(current: number, last: number): number[] {
  const wanted = new Set([1, current - 1, current, current + 1, last]);
  const isOnlyGap = (page: number) => wanted.has(page - 1) && wanted.has(page + 1);
  const pages = Array.from({ length: last }, (_, at) => at + 1);
  return pages.filter((page) => wanted.has(page) || isOnlyGap(page));
}
