import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { secondsUntilNext } from "~/caching/fill-limit.server";
import { usePaginationTexts } from "~/features/cards/use-pagination-texts";
import { SearchHelp, SearchNow } from "~/features/search/search-help";
import { SearchHit } from "~/features/search/search-hit";
import { SiteSearch } from "~/features/search/site-search";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { searchQuestion, searchView } from "~/mall/views/search/search.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { badRequest, tooManyRequests } from "~/site/bad-request.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ChipRow } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { Pagination } from "~/ui/pagination";
import { SectionHeading } from "~/ui/section";
import { StatePicture } from "~/ui/state-picture";

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const question = searchQuestion(new URL(request.url).searchParams);
  if (!question) throw badRequest();
  const wait = question.q && (await secondsUntilNext(request, "pages"));
  if (wait) throw tooManyRequests(wait);
  const view = await searchView(site, question);
  if (view.page > view.lastPage) throw notFound(request);
  const description = translatorOf(site.language)("search:description");
  return { ...view, head: pageHead(site, "search", { title: view.title, description }) };
}

export default function Search() {
  const view = useLoaderData<typeof loader>();
  const { q, type, page, lastPage, title, lead, status, notice, filter, groups, examples, help, now } = view;
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = usePaginationTexts();
  const hasNothing = q !== "" && lead !== null;
  const isSingle = ({ hits: [hit, ...others] }: (typeof groups)[number]) => others.length === 0 && !hit?.shop;
  // What fits best, and alone does, is large.
  const best = q && groups[0] && isSingle(groups[0]) ? groups[0] : null;
  const singles = groups.filter((group) => group !== best && isSingle(group));
  // Kinds with one result each stand beside each other, where the first of them is.
  const halves = singles.slice(0, singles.length - (singles.length % 2));
  const rows = groups.flatMap((group) =>
    group === halves[0] ? halves : halves.includes(group) ? [] : [group],
  );
  // A category stands beside its shops.
  const beside = best && groups[1]?.hits.some(({ shop }) => shop) ? groups.slice(0, 2) : [];
  return (
    <>
      <Breadcrumbs label={t("breadcrumbs")} entries={[view.home, { title: view.name }]} />
      <div className="page pt-6">
        <div
          className={hasNothing ? "grid items-center gap-x-8 gap-y-6 md:grid-cols-12 lg:gap-x-16" : undefined}
        >
          <div className={hasNothing ? "md:col-span-7" : undefined}>
            <div className={hasNothing ? undefined : "items-baseline justify-between gap-x-12 md:flex"}>
              <h1 className={classNames("break-words", status ? "text-title" : "text-display")}>{title}</h1>
              {lead && (
                <p
                  className={classNames(
                    "mt-4 max-w-[60ch] text-pretty text-ink-muted",
                    !hasNothing && "md:text-card",
                  )}
                >
                  {lead}
                </p>
              )}
            </div>
            <div className="mt-6 md:mt-8">
              <SiteSearch key={q} defaultValue={q} isWide />
            </div>
            {examples.length > 0 && (
              <nav aria-label={view.name} className="no-print mt-5">
                <ChipRow chips={examples} />
              </nav>
            )}
          </div>
          {hasNothing && (
            <StatePicture
              kind="nothing-found"
              className="max-md:order-first max-md:h-28 md:col-span-5 md:min-h-72 md:self-stretch"
            />
          )}
        </div>
        {notice && <p className="mt-6 max-w-[60ch]">{notice}</p>}
        {status && (
          <p role="status" className="mt-6 text-small text-ink-muted">
            {status}
          </p>
        )}
        {filter.chips.length > 0 && (
          <nav aria-label={filter.label} className="no-print mt-3">
            <ChipRow
              chips={filter.chips.map(({ to, isCurrent, name, count }) => ({
                to,
                isCurrent,
                label: (
                  <>
                    {name} <span className="tabular opacity-80">{count}</span>
                  </>
                ),
              }))}
            />
          </nav>
        )}
        <div className="grid gap-x-6 lg:grid-cols-2">
          {rows.map((group) => {
            const { length } = group.hits;
            const isBeside = beside.includes(group);
            const isHalf = isBeside || halves.includes(group);
            const isRow = !isHalf && isSingle(group);
            const isBest = group === best;
            return (
              <section
                key={group.type}
                className={classNames(
                  "mt-10 min-w-0 border-t border-line pt-6 md:mt-12",
                  !isHalf && "lg:col-span-2",
                )}
              >
                {isBest ? (
                  // Its title is as large.
                  <h2 className="sr-only">{group.title}</h2>
                ) : (
                  <SectionHeading title={group.title} more={group.more} isSmall />
                )}
                <ul
                  className={classNames(
                    "grid gap-x-5 gap-y-7 lg:gap-x-6",
                    group.hits.some(({ shop }) => shop) && "not-cramped:grid-cols-2",
                    !isRow && (isHalf ? "sm:grid-cols-2" : "sm:grid-cols-2 lg:grid-cols-4"),
                  )}
                >
                  {group.hits.map((hit, position) => {
                    // Each of a few has its text beside its picture, and what is only read is as wide.
                    const isWide =
                      !hit.shop && (!hit.image || isHalf || length === 2 || (length === 3 && position === 0));
                    return (
                      <li key={hit.id} className={isWide && !isRow ? "sm:col-span-2" : undefined}>
                        <SearchHit {...hit} {...{ isBest, isBeside, isRow, isWide }} />
                      </li>
                    );
                  })}
                </ul>
              </section>
            );
          })}
        </div>
        <Pagination
          current={page}
          last={lastPage}
          texts={texts}
          hrefOfPage={(number) => href("search", null, language, { q, type, page: number })}
        />
        {now && <SearchNow {...now} />}
        {help && <SearchHelp {...help} />}
      </div>
    </>
  );
}
