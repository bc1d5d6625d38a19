import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { rowsOf } from "~/features/cards/rows-of";
import { DashboardFrame } from "~/features/member/dashboard/dashboard-frame";
import { Favourites, NextFavourite } from "~/features/member/dashboard/favourites";
import { PushOffer } from "~/features/member/push/push-offer";
import { href, hrefOf } from "~/locale/href";
import { useTranslation } from "~/locale/use-translation";
import { favouritesView, isFavouriteKind } from "~/mall/views/member/dashboard/favourites.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadMemberSite } from "~/site/member-site.server";
import { notFound } from "~/site/not-found.server";
import { pageNumber } from "~/site/page-number.server";
import { Button, ButtonLink } from "~/ui/button";
import { ChipRow } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";

export const meta = pageMeta;

/** What was just removed, with an undo. */
const removedId = "removed";

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard-favourites");
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("kind") || null;
  if (asked && !isFavouriteKind(asked)) throw notFound(request);
  const kind = asked && isFavouriteKind(asked) ? asked : null;
  const page = pageNumber(request, searchParams.get("page") ?? "1");
  const view = await favouritesView(site, { kind, page, removed: searchParams.get("removed") });
  if (page > view.lastPage) {
    if (!view.removed) throw notFound(request);
    // The last favourite of the last page was removed.
    searchParams.set("page", String(view.lastPage));
    throw redirect(`${href("dashboard-favourites", null, site.language)}?${searchParams}#${removedId}`);
  }
  return { ...view, head: pageHead(site, "dashboard-favourites", { title: view.title }) };
}

/** What is in a row of four kinds at most, in twelfths of its width. */
const spans = [
  "",
  "md:col-span-1",
  "md:col-span-2",
  "md:col-span-3",
  "md:col-span-4",
  "",
  "md:col-span-6",
  "",
  "md:col-span-8",
  "md:col-span-9",
  "",
  "",
  "md:col-span-12",
];

/** How many there are of all kinds in the row of each: a kind with few leaves the rest of its row to the next. */
function inRowsOf(counts: readonly number[]): number[] {
  const rows: number[][] = [];
  for (const count of counts) {
    const row = rows.at(-1);
    if (row && sumOf(row) + count <= perRow) row.push(count);
    else rows.push([count]);
  }
  return rows.flatMap((row) => row.map(() => sumOf(row)));
}

const perRow = 4;
const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

export default function FavouritesScreen() {
  const view = useLoaderData<typeof loader>();
  const { texts, language, kind, page, removed } = view;
  const { t } = useTranslation();
  const address = (query: Record<string, string | number | null>) =>
    hrefOf("dashboard-favourites", {}, language, { kind, ...query });
  const fieldsOf = (gone: string | null) => ({
    language,
    redirectTo: `${address({ page: page > 1 ? page : null, removed: gone })}${gone ? `#${removedId}` : ""}`,
  });
  const inRows = inRowsOf(view.sections.map(({ items }) => items.length));
  return (
    <DashboardFrame frame={view.frame} title={view.title} lead={view.lead}>
      {removed && (
        <div
          id={removedId}
          role="status"
          className="mb-6 scroll-mt-28 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-soft bg-surface-sunken px-5 py-3"
        >
          <p className="flex items-center gap-3">
            <Icon name="check" className="text-success" />
            {removed.text}
          </p>
          <Form method="post" action="/reactions" preventScrollReset>
            {Object.entries({
              reaction: removed.reaction,
              type: removed.type,
              id: removed.id,
              language,
              redirectTo: address({}),
            }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" kind="secondary">
              <Icon name="undo-2" />
              {texts.undo}
            </Button>
          </Form>
        </div>
      )}
      {view.sections.length > 0 || kind ? (
        <nav aria-label={texts.kinds} className="no-print mb-8">
          <ChipRow
            chips={view.kinds.map(({ to, title, count, isCurrent }) => ({
              to,
              isCurrent,
              label: (
                <>
                  {title} {count !== null && <span className="tabular opacity-80">{count}</span>}
                </>
              ),
            }))}
          />
        </nav>
      ) : null}
      {view.first && <NextFavourite {...view.first} fieldsOf={fieldsOf} />}
      {view.push && <PushOffer offer={view.push} />}
      <div className="grid gap-x-5 md:grid-cols-12">
        {view.sections.map(({ kind: own, title, items, more }, at) => {
          const inRow = kind ? null : (inRows[at] ?? perRow);
          return (
            <section
              key={own}
              className={classNames(
                "mb-14 min-w-0",
                inRow ? spans[(12 / inRow) * items.length] : "md:col-span-12",
              )}
            >
              <div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
                <h2 className="text-heading">{title}</h2>
                {more && (
                  <Link to={more.to} className="action-link min-h-11 text-small">
                    {more.label}
                    <Icon name="arrow-right" />
                  </Link>
                )}
              </div>
              <Favourites
                {...{ items, inRow, fieldsOf }}
                kind={own}
                rows={inRow ? [items.length] : rowsOf(items.length, perRow)}
              />
            </section>
          );
        })}
      </div>
      {view.sections.length === 0 && view.isKnown && (
        <EmptyState icon="heart" title={texts.empty}>
          <p className="max-w-[46ch] text-ink-muted">{texts.emptyHelp}</p>
          <p className="flex flex-wrap justify-center gap-3">
            {view.starts.map(({ to, icon, title }) => (
              <ButtonLink key={to} to={to} kind="secondary">
                <Icon name={icon} />
                {title}
              </ButtonLink>
            ))}
          </p>
        </EmptyState>
      )}
      <Pagination
        current={page}
        last={view.lastPage}
        hrefOfPage={(number) => address({ page: number > 1 ? number : null })}
        texts={{
          label: t("pagination.label"),
          previous: t("pagination.previous"),
          next: t("pagination.next"),
          page: (number) => t("pagination.page", { page: number }),
        }}
      />
    </DashboardFrame>
  );
}
