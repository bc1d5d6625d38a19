import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { usePaginationTexts } from "~/features/cards/use-pagination-texts";
import { SearchHelp } from "~/features/search/search-help";
import { Dining } from "~/features/shop/dining";
import { DirectoryFilterForm } from "~/features/shop/directory-filter-form";
import { type ShopGroup, ShopsGrid } from "~/features/shop/shops-grid";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { helpView } from "~/mall/views/search/search.server";
import { diningView } from "~/mall/views/shop/dining.server";
import { directoryFilter, directoryView, namesOf, nearestShops } from "~/mall/views/shop/directory.server";
import { deserialized, serialized } from "~/navigation/serialized";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ButtonLink } from "~/ui/button";
import { ChipLink } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";

export const handle = { i18n: ["directory"] };

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const filter = directoryFilter(new URL(request.url).searchParams);
  const { shops, ...view } = await directoryView(site, filter);
  if (filter.page > view.lastPage) throw notFound(request);
  const dining =
    filter.isDining && view.isWhole
      ? await diningView(
          site,
          shops.map(({ to }) => to),
        )
      : null;
  const t = translatorOf(site.language);
  const title = filter.isDining ? t("directory:titleDining") : t("directory:title");
  return {
    ...view,
    // The restaurants are in their own view.
    shops: serialized(dining ? [] : shops),
    help:
      view.total === 0
        ? { ...(await helpView(site)), directory: undefined, nearest: await nearestShops(site, filter.q) }
        : null,
    dining,
    filter,
    title,
    head: pageHead(site, "shops-services", {
      title,
      query: {
        ...(filter.isDining && { f: "dine" }),
        ...(filter.page > 1 && { page: String(filter.page) }),
      },
      // The restaurants' tab has texts of its own; the tenant's SEO tags are about the whole directory.
      seo: filter.isDining
        ? {
            title,
            description: t("directory:descriptionDining", { count: view.total, names: namesOf(shops) }),
          }
        : null,
      description: t("directory:description", { count: view.total }),
    }),
  };
}

export default function ShopsServices() {
  const view = useLoaderData<typeof loader>();
  const { title, total, filter, category, categories, floors, lastPage, isWhole } = view;
  const [search] = useSearchParams();
  const texts = usePaginationTexts();
  const language = useLanguage();
  const groups = useMemo(() => byLetter(deserialized(view.shops)), [view.shops]);
  const hrefOfPage = (page: number) =>
    href("shops-services", null, language, { ...Object.fromEntries(search), page: page > 1 ? page : null });
  // Of a directory in pages those of all of them.
  const letters =
    view.letters?.map(({ letter, page }) => ({
      letter,
      to: `${page === filter.page ? "" : hrefOfPage(page)}#letter-${letter}`,
    })) ?? groups.map(({ letter }) => ({ letter, to: `#letter-${letter}` }));
  const { t } = useTranslation("directory");
  const isLoading = useNavigation().state === "loading";
  const { q, page: _, ...narrowings } = filter;
  const isNarrowed =
    !q || Object.values(narrowings).some((value) => value !== null && value !== "" && value !== false);
  return (
    <>
      <Breadcrumbs
        label={t("common:breadcrumbs")}
        entries={[{ title: t("common:bar.home"), to: href("index", null, language) }, { title }]}
      />
      <div className="page pt-6">
        <h1 className="text-display">{title}</h1>
        <DirectoryFilterForm
          {...{ filter, category, categories, floors, isWhole, total }}
          isUnknown={total === 0 && !isNarrowed}
        />
        <p
          role="status"
          className={classNames("mt-4 text-small text-ink-muted md:mt-8", total === 0 && "sr-only")}
        >
          {t("count", { count: total })}
        </p>
        {view.dining && <Dining dining={view.dining} />}
        <div
          className={classNames(
            "mt-4 eased",
            letters.length > 1 && "lg:grid lg:grid-cols-[3rem_1fr] lg:gap-6",
            isLoading && "opacity-50",
          )}
        >
          {letters.length > 1 && (
            <nav
              aria-label={t("letters")}
              className="no-print bleed sticky top-16 z-10 overflow-x-auto bg-surface py-2 lg:top-24 lg:mx-0 lg:self-start lg:overflow-visible lg:p-0"
            >
              <ul className="flex lg:flex-col">
                {letters.map(({ letter, to }) => (
                  <li key={letter}>
                    <a
                      href={to}
                      className="flex size-8 items-center justify-center rounded-full text-small font-semibold text-ink-muted hover:bg-surface-sunken hover:text-ink"
                    >
                      {letter}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <ShopsGrid groups={groups} />
        </div>
        <Pagination current={filter.page} last={lastPage} texts={texts} hrefOfPage={hrefOfPage} />
        {view.help && (
          <>
            <EmptyState title={filter.q ? t("empty.titleOf", { query: filter.q }) : t("empty.title")}>
              <p className="text-ink-muted">{t(isNarrowed ? "empty.help" : "empty.helpOfName")}</p>
              {view.help.nearest.length > 0 && (
                <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  {t("empty.nearest")}
                  {view.help.nearest.map(({ name, to }) => (
                    <ChipLink key={to} to={to}>
                      {name}
                    </ChipLink>
                  ))}
                </p>
              )}
              <ButtonLink to={href("shops-services", null, language)} kind="secondary">
                {t("reset")}
              </ButtonLink>
            </EmptyState>
            <SearchHelp {...view.help} />
          </>
        )}
      </div>
    </>
  );
}

/** A list compresses better than its groups do. */
function byLetter(shops: (ShopGroup["shops"][number] & { letter: string | null })[]) {
  const groups: ShopGroup[] = [];
  for (const { letter, ...shop } of shops) {
    const last = groups.at(-1);
    if (last?.letter === letter) last.shops.push(shop);
    else groups.push({ letter, shops: [shop] });
  }
  return groups;
}
